package c203;

import java.io.IOException;
import java.nio.channels.Selector;

class Loop {
    private long wakeAt = System.nanoTime();

    void plan(long nanos) {
        wakeAt = System.nanoTime() + nanos;
    }

    int poll(Selector selector) throws IOException {
        final long millis = (wakeAt - System.nanoTime()) / 1_000_000L;
        return selector.select(Math.max(millis, 0)); // BUG: infinite-wait
    }
}

class LoopFixed {
    private long wakeAt = System.nanoTime();

    void plan(long nanos) {
        wakeAt = System.nanoTime() + nanos;
    }

    int poll(Selector selector) throws IOException {
        final long millis = (wakeAt - System.nanoTime()) / 1_000_000L;
        return millis <= 0 ? selector.selectNow() : selector.select(millis);
    }
}
