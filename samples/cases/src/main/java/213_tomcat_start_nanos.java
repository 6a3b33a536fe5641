package c213;

import java.util.concurrent.locks.LockSupport;

class Writer {
    void write(boolean[] ready, long timeoutNanos) {
        long began = 0; // BUG: sentinel
        while (!ready[0]) {
            if (began > 0) { // BUG: sentinel
                timeoutNanos -= System.nanoTime() - began;
            }
            began = System.nanoTime();
            LockSupport.parkNanos(timeoutNanos);
        }
    }
}

class WriterFixed {
    void write(boolean[] ready, long timeoutNanos) {
        final long began = System.nanoTime();
        while (!ready[0]) {
            LockSupport.parkNanos(timeoutNanos - (System.nanoTime() - began));
        }
    }
}
