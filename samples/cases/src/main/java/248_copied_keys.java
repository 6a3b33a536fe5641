package c248;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class Buckets {
    private final Map<Long, String> byExpiry = new ConcurrentHashMap<>();

    void add(String name, long ttl) {
        byExpiry.put(System.nanoTime() + ttl, name);
    }

    List<Long> sorted() {
        List<Long> keys = new ArrayList<>(byExpiry.keySet());
        Collections.sort(keys); // BUG: ordering
        return keys;
    }
}

class BucketsFixed {
    private final Map<Long, String> byExpiry = new ConcurrentHashMap<>();

    void add(String name, long ttl) {
        byExpiry.put(System.nanoTime() + ttl, name);
    }

    List<Long> sorted() {
        List<Long> keys = new ArrayList<>(byExpiry.keySet());
        keys.sort((a, b) -> Long.signum(a - b));
        return keys;
    }
}
