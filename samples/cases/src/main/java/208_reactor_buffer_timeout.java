package c208;

import java.util.ArrayDeque;

class TimedBuffer {
    private final ArrayDeque<Long> stamps = new ArrayDeque<>();

    void offer() {
        stamps.add(System.nanoTime());
    }

    int evict(long ttlNanos) {
        int evicted = 0;
        final long oldest = System.nanoTime() - ttlNanos;
        while (!stamps.isEmpty()) {
            final long stamp = stamps.peek();
            if (stamp > oldest) { // BUG: direct-comparison
                break;
            }
            stamps.poll();
            evicted++;
        }
        return evicted;
    }
}

class TimedBufferFixed {
    private final ArrayDeque<Long> stamps = new ArrayDeque<>();

    void offer() {
        stamps.add(System.nanoTime());
    }

    int evict(long ttlNanos) {
        int evicted = 0;
        final long now = System.nanoTime();
        while (!stamps.isEmpty()) {
            final long stamp = stamps.peek();
            if (now - stamp < ttlNanos) {
                break;
            }
            stamps.poll();
            evicted++;
        }
        return evicted;
    }
}
