package c128;

import java.util.OptionalLong;

class FlagGuarded {
    private boolean seen;
    private long lastAt;

    boolean quietFor(long nanos) {
        return seen && System.nanoTime() - lastAt >= nanos;
    }

    void seen() {
        lastAt = System.nanoTime();
        seen = true;
    }
}

class NullGuarded {
    private Long lastAt;

    boolean quietFor(long nanos) {
        return lastAt != null && System.nanoTime() - lastAt >= nanos;
    }

    void seen() {
        lastAt = System.nanoTime();
    }
}

class OptionalGuarded {
    private OptionalLong lastAt = OptionalLong.empty();

    boolean quietFor(long nanos) {
        return lastAt.isPresent() && System.nanoTime() - lastAt.getAsLong() >= nanos;
    }

    void seen() {
        lastAt = OptionalLong.of(System.nanoTime());
    }
}

class StateGuarded {
    enum State {
        IDLE,
        RUNNING
    }

    private State state = State.IDLE;
    private long startedAt;

    void start() {
        startedAt = System.nanoTime();
        state = State.RUNNING;
    }

    long elapsed() {
        if (state != State.RUNNING) {
            return 0;
        }
        return System.nanoTime() - startedAt;
    }
}

class StartSeeded {
    private long startedAt;

    void start() {
        startedAt = System.nanoTime();
    }

    long elapsed() {
        return System.nanoTime() - startedAt;
    }
}
