package c269;

class LateStep {
    private static final long NEVER = Long.MAX_VALUE;

    private long expireAt = NEVER; // BUG: sentinel

    void suspend(long maxNanos) {
        long at = System.nanoTime() + maxNanos;
        expireAt = at;
        if (at == NEVER) {
            --at;
        }
        log(at);
    }

    boolean isForEver() {
        return expireAt == NEVER; // BUG: sentinel
    }

    private void log(long at) {
        System.out.println("until " + at);
    }
}

class LateStepFixed {
    private boolean suspended;
    private long expireAt = System.nanoTime();

    void suspend(long maxNanos) {
        expireAt = System.nanoTime() + maxNanos;
        suspended = true;
    }

    boolean isForEver() {
        return !suspended;
    }

    boolean isOver() {
        return suspended && System.nanoTime() - expireAt >= 0;
    }
}
