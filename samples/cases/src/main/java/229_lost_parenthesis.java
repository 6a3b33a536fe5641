package c229;

class Throttle {
    private static final long GAP = 50_000_000L;
    private long lastSent = System.nanoTime();

    boolean maySend() {
        final long now = System.nanoTime();
        if (now - lastSent + GAP > 0) { // BUG: shape
            lastSent = now;
            return true;
        }
        return false;
    }
}

class ThrottleFixed {
    private static final long GAP = 50_000_000L;
    private long lastSent = System.nanoTime();

    boolean maySend() {
        final long now = System.nanoTime();
        if (now - (lastSent + GAP) > 0) {
            lastSent = now;
            return true;
        }
        return false;
    }
}
