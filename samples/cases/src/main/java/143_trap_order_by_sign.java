package c143;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

class Timers {
    private final PriorityQueue<Long> queue = new PriorityQueue<>((a, b) -> Long.compare(a - b, 0));
    private final List<Long> list = new ArrayList<>();

    void add(long nanos) {
        queue.add(System.nanoTime() + nanos);
        list.add(System.nanoTime());
        list.sort((a, b) -> Long.signum(a - b));
    }

    long earlier(long a, long b) {
        return a - b < 0 ? a : b;
    }

    long next(long other) {
        final long head = queue.peek();
        return earlier(head, other + System.nanoTime());
    }
}
