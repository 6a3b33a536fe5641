package c145;

import java.util.concurrent.atomic.AtomicLong;

class Gate {
    private final AtomicLong last = new AtomicLong(System.nanoTime());

    boolean pass(long gapNanos) {
        final long now = System.nanoTime();
        final long before = last.get();
        return now - before >= gapNanos && last.compareAndSet(before, now);
    }

    boolean untouchedSince(long reading) {
        return last.get() == reading;
    }
}
