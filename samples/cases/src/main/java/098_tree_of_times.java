package c098;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.PriorityQueue;
import java.util.TreeMap;

class Alarms {
    private final TreeMap<Long, Runnable> byTime = new TreeMap<>();
    private final PriorityQueue<Long> times = new PriorityQueue<>();

    void add(long delayNanos, Runnable r) {
        final long at = System.nanoTime() + delayNanos;
        byTime.put(at, r); // BUG: ordering
        times.add(at); // BUG: ordering
    }
}

class AlarmsFixed {
    private final TreeMap<Long, Runnable> bySpan = new TreeMap<>();
    private final Deque<Long> inOrder = new ArrayDeque<>();
    private final long origin = System.nanoTime();

    void add(long delayNanos, Runnable r) {
        bySpan.put(System.nanoTime() - origin + delayNanos, r);
        inOrder.add(System.nanoTime());
    }
}
