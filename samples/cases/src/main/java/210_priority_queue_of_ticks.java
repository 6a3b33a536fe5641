package c210;

import java.util.PriorityQueue;
import java.util.TreeMap;

class Alarms {
    private final PriorityQueue<Long> queue = new PriorityQueue<>();
    private final TreeMap<Long, Runnable> tasks = new TreeMap<>();

    void at(long delayNanos, Runnable task) {
        final long when = System.nanoTime() + delayNanos;
        queue.add(when); // BUG: ordering
        tasks.put(when, task); // BUG: ordering
    }
}

class AlarmsFixed {
    private final PriorityQueue<Long> queue = new PriorityQueue<>((a, b) -> Long.signum(a - b));

    void at(long delayNanos) {
        queue.add(System.nanoTime() + delayNanos);
    }
}
