package c214;

class HostStatus {
    private long seenAt = System.nanoTime() / 1_000_000L; // BUG: scaled

    void seen() {
        seenAt = System.nanoTime() / 1_000_000L; // BUG: scaled
    }

    boolean isRecent(long recheckMillis) {
        final long cutoff = System.nanoTime() / 1_000_000L - recheckMillis; // BUG: scaled
        return seenAt >= cutoff; // BUG: direct-comparison
    }
}

class HostStatusFixed {
    private long seenAt = System.nanoTime();

    void seen() {
        seenAt = System.nanoTime();
    }

    boolean isRecent(long recheckMillis) {
        return (System.nanoTime() - seenAt) / 1_000_000L <= recheckMillis;
    }
}
