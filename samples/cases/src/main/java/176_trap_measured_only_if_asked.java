package c176;

import java.util.ArrayList;
import java.util.List;

/** Two kinds of statistics that may be off; the reading is taken if one is on, and passed on to that one only. */
class CacheReads {
    private final Statistics statistics = new Statistics();
    private final List<Runnable> later = new ArrayList<>();
    private boolean counting;
    private boolean tracing;

    String get(String key) {
        boolean count = counting;
        boolean trace = tracing;
        long start = count || trace ? System.nanoTime() : 0;
        String value = load(key);
        if (count) {
            statistics.count(start, System.nanoTime());
        }
        if (trace) {
            statistics.trace(key, start);
        }
        return value;
    }

    String getLater(String key) {
        final boolean count = counting;
        final long start = count ? System.nanoTime() : 0;
        if (count) {
            later.add(() -> statistics.trace(key, start));
        }
        return load(key);
    }

    private String load(String key) {
        return key.trim();
    }
}

class Statistics {
    private long total;
    private String slowest;
    private long most;

    void count(long start, long end) {
        total += end - start;
    }

    void trace(String key, long start) {
        long took = System.nanoTime() - start;
        if (took > most) {
            most = took;
            slowest = key;
        }
    }

    String slowest() {
        return slowest + " of " + total;
    }
}
