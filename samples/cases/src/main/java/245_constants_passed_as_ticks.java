package c245;

class Stats {
    private final long startedAt = System.nanoTime();
    private long ages;

    void evicted(long cachedAt) {
        if (cachedAt > startedAt) { // BUG: direct-comparison
            ages += cachedAt - startedAt;
        }
    }
}

class Cache {
    private final Stats stats = new Stats();

    void evict() {
        stats.evicted(System.nanoTime());
    }

    void evictUnknown() {
        stats.evicted(0); // BUG: sentinel
    }

    void evictAll() {
        stats.evicted(Long.MAX_VALUE); // BUG: sentinel
    }
}

class StatsFixed {
    private final long startedAt = System.nanoTime();
    private long ages;
    private int unknown;

    void evicted(long cachedAt) {
        if (cachedAt - startedAt > 0) {
            ages += cachedAt - startedAt;
        }
    }

    void evictedUnknown() {
        unknown++;
    }
}

class CacheFixed {
    private final StatsFixed stats = new StatsFixed();

    void evict() {
        stats.evicted(System.nanoTime());
    }

    void evictAll() {
        stats.evictedUnknown();
    }
}
