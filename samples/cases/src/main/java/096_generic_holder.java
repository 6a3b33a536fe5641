package c096;

class Timed<T> {
    private final T value;

    Timed(T value) {
        this.value = value;
    }

    T value() {
        return value;
    }
}

class Heartbeat {
    private Timed<Long> last = new Timed<>(System.nanoTime());

    void beat() {
        last = new Timed<>(System.nanoTime());
    }

    boolean stale(long limitNanos) {
        return last.value() + limitNanos < System.nanoTime(); // BUG: direct-comparison
    }
}

class HeartbeatFixed {
    private Timed<Long> last = new Timed<>(System.nanoTime());

    void beat() {
        last = new Timed<>(System.nanoTime());
    }

    boolean stale(long limitNanos) {
        return System.nanoTime() - last.value() > limitNanos;
    }
}
