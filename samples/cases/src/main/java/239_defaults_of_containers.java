package c239;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

class Limits {
    private final long[] perSlot = new long[8]; // BUG: default-init
    private final AtomicLong global = new AtomicLong(); // BUG: default-init
    private final Map<String, Long> perUser = new HashMap<>();

    boolean slot(int i, long gapNanos) {
        final long now = System.nanoTime();
        if (now - perSlot[i] < gapNanos) {
            return false;
        }
        perSlot[i] = now;
        return true;
    }

    boolean all(long gapNanos) {
        final long now = System.nanoTime();
        final long last = global.get();
        return now - last >= gapNanos && global.compareAndSet(last, now);
    }

    boolean user(String name, long gapNanos) {
        final long now = System.nanoTime();
        final long last = perUser.getOrDefault(name, 0L); // BUG: default-init
        perUser.put(name, now);
        return now - last >= gapNanos;
    }
}

class LimitsFixed {
    private final Map<String, Long> perUser = new HashMap<>();

    boolean user(String name, long gapNanos) {
        final long now = System.nanoTime();
        final Long last = perUser.put(name, now);
        return last == null || now - last >= gapNanos;
    }
}
