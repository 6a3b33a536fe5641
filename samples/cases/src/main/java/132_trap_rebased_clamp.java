package c132;

class Rebased {
    private static final long START = System.nanoTime();

    static long now() {
        return System.nanoTime() - START;
    }

    static long deadline(long delayNanos) {
        final long at = now() + delayNanos;
        return at < 0 ? Long.MAX_VALUE : at;
    }

    boolean isOver(long deadline) {
        return deadline <= now();
    }
}
