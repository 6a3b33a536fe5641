package c207;

class Counter {
    private long lastWrite = millisOfNano();

    static long millisOfNano() {
        return System.nanoTime() / 1_000_000L; // BUG: scaled
    }

    void wrote(long at) {
        lastWrite = Math.max(lastWrite, at); // BUG: min-max
    }

    void tick() {
        wrote(millisOfNano());
    }
}

class CounterFixed {
    private long lastWrite = System.nanoTime();

    void tick() {
        final long now = System.nanoTime();
        if (now - lastWrite > 0) {
            lastWrite = now;
        }
    }
}
