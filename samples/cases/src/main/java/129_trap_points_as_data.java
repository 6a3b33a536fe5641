package c129;

import java.util.Random;
import java.util.concurrent.TimeUnit;

class PointsAsData {
    private final long wallAnchor = System.currentTimeMillis();
    private final long tickAnchor = System.nanoTime();
    private long total;

    Random random() {
        return new Random(System.nanoTime() ^ Thread.currentThread().getId());
    }

    int stripe(int stripes) {
        final long t = System.nanoTime();
        return (int) (t ^ (t >>> 32)) & (stripes - 1);
    }

    long wallMillis() {
        return wallAnchor + TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - tickAnchor);
    }

    String trace(String what) {
        return what + " at " + System.nanoTime();
    }

    void enter() {
        total -= System.nanoTime();
    }

    void leave() {
        total += System.nanoTime();
    }
}
