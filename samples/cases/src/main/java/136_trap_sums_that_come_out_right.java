package c136;

class Sums {
    private long total;
    private long running;

    long middle(Runnable call) {
        final long sent = System.nanoTime();
        call.run();
        final long received = System.nanoTime();
        return sent + (received - sent) / 2;
    }

    boolean late(long began, long limitNanos) {
        final long now = System.nanoTime();
        return -began + now - limitNanos > 0;
    }

    void begin() {
        running -= System.nanoTime();
    }

    void end() {
        running += System.nanoTime();
        total += running;
        running = 0;
    }

    boolean overBudget(long budgetNanos) {
        return total > budgetNanos;
    }
}
