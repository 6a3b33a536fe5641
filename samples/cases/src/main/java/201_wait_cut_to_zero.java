package c201;

import java.util.concurrent.TimeUnit;

class Latch {
    private final Object lock = new Object();
    private boolean open;

    boolean await(long timeoutNanos) throws InterruptedException {
        final long deadline = System.nanoTime() + timeoutNanos;
        synchronized (lock) {
            while (!open) {
                long remaining = deadline - System.nanoTime();
                if (remaining <= 0) {
                    return false;
                }
                lock.wait(TimeUnit.NANOSECONDS.toMillis(remaining)); // BUG: infinite-wait
            }
            return true;
        }
    }
}

class LatchFixed {
    private final Object lock = new Object();
    private boolean open;

    boolean await(long timeoutNanos) throws InterruptedException {
        final long deadline = System.nanoTime() + timeoutNanos;
        synchronized (lock) {
            while (!open) {
                long remaining = deadline - System.nanoTime();
                if (remaining <= 0) {
                    return false;
                }
                TimeUnit.NANOSECONDS.timedWait(lock, remaining);
            }
            return true;
        }
    }
}
