package c137;

class Grace {
    private static final long SLACK = 5_000_000L;
    private long deadline = System.nanoTime();

    void arm(long nanos) {
        deadline = System.nanoTime() + nanos;
    }

    boolean nearlyOver() {
        return System.nanoTime() - deadline + SLACK > 0;
    }
}
