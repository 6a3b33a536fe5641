package c250;

import java.nio.ByteBuffer;

class Entry implements Comparable<Entry> {
    private final long cachedAt;

    Entry() {
        this(System.nanoTime());
    }

    private Entry(long cachedAt) {
        this.cachedAt = cachedAt;
    }

    static Entry restored(ByteBuffer from) {
        return new Entry(from.getLong());
    }

    long cachedAt() {
        return cachedAt;
    }

    @Override
    public int compareTo(Entry o) {
        return Long.compare(o.cachedAt(), cachedAt()); // BUG: direct-comparison
    }
}

class EntryFixed implements Comparable<EntryFixed> {
    private final long cachedAt = System.nanoTime();

    long cachedAt() {
        return cachedAt;
    }

    @Override
    public int compareTo(EntryFixed o) {
        return Long.signum(o.cachedAt() - cachedAt());
    }
}
