package c099;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.FIELD})
@interface Tick {}

interface StepClock {
    @Tick
    long now();
}

class ManualClock implements StepClock {
    private @Tick long reading = 0;

    @Override
    public long now() {
        return reading;
    }

    void startAt(long first) {
        reading = first;
    }

    void step(long nanos) {
        reading += nanos;
    }
}

class Countdown {
    private final StepClock clock;
    private long armedAt;

    Countdown(StepClock clock) {
        this.clock = clock;
        this.armedAt = clock.now();
    }

    void arm() {
        armedAt = clock.now();
    }

    boolean over(long nanos) {
        return clock.now() - armedAt >= nanos;
    }

    boolean armedBeforeTheEpoch() {
        return armedAt < 0; // BUG: sentinel
    }

    static Countdown onManualClock() {
        final ManualClock clock = new ManualClock();
        clock.startAt(-1);
        return new Countdown(clock);
    }
}
