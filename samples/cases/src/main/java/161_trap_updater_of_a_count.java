package c161;

import java.util.concurrent.atomic.AtomicLongFieldUpdater;

class Queue {
    private static final AtomicLongFieldUpdater<Queue> SIZE =
            AtomicLongFieldUpdater.newUpdater(Queue.class, "size");
    private static final AtomicLongFieldUpdater<Queue> CHANGED =
            AtomicLongFieldUpdater.newUpdater(Queue.class, "changed");

    private final long limit;
    private volatile long size;
    private volatile long changed = System.nanoTime();

    Queue(long limit) {
        this.limit = limit;
    }

    boolean offer() {
        if (SIZE.incrementAndGet(this) > limit) {
            SIZE.decrementAndGet(this);
            return false;
        }
        CHANGED.set(this, System.nanoTime());
        return true;
    }

    boolean isEmpty() {
        return size == 0;
    }

    boolean hasRested(long nanos) {
        return System.nanoTime() - changed > nanos;
    }
}
