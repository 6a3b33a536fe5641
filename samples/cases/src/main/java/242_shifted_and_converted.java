package c242;

import java.util.concurrent.TimeUnit;

class Ages {
    private final double born = System.nanoTime() / 1e9; // BUG: scaled
    private long coarse = System.nanoTime() >> 20; // BUG: scaled

    double seconds() {
        return System.nanoTime() / 1e9 - born; // BUG: scaled
    }

    long ticks() {
        final long now = System.nanoTime() >> 20; // BUG: scaled
        final long passed = now - coarse;
        coarse = now;
        return passed;
    }

    long millisSince(long began) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime()) - began; // BUG: scaled
    }
}

class AgesFixed {
    private final long born = System.nanoTime();

    double seconds() {
        return (System.nanoTime() - born) / 1e9;
    }
}
