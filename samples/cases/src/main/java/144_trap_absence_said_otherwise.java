package c144;

import java.util.OptionalLong;

class Known {
    private enum State { IDLE, RUNNING }

    private State state = State.IDLE;
    private long since;
    private Long boxed;
    private OptionalLong optional = OptionalLong.empty();
    private int readings;
    private long counted;

    void run() {
        since = System.nanoTime();
        state = State.RUNNING;
        boxed = System.nanoTime();
        optional = OptionalLong.of(System.nanoTime());
        counted = System.nanoTime();
        readings++;
    }

    long age() {
        if (state == State.RUNNING) {
            return System.nanoTime() - since;
        }
        if (boxed != null) {
            return System.nanoTime() - boxed;
        }
        if (optional.isPresent()) {
            return System.nanoTime() - optional.getAsLong();
        }
        return readings > 0 ? System.nanoTime() - counted : 0;
    }
}
