package c157;

class Wheel {
    private static final int SHIFT = 30;

    private long nanos = System.nanoTime();
    private long turned;

    void advance() {
        long before = nanos;
        long now = System.nanoTime();
        nanos = now;
        if (before < 0 && now > 0) {
            before += Long.MAX_VALUE;
            now += Long.MAX_VALUE;
        }
        long delta = (now >>> SHIFT) - (before >>> SHIFT);
        if (delta > 0) {
            turned += delta;
        }
    }
}
