package c234;

class Waiter {
    private final long deadline;

    Waiter(long timeoutNanos) {
        deadline = System.nanoTime() + timeoutNanos;
    }

    void pause() throws InterruptedException {
        final long left = deadline - System.nanoTime();
        if (left > 0) {
            Thread.sleep(left); // BUG: unit-mix
        }
    }

    void ask() {
        pollFor(deadline - System.nanoTime()); // BUG: unit-mix
    }

    private void pollFor(long timeoutMillis) {
        System.out.println("polling for " + timeoutMillis + " ms");
    }
}

class WaiterFixed {
    private final long deadline;

    WaiterFixed(long timeoutNanos) {
        deadline = System.nanoTime() + timeoutNanos;
    }

    void pause() throws InterruptedException {
        final long left = (deadline - System.nanoTime()) / 1_000_000L;
        if (left > 0) {
            Thread.sleep(left);
        }
    }
}
