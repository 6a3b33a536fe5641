package c206;

import java.util.concurrent.locks.LockSupport;

class Election {
    private long notBefore; // BUG: default-init

    void delay(long nanos) {
        notBefore = System.nanoTime() + nanos;
    }

    void reset() {
        notBefore = 0; // BUG: sentinel
    }

    void join() {
        if (notBefore != 0) { // BUG: sentinel
            while (System.nanoTime() < notBefore) { // BUG: direct-comparison
                LockSupport.parkNanos(1_000_000L);
            }
        }
    }
}

class ElectionFixed {
    private boolean delayed;
    private long notBefore;

    void delay(long nanos) {
        notBefore = System.nanoTime() + nanos;
        delayed = true;
    }

    void reset() {
        delayed = false;
    }

    void join() {
        while (delayed && System.nanoTime() - notBefore < 0) {
            LockSupport.parkNanos(1_000_000L);
        }
    }
}
