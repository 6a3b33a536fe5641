package c094;

interface MonoClock {
    long now();
}

class SystemMonoClock implements MonoClock {
    @Override
    public long now() {
        return System.nanoTime();
    }
}

class Probation {
    private final MonoClock clock;
    private final long until;

    Probation(MonoClock clock, long nanos) {
        this.clock = clock;
        this.until = clock.now() + nanos;
    }

    boolean over() {
        return clock.now() >= until; // BUG: direct-comparison
    }
}

class ProbationFixed {
    private final MonoClock clock;
    private final long until;

    ProbationFixed(MonoClock clock, long nanos) {
        this.clock = clock;
        this.until = clock.now() + nanos;
    }

    boolean over() {
        return clock.now() - until >= 0;
    }
}
