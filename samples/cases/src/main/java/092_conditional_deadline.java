package c092;

class Handshake {
    private final long firstAt = System.nanoTime();
    private long lastAt = firstAt;

    void heard() {
        lastAt = System.nanoTime();
    }

    boolean overdue(boolean established, long limitNanos) {
        final long from = established ? lastAt : firstAt;
        return from + limitNanos < System.nanoTime(); // BUG: direct-comparison
    }
}

class HandshakeFixed {
    private final long firstAt = System.nanoTime();
    private long lastAt = firstAt;

    void heard() {
        lastAt = System.nanoTime();
    }

    boolean overdue(boolean established, long limitNanos) {
        final long from = established ? lastAt : firstAt;
        return System.nanoTime() - from > limitNanos;
    }
}
