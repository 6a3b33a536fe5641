package c091;

import java.util.function.LongSupplier;

class Lease {
    private final LongSupplier clock = System::nanoTime;
    private long endsAt = clock.getAsLong();

    void renew(long nanos) {
        endsAt = clock.getAsLong() + nanos;
    }

    boolean held() {
        return clock.getAsLong() < endsAt; // BUG: direct-comparison
    }
}

class LeaseFixed {
    private final LongSupplier clock = System::nanoTime;
    private long endsAt = clock.getAsLong();

    void renew(long nanos) {
        endsAt = clock.getAsLong() + nanos;
    }

    boolean held() {
        return clock.getAsLong() - endsAt < 0;
    }
}
