package c133;

class Anchored {
    private final long offset;
    private final long wallAnchor;
    private final long tickAnchor;

    Anchored() {
        final long wall = System.currentTimeMillis() * 1_000_000L;
        final long tick = System.nanoTime();
        offset = wall - tick;
        wallAnchor = wall;
        tickAnchor = tick;
    }

    long epochNanos() {
        return System.nanoTime() + offset;
    }

    long sameByAnchors() {
        return wallAnchor + (System.nanoTime() - tickAnchor);
    }

    long id() {
        return Long.reverse(System.nanoTime()) ^ System.currentTimeMillis();
    }
}
