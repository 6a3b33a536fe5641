package c252;

final class Time {
    private Time() {}

    static long elapsedMillis() {
        return System.nanoTime() / 1_000_000; // BUG: scaled
    }
}

class Rounding {
    private final long interval;

    Rounding(long interval) {
        this.interval = interval;
    }

    long next() {
        return up(Time.elapsedMillis());
    }

    private long up(long time) {
        return (time / interval + 1) * interval; // BUG: scaled
    }
}

class RoundingFixed {
    private final long interval;
    private final long origin = System.nanoTime();

    RoundingFixed(long interval) {
        this.interval = interval;
    }

    long next() {
        long elapsed = (System.nanoTime() - origin) / 1_000_000;
        return (elapsed / interval + 1) * interval;
    }
}
