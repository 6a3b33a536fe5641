package c088;

import java.util.ArrayList;
import java.util.List;

class RecentCalls {
    private final List<Long> calledAt = new ArrayList<>();

    void called() {
        calledAt.add(System.nanoTime());
    }

    int since(long windowNanos) {
        final long from = System.nanoTime() - windowNanos;
        int count = 0;
        for (Long at : calledAt) {
            if (at >= from) { // BUG: direct-comparison
                count++;
            }
        }
        return count;
    }
}

class RecentCallsFixed {
    private final List<Long> calledAt = new ArrayList<>();

    void called() {
        calledAt.add(System.nanoTime());
    }

    int since(long windowNanos) {
        final long now = System.nanoTime();
        int count = 0;
        for (Long at : calledAt) {
            if (now - at <= windowNanos) {
                count++;
            }
        }
        return count;
    }
}
