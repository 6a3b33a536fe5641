package c230;

class Heartbeat {
    private long beatAt = System.nanoTime();

    void beat() {
        beatAt = System.nanoTime();
    }

    void reset() {
        beatAt = System.currentTimeMillis(); // BUG: domain-mix
    }

    boolean isLate(long limitNanos) {
        return System.nanoTime() - beatAt > limitNanos;
    }
}

class HeartbeatFixed {
    private long beatAt = System.nanoTime();

    void beat() {
        beatAt = System.nanoTime();
    }

    boolean isLate(long limitNanos) {
        return System.nanoTime() - beatAt > limitNanos;
    }
}
