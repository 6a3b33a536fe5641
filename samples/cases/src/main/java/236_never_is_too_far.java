package c236;

class Timer {
    private static final long NEVER = Long.MAX_VALUE;
    private long fireAt = System.nanoTime();

    void disarm() {
        fireAt = System.nanoTime() + NEVER; // BUG: horizon
    }

    void arm(boolean repeat, long nanos) {
        fireAt = repeat ? System.nanoTime() + nanos : System.nanoTime() + Long.MAX_VALUE; // BUG: horizon
    }

    boolean fires() {
        return System.nanoTime() - fireAt >= 0;
    }
}

class TimerFixed {
    private boolean armed;
    private long fireAt = System.nanoTime();

    void disarm() {
        armed = false;
    }

    void arm(long nanos) {
        fireAt = System.nanoTime() + nanos;
        armed = true;
    }

    boolean fires() {
        return armed && System.nanoTime() - fireAt >= 0;
    }
}
