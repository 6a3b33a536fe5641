package c240;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

class Activity {
    private long readAt = System.nanoTime();
    private long wroteAt = System.nanoTime();
    private final AtomicLong earliest = new AtomicLong(System.nanoTime());
    private final List<Long> all = new ArrayList<>();

    void read() {
        readAt = System.nanoTime();
        all.add(readAt);
    }

    void wrote() {
        wroteAt = System.nanoTime();
    }

    long idle() {
        return System.nanoTime() - Math.max(readAt, wroteAt); // BUG: min-max
    }

    long laterOne() {
        return readAt > wroteAt ? readAt : wroteAt; // BUG: min-max
    }

    void offer(long nanos) {
        earliest.accumulateAndGet(System.nanoTime() + nanos, Math::min); // BUG: min-max
    }

    long latest() {
        return all.stream().mapToLong(Long::longValue).max().orElseThrow(); // BUG: min-max
    }
}

class ActivityFixed {
    private long readAt = System.nanoTime();
    private long wroteAt = System.nanoTime();

    long idle() {
        return System.nanoTime() - (readAt - wroteAt > 0 ? readAt : wroteAt);
    }
}
