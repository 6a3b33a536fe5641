package c244;

import java.util.concurrent.atomic.AtomicLong;

abstract class Clock {
    abstract long relativeNanos();
}

final class SystemClock extends Clock {
    @Override
    long relativeNanos() {
        return System.nanoTime();
    }
}

final class SettableClock extends Clock {
    private final AtomicLong now = new AtomicLong();

    @Override
    long relativeNanos() {
        return now.get();
    }

    void advance(long nanos) {
        now.addAndGet(nanos);
    }
}

class Idleness {
    private final Clock clock;
    private long idleSince; // BUG: default-init

    Idleness(Clock clock) {
        this.clock = clock;
    }

    void active() {
        idleSince = 0; // BUG: sentinel
    }

    boolean isIdle(long nanos) {
        if (idleSince == 0) { // BUG: sentinel
            idleSince = clock.relativeNanos();
            return false;
        }
        return clock.relativeNanos() - idleSince > nanos;
    }
}

class IdlenessFixed {
    private final Clock clock;
    private boolean idle;
    private long idleSince;

    IdlenessFixed(Clock clock) {
        this.clock = clock;
    }

    void active() {
        idle = false;
    }

    boolean isIdle(long nanos) {
        if (!idle) {
            idleSince = clock.relativeNanos();
            idle = true;
            return false;
        }
        return clock.relativeNanos() - idleSince > nanos;
    }
}
