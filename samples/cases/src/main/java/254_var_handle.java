package c254;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

class Throttle {
    private static final VarHandle NEXT;

    static {
        try {
            NEXT = MethodHandles.lookup().findVarHandle(Throttle.class, "next", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final long intervalNanos;
    private long next = System.nanoTime();

    Throttle(long intervalNanos) {
        this.intervalNanos = intervalNanos;
    }

    boolean tryAcquire() {
        long now = System.nanoTime();
        long due = (long) NEXT.getAcquire(this);
        return now >= due // BUG: direct-comparison
                && NEXT.compareAndSet(this, due, now + intervalNanos);
    }

    boolean isDue() {
        return System.nanoTime() >= next; // BUG: direct-comparison
    }
}

class ThrottleFixed {
    private static final VarHandle NEXT;

    static {
        try {
            NEXT = MethodHandles.lookup().findVarHandle(ThrottleFixed.class, "next", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final long intervalNanos;
    private long next = System.nanoTime();

    ThrottleFixed(long intervalNanos) {
        this.intervalNanos = intervalNanos;
    }

    boolean tryAcquire() {
        long now = System.nanoTime();
        long due = (long) NEXT.getAcquire(this);
        return now - due >= 0 && NEXT.compareAndSet(this, due, now + intervalNanos);
    }

    boolean isDue() {
        return System.nanoTime() - next >= 0;
    }
}
