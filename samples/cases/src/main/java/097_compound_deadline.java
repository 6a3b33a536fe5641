package c097;

class Pacer {
    private long nextAt = System.nanoTime();

    void pace(long gapNanos) {
        nextAt += gapNanos;
        while (System.nanoTime() < nextAt) { // BUG: direct-comparison
            Thread.onSpinWait();
        }
    }
}

class PacerFixed {
    private long nextAt = System.nanoTime();

    void pace(long gapNanos) {
        nextAt += gapNanos;
        while (System.nanoTime() - nextAt < 0) {
            Thread.onSpinWait();
        }
    }
}
