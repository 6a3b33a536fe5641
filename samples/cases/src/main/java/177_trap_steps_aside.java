package c177;

/** MAX_VALUE says never, -1 says none: a reading that is one of them moves by a nanosecond. */
class Suspension {
    private static final long NEVER = Long.MAX_VALUE;
    private static final long NONE = -1;

    private final long expireAt;
    private long seenAt = NONE;

    Suspension(long maxNanos) {
        long at = System.nanoTime() + maxNanos;
        if (at == NEVER) {
            --at;
        }
        expireAt = maxNanos == 0 ? NEVER : at;
    }

    boolean isForEver() {
        return expireAt == NEVER;
    }

    void see() {
        seenAt = unreserved(System.nanoTime());
    }

    long unseenFor() {
        return seenAt == NONE || seenAt == NEVER ? 0 : System.nanoTime() - seenAt;
    }

    private static long unreserved(long reading) {
        if (reading == NONE || reading == NEVER) {
            return reading + 1;
        }
        return reading;
    }
}
