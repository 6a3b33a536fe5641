package c160;

class Phases {
    private static final long MASK = (1L << 30) - 1;

    private long fireAt = System.nanoTime();

    void pace(long delay) {
        long now = System.nanoTime();
        long phase = now & MASK;
        if (phase > MASK / 2) {
            fireAt = now + delay - phase;
        }
        if (now - fireAt >= 0) {
            fireAt = now + delay;
        }
    }
}
