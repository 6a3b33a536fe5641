package c255;

class Node {
    private static final long REFRESHING = 1;

    private volatile long written = System.nanoTime() & ~REFRESHING;

    void beginRefresh() {
        written = written | REFRESHING;
    }

    boolean isExpired(long now, long nanos) {
        return (written & ~REFRESHING) + nanos <= now; // BUG: direct-comparison
    }
}

class NodeFixed {
    private static final long REFRESHING = 1;

    private volatile long written = System.nanoTime() & ~REFRESHING;

    void beginRefresh() {
        written = written | REFRESHING;
    }

    boolean isExpired(long now, long nanos) {
        return now - (written & ~REFRESHING) >= nanos;
    }
}
