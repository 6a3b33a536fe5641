package c251;

import java.util.concurrent.locks.LockSupport;

class Opener {
    void await(long timeout) {
        long deadline;
        if (timeout == 0) {
            deadline = Long.MAX_VALUE; // BUG: sentinel
        } else {
            deadline = System.nanoTime() + timeout;
        }
        long left;
        while ((left = deadline - System.nanoTime()) > 0) {
            LockSupport.parkNanos(left);
        }
    }
}

class OpenerFixed {
    void await(long timeout) {
        boolean forever = timeout == 0;
        long deadline = System.nanoTime() + timeout;
        long left = timeout;
        while (forever || (left = deadline - System.nanoTime()) > 0) {
            LockSupport.parkNanos(forever ? 1_000_000L : left);
        }
    }
}
