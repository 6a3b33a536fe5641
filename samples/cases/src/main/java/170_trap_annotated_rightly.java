package c170;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.concurrent.TimeUnit;

@Retention(RetentionPolicy.CLASS)
@Target({
    ElementType.FIELD,
    ElementType.LOCAL_VARIABLE,
    ElementType.METHOD,
    ElementType.PARAMETER,
    ElementType.TYPE_USE
})
@interface Tick {
    String clock() default "";

    String unit() default "";
}

@Retention(RetentionPolicy.CLASS)
@Target({
    ElementType.FIELD,
    ElementType.LOCAL_VARIABLE,
    ElementType.METHOD,
    ElementType.PARAMETER,
    ElementType.TYPE_USE
})
@interface TickSpan {}

/** A clock that starts when the program does is a span, and may be called a tick. */
class Uptime {
    private static final long ORIGIN = System.nanoTime();

    static @Tick long now() {
        return System.nanoTime() - ORIGIN;
    }

    static boolean isPast(@Tick long deadline) {
        return now() - deadline >= 0;
    }

    static boolean soon() {
        @Tick long now = now();
        return isPast(now + 5);
    }
}

class ManualClock {
    private @Tick long now;

    ManualClock(@Tick long start) {
        now = start;
    }

    void advance(@TickSpan long by) {
        now += by;
    }

    @Tick long read() {
        return now;
    }

    static ManualClock atZero() {
        return new ManualClock(0);
    }
}

class Stopped {
    private static final @TickSpan long NEVER = Long.MAX_VALUE;

    private @TickSpan long limit = -1;
    private @Tick long lastAt;
    private boolean seen;

    void touch() {
        lastAt = System.nanoTime();
        seen = true;
    }

    boolean isOver() {
        return seen && limit > 0 && limit != NEVER && System.nanoTime() - lastAt >= limit;
    }

    void limit(@TickSpan long nanos) {
        limit = nanos == 0 ? NEVER : nanos;
    }

    static Stopped endless() {
        Stopped s = new Stopped();
        s.limit(0);
        return s;
    }
}

class Units {
    private @Tick(unit = "nanos") long at = System.nanoTime();
    private @Tick(clock = "game") int stamp;

    void beat(@Tick(clock = "game") int ticks) {
        at = System.nanoTime();
        stamp = ticks;
    }

    int since(@Tick(clock = "game") int ticks) {
        return ticks - stamp;
    }

    boolean isLate(@TickSpan long limit) {
        @TickSpan long took = System.nanoTime() - at;
        return took > limit || took > TimeUnit.SECONDS.toNanos(1);
    }
}
