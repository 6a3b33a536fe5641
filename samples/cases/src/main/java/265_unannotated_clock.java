package c265;

class FrameClock {
    long frameAt = System.nanoTime(); // BUG: unannotated
    private long lastAt = System.nanoTime();

    static long now() { return System.nanoTime(); } // BUG: unannotated

    boolean isDue(long now, long gap) { return now - lastAt >= gap; } // BUG: unannotated

    long age() {
        return System.nanoTime() - lastAt;
    }

    long ownReading() {
        return lastAt;
    }

    boolean isFresh() {
        return ownReading() - lastAt >= 0;
    }
}
