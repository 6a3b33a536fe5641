package c268;

class Reads {
    private final Tally tally = new Tally();
    private boolean counting;
    private boolean tracing;

    String get(String key) {
        long start = counting ? System.nanoTime() : 0; // BUG: sentinel
        String value = key.trim();
        tally.count(start);
        if (tracing) {
            tally.trace(key);
        }
        return value;
    }
}

class Tally {
    private long total;
    private String last;

    void count(long start) {
        total += System.nanoTime() - start;
    }

    void trace(String key) {
        last = key + " after " + total;
    }

    String last() {
        return last;
    }
}

class ReadsFixed {
    private final Tally tally = new Tally();
    private boolean counting;
    private boolean tracing;

    String get(String key) {
        long start = System.nanoTime();
        String value = key.trim();
        if (counting) {
            tally.count(start);
        }
        if (tracing) {
            tally.trace(key);
        }
        return value;
    }
}
