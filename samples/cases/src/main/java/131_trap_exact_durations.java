package c131;

import java.time.Duration;

class Budget {
    private long spentNanos;

    void spend(long began) {
        spentNanos = Math.addExact(spentNanos, System.nanoTime() - began);
    }

    long total(Duration a, Duration b) {
        return Math.addExact(a.toNanos(), b.toNanos());
    }

    long expiresAtMillis(long ttlMillis) {
        return Math.addExact(System.currentTimeMillis(), ttlMillis);
    }

    long capped(long timeout, long grace) {
        final long sum = timeout + grace;
        return sum < 0 ? Long.MAX_VALUE : sum;
    }
}
