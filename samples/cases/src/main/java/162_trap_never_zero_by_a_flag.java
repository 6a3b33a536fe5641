package c162;

class Attempt {
    private long startedOrZero;

    void start() {
        startedOrZero = System.nanoTime() | 1; // never 0
    }

    void stop() {
        startedOrZero = 0;
    }

    boolean isOlderThan(long nanos) {
        long started = startedOrZero;
        return started != 0 && System.nanoTime() - started > nanos;
    }
}
