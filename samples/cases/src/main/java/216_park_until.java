package c216;

import java.util.concurrent.locks.LockSupport;

class Idler {
    private long wakeAt = System.nanoTime();

    void idle(long nanos) {
        wakeAt = System.nanoTime() + nanos;
        LockSupport.parkNanos(wakeAt); // BUG: absolute-duration
    }
}

class IdlerFixed {
    private long wakeAt = System.nanoTime();

    void idle(long nanos) {
        wakeAt = System.nanoTime() + nanos;
        LockSupport.parkNanos(wakeAt - System.nanoTime());
    }
}
