package c148;

class Limit implements Comparable<Limit> {
    private final long at;

    Limit(long nanos) {
        at = System.nanoTime() + nanos;
    }

    long leftNanos() {
        return at - System.nanoTime();
    }

    boolean isOver() {
        return leftNanos() <= 0;
    }

    Limit earlier(Limit other) {
        return at - other.at < 0 ? this : other;
    }

    @Override
    public int compareTo(Limit other) {
        final long d = at - other.at;
        return d < 0 ? -1 : d > 0 ? 1 : 0;
    }
}

class Caller {
    boolean enough(Limit limit, long wantedNanos) {
        return Math.min(limit.leftNanos(), wantedNanos) > 0 && limit.leftNanos() != 0;
    }
}
