package c223;

class Limiter {
    long deadline(long timeoutNanos) {
        final long at = System.nanoTime() + timeoutNanos;
        return at > 0 ? at : Long.MAX_VALUE; // BUG: exact-arithmetic
    }

    boolean isOver(long timeoutNanos, long[] kept) {
        kept[0] = deadline(timeoutNanos);
        return System.nanoTime() - kept[0] >= 0;
    }
}
