package c204;

class Pacer {
    private long nextAt = System.nanoTime();

    void pace(long gapNanos) throws InterruptedException {
        nextAt += gapNanos;
        Thread.sleep((nextAt - System.nanoTime()) / 1_000_000L); // BUG: infinite-wait
    }
}

class PacerFixed {
    private long nextAt = System.nanoTime();

    void pace(long gapNanos) throws InterruptedException {
        nextAt += gapNanos;
        final long left = nextAt - System.nanoTime();
        if (left > 0) {
            Thread.sleep(left / 1_000_000L, (int) (left % 1_000_000L));
        }
    }
}
