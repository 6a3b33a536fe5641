package c153;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

class Histogram {
    private final TreeMap<Long, String> byTime = new TreeMap<>();
    private final List<Long> all = new ArrayList<>();
    private long longest;

    void time(String name, Runnable work) {
        final long began = System.nanoTime();
        work.run();
        final long took = System.nanoTime() - began;
        byTime.put(took, name);
        all.add(took);
        Collections.sort(all);
        longest = Math.max(longest, took);
    }
}
