package c261;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

@Retention(RetentionPolicy.CLASS)
@Target({
    ElementType.FIELD,
    ElementType.LOCAL_VARIABLE,
    ElementType.METHOD,
    ElementType.PARAMETER,
    ElementType.TYPE_USE
})
@interface Tick {}

@Retention(RetentionPolicy.CLASS)
@Target({
    ElementType.FIELD,
    ElementType.LOCAL_VARIABLE,
    ElementType.METHOD,
    ElementType.PARAMETER,
    ElementType.TYPE_USE
})
@interface TickSpan {}

class Samples {
    private final List<@Tick Long> taken = new ArrayList<>();
    private final Map<String, @Tick Long> lastSeen = new HashMap<>();
    private @Tick long[] ring = new long[16];
    private int next;

    void add(long reading) {
        taken.add(reading);
        ring[next++ & 15] = reading;
    }

    boolean isNewer(long reading) {
        return taken.get(0) < reading; // BUG: direct-comparison
    }

    boolean isLater(int i, int j) {
        return ring[i] > ring[j]; // BUG: direct-comparison
    }

    boolean isStale(String peer, long limit) {
        Long seen = lastSeen.get(peer);
        return seen != null && seen < limit; // BUG: direct-comparison
    }

    static boolean isOver(@Tick LongSupplier clock, long end) {
        return clock.getAsLong() >= end; // BUG: direct-comparison
    }
}

class Rounds {
    private final List<@Tick Long> ends = new ArrayList<>();

    void end(@Tick long start) {
        ends.add(System.nanoTime() - start); // BUG: absolute-duration
    }
}

record Lease(String owner, @Tick long expiresAt, @TickSpan long length) {
    boolean isBefore(Lease other) {
        return expiresAt < other.expiresAt(); // BUG: direct-comparison
    }

    boolean isLonger(Lease other) {
        return length > other.length();
    }
}

class Leases {
    static Lease of(String owner, @TickSpan long length) {
        return new Lease(owner, length, length); // BUG: absolute-duration
    }

    static Lease renewed(Lease old, @Tick long now) {
        return new Lease(old.owner(), now + old.length(), old.length());
    }
}

class SamplesFixed {
    private final List<@Tick Long> taken = new ArrayList<>();
    private final Map<String, @TickSpan Long> worst = new HashMap<>();
    private @Tick long[] ring = new long[16];

    boolean isNewer(long reading) {
        return taken.get(0) - reading < 0;
    }

    boolean isLater(int i, int j) {
        return ring[i] - ring[j] > 0;
    }

    boolean isWorse(String peer, long took) {
        Long known = worst.get(peer);
        return known == null || known < took;
    }
}
