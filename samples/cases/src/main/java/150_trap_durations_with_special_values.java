package c150;

class Timeouts {
    boolean await(long timeoutNanos) throws InterruptedException {
        if (timeoutNanos == 0 || timeoutNanos == Long.MAX_VALUE) {
            return true;
        }
        final long limit = Math.min(Math.max(timeoutNanos, 0), 1_000_000_000L);
        final long began = System.nanoTime();
        while (System.nanoTime() - began < limit) {
            Thread.sleep(1);
        }
        return timeoutNanos > 0;
    }
}
