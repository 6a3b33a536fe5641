package c179;

/** The deadline is set in the first round, and is 0 before it, which no deadline is. */
class LockWait {
    private boolean taken;

    synchronized boolean lock(long timeoutNanos) throws InterruptedException {
        long deadline = 0;
        while (taken) {
            long now = System.nanoTime();
            if (deadline == 0) {
                deadline = plus(now, timeoutNanos);
            } else if (now - deadline >= 0) {
                return false;
            }
            wait(Math.max(1, (deadline - now) / 1_000_000));
        }
        taken = true;
        return true;
    }

    private static long plus(long now, long nanos) {
        long sum = now + nanos;
        if (sum == 0) {
            sum = 1;
        }
        return sum;
    }

    synchronized void unlock() {
        taken = false;
        notifyAll();
    }
}
