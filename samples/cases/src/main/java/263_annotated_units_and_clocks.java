package c263;

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

class Heartbeats {
    private @Tick(unit = "millis") long lastAt;
    private @Tick(clock = "disk") long flushedAt;

    Heartbeats(@Tick(unit = "millis") long now, @Tick(clock = "disk") long flushed) {
        lastAt = now;
        flushedAt = flushed;
    }

    void beat() {
        lastAt = System.nanoTime(); // BUG: unit-mix
    }

    void imported() {
        lastAt = System.currentTimeMillis(); // BUG: domain-mix
    }

    void received(@Tick(clock = "net") long at) {
        flushedAt = at; // BUG: domain-mix
    }

    boolean isLate(@Tick(clock = "net") long at, long limit) {
        return at - flushedAt > limit; // BUG: domain-mix
    }
}

class HeartbeatsFixed {
    private @Tick(unit = "nanos") long lastAt = System.nanoTime();
    private @Tick(clock = "disk") long flushedAt;

    HeartbeatsFixed(@Tick(clock = "disk") long flushed) {
        flushedAt = flushed;
    }

    void beat() {
        lastAt = System.nanoTime();
    }

    void flushed(@Tick(clock = "disk") long at) {
        flushedAt = at;
    }

    boolean isLate(@Tick(clock = "disk") long at, long limit) {
        return at - flushedAt > limit && System.nanoTime() - lastAt > TimeUnit.MILLISECONDS.toNanos(5);
    }
}
