package c152;

class WallWait {
    private long next;

    void await(Object lock, long deadlineMillis) throws InterruptedException {
        final long now = System.currentTimeMillis();
        synchronized (lock) {
            lock.wait(deadlineMillis - now);
        }
    }

    boolean due() {
        if (next == 0 || System.currentTimeMillis() > next) {
            next = Math.max(next, System.currentTimeMillis()) + 1000;
            return true;
        }
        return false;
    }
}
