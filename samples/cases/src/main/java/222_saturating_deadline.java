package c222;

class Expiry {
    private final long at;

    Expiry(long timeoutNanos) {
        at = plusCapped(System.nanoTime(), timeoutNanos); // BUG: exact-arithmetic
    }

    static long plusCapped(long x, long y) {
        final long sum = x + y;
        if (((x ^ sum) & (y ^ sum)) < 0) {
            return Long.MAX_VALUE; // BUG: sentinel
        }
        return sum;
    }

    boolean isOver() {
        return System.nanoTime() - at >= 0;
    }
}

class ExpiryFixed {
    private final long at;

    ExpiryFixed(long timeoutNanos) {
        at = System.nanoTime() + timeoutNanos;
    }

    boolean isOver() {
        return System.nanoTime() - at >= 0;
    }
}
