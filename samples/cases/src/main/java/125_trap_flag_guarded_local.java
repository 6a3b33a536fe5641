package c125;

import java.util.function.LongConsumer;

class OptionalTiming {
    private final boolean on;
    private final LongConsumer sink;

    OptionalTiming(boolean on, LongConsumer sink) {
        this.on = on;
        this.sink = sink;
    }

    void run(Runnable work) {
        final long t0 = on ? System.nanoTime() : 0;
        work.run();
        if (on) {
            sink.accept(System.nanoTime() - t0);
        }
    }

    void runAll(Iterable<Runnable> all) {
        long t0 = 0L;
        if (on) {
            t0 = System.nanoTime();
        }
        for (Runnable work : all) {
            work.run();
        }
        if (on) {
            sink.accept(System.nanoTime() - t0);
        }
    }

    void runTraced(Runnable work, boolean trace) {
        final boolean timed = on && trace;
        final long t0 = timed ? System.nanoTime() : -1;
        try {
            work.run();
        } finally {
            if (timed) {
                sink.accept(System.nanoTime() - t0);
            }
        }
    }
}
