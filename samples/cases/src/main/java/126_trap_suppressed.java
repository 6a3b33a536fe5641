package c126;

@SuppressWarnings("TickDirectComparison")
class QuietClass {
    private final long startedAt = System.nanoTime();

    boolean before(long at) {
        return startedAt < at; // MISS: direct-comparison (bytecode)
    }

    class Inner {
        boolean after(long at) {
            return startedAt > at; // MISS: direct-comparison (bytecode)
        }
    }
}

class QuietMembers {
    @SuppressWarnings({"unused", "TickDefaultInit"})
    private long lastAt;

    @SuppressWarnings("TickSentinel") private long since = Long.MAX_VALUE; // MISS: sentinel (bytecode)

    @SuppressWarnings("TickMinMax")
    long later(long at) {
        return Math.max(System.nanoTime(), at); // MISS: min-max (bytecode)
    }

    @SuppressWarnings("TickSentinel")
    void begin() {
        if (since == Long.MAX_VALUE) { // MISS: sentinel (bytecode)
            since = System.nanoTime();
        }
    }

    boolean due(long gapNanos) {
        final long now = System.nanoTime();
        if (now - lastAt < gapNanos) { // MISS: default-init (bytecode)
            return false;
        }
        lastAt = now;
        return true;
    }

    boolean late(long at) {
        @SuppressWarnings("TickDirectComparison")
        final boolean late = System.nanoTime() > at; // MISS: direct-comparison (bytecode)
        return late;
    }
}
