package c090;

import java.util.concurrent.atomic.AtomicLongArray;

class ShardThrottle {
    private static final long GAP = 5_000_000_000L;
    private final AtomicLongArray lastRun = new AtomicLongArray(16); // BUG: default-init

    boolean mayRun(int shard) {
        final long now = System.nanoTime();
        final long last = lastRun.get(shard);
        return now - last >= GAP && lastRun.compareAndSet(shard, last, now);
    }
}

class ShardThrottleFixed {
    private static final long GAP = 5_000_000_000L;
    private final AtomicLongArray lastRun = new AtomicLongArray(16);

    ShardThrottleFixed() {
        for (int i = 0; i < lastRun.length(); i++) {
            lastRun.set(i, System.nanoTime() - GAP);
        }
    }

    boolean mayRun(int shard) {
        final long now = System.nanoTime();
        final long last = lastRun.get(shard);
        return now - last >= GAP && lastRun.compareAndSet(shard, last, now);
    }
}
