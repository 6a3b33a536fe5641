package c233;

class StatusUpdate {
    private long updatedAt = System.nanoTime();

    void prepare(long[] reply) {
        final long now = System.nanoTime() / 1_000_000L; // BUG: scaled
        reply[0] = now;
        updatedAt = now; // BUG: unit-mix
    }

    void sent() {
        updatedAt = System.nanoTime();
    }

    boolean isDue(long intervalNanos) {
        return System.nanoTime() - updatedAt >= intervalNanos;
    }
}
