package c260;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.CLASS)
@Target({
    ElementType.FIELD,
    ElementType.LOCAL_VARIABLE,
    ElementType.METHOD,
    ElementType.PARAMETER,
    ElementType.TYPE_USE
})
@interface Tick {}

@Retention(RetentionPolicy.CLASS)
@Target({
    ElementType.FIELD,
    ElementType.LOCAL_VARIABLE,
    ElementType.METHOD,
    ElementType.PARAMETER,
    ElementType.TYPE_USE
})
@interface TickSpan {}

class Retry {
    private static final long BACKOFF_NANOS = 50_000_000L;

    private @Tick long nextAt = System.nanoTime();
    private @TickSpan long pause = BACKOFF_NANOS;

    void failed(@TickSpan long backoff) {
        pause = backoff;
        nextAt = backoff; // BUG: absolute-duration
    }

    void longer() {
        pause = System.nanoTime() + 2 * pause; // BUG: absolute-duration
    }

    @TickSpan long remaining() {
        return nextAt; // BUG: absolute-duration
    }

    @Tick long nextAt() {
        long left = nextAt - System.nanoTime();
        return left; // BUG: absolute-duration
    }

    boolean isDue(@Tick long now) {
        return now - nextAt >= 0;
    }
}

class Retries {
    private final Retry retry = new Retry();
    private @Tick long startedAt = System.nanoTime();

    boolean poll() {
        long elapsed = System.nanoTime() - startedAt;
        return retry.isDue(elapsed); // BUG: absolute-duration
    }

    void failed() {
        retry.failed(System.nanoTime()); // BUG: absolute-duration
    }

    void restart() {
        startedAt = System.nanoTime();
    }
}

class RetryFixed {
    private @Tick long nextAt = System.nanoTime();
    private @TickSpan long pause = 50_000_000L;

    void failed(@TickSpan long backoff) {
        pause = backoff;
        nextAt = System.nanoTime() + backoff;
    }

    @TickSpan long remaining() {
        return nextAt - System.nanoTime();
    }

    @Tick long nextAt() {
        return nextAt + pause;
    }

    boolean isDue(@Tick long now) {
        return now - nextAt >= 0;
    }
}

class RetriesFixed {
    private final RetryFixed retry = new RetryFixed();

    boolean poll() {
        return retry.isDue(System.nanoTime());
    }
}
