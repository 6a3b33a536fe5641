package c089;

import java.util.OptionalLong;

class CallOptions {
    private OptionalLong deadline = OptionalLong.empty();

    void timeout(long nanos) {
        deadline = OptionalLong.of(System.nanoTime() + nanos);
    }

    boolean expired() {
        return deadline.isPresent() && deadline.getAsLong() < System.nanoTime(); // BUG: direct-comparison
    }
}

class CallOptionsFixed {
    private OptionalLong deadline = OptionalLong.empty();

    void timeout(long nanos) {
        deadline = OptionalLong.of(System.nanoTime() + nanos);
    }

    boolean expired() {
        return deadline.isPresent() && deadline.getAsLong() - System.nanoTime() < 0;
    }
}
