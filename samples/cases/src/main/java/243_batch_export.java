package c243;

class Exporter {
    private final long gap = 5_000_000_000L;
    private long nextAt = System.nanoTime() + gap;

    boolean isDue() {
        if (System.nanoTime() >= nextAt) { // BUG: direct-comparison
            nextAt = System.nanoTime() + gap;
            return true;
        }
        return false;
    }
}

class ExporterFixed {
    private final long gap = 5_000_000_000L;
    private long nextAt = System.nanoTime() + gap;

    boolean isDue() {
        if (System.nanoTime() - nextAt >= 0) {
            nextAt = System.nanoTime() + gap;
            return true;
        }
        return false;
    }
}
