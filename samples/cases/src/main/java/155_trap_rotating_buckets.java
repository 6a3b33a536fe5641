package c155;

class Ring {
    private final int[] buckets = new int[64];
    private int next;

    int bucketOf(long reading) {
        return (int) (reading >>> 20) & 63;
    }

    void count() {
        buckets[bucketOf(System.nanoTime())]++;
        buckets[next++ % buckets.length]++;
    }
}
