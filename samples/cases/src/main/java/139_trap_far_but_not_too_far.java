package c139;

import java.util.concurrent.TimeUnit;

class FarFuture {
    private long at = System.nanoTime() + Long.MAX_VALUE / 2;

    void years(long years) {
        at = System.nanoTime() + TimeUnit.DAYS.toNanos(365 * years);
    }

    boolean isOver() {
        return System.nanoTime() - at >= 0;
    }

    long never(long timeoutNanos) {
        return timeoutNanos == 0 ? Long.MAX_VALUE : timeoutNanos;
    }
}
