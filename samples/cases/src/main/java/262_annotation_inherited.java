package c262;

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

interface Meter {
    @Tick long read();

    void mark(@Tick long at, @TickSpan long took);
}

abstract class Board implements Meter {
    @Override
    public abstract long read();
}

class Window extends Board {
    private long opensAt;
    private long worst;

    Window(long opensAt) {
        this.opensAt = opensAt;
    }

    @Override
    public long read() {
        return opensAt;
    }

    @Override
    public void mark(long at, long took) {
        if (at < opensAt) { // BUG: direct-comparison
            return;
        }
        if (took > worst) {
            worst = took;
        }
    }
}

class Users {
    static boolean isOpen(Window window, long limit) {
        return window.read() <= limit; // BUG: direct-comparison
    }

    static void took(Window window, @Tick long start, @Tick long end) {
        window.mark(end - start, end - start); // BUG: absolute-duration
    }
}

class UsersFixed {
    static boolean isOpen(Window window, long limit) {
        return window.read() - limit <= 0;
    }

    static void took(Window window, @Tick long start, @Tick long end) {
        window.mark(end, end - start);
    }
}
