package c253;

import java.util.concurrent.atomic.AtomicLongFieldUpdater;

class Session {
    private static final AtomicLongFieldUpdater<Session> TOUCHED =
            AtomicLongFieldUpdater.newUpdater(Session.class, "touched");

    private final long idleNanos;
    private volatile long touched = System.nanoTime();

    Session(long idleNanos) {
        this.idleNanos = idleNanos;
    }

    void touch() {
        TOUCHED.lazySet(this, System.nanoTime());
    }

    boolean isIdle(long now) {
        return now > touched + idleNanos; // BUG: direct-comparison
    }

    boolean isNewerThan(Session other) {
        return TOUCHED.get(this) > TOUCHED.get(other); // BUG: direct-comparison
    }
}

class SessionFixed {
    private static final AtomicLongFieldUpdater<SessionFixed> TOUCHED =
            AtomicLongFieldUpdater.newUpdater(SessionFixed.class, "touched");

    private final long idleNanos;
    private volatile long touched = System.nanoTime();

    SessionFixed(long idleNanos) {
        this.idleNanos = idleNanos;
    }

    void touch() {
        TOUCHED.lazySet(this, System.nanoTime());
    }

    boolean isIdle(long now) {
        return now - touched > idleNanos;
    }

    boolean isNewerThan(SessionFixed other) {
        return TOUCHED.get(this) - TOUCHED.get(other) > 0;
    }
}
