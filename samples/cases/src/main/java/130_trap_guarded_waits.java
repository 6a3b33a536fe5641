package c130;

import java.io.IOException;
import java.net.Socket;
import java.util.concurrent.TimeUnit;

class GuardedWaits {
    private final Object lock = new Object();
    private volatile boolean done;

    void loopCondition(long timeoutMillis) throws InterruptedException {
        final long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(timeoutMillis);
        synchronized (lock) {
            long left = timeoutMillis;
            while (!done && left > 0) {
                lock.wait(left);
                left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            }
        }
    }

    void doWhile(long timeoutMillis) throws InterruptedException {
        final long start = System.nanoTime();
        long left = timeoutMillis;
        synchronized (lock) {
            do {
                lock.wait(left);
                left = timeoutMillis - (System.nanoTime() - start) / 1_000_000L;
            } while (!done && left > 0);
        }
    }

    void roundedUp(long deadline) throws InterruptedException {
        final long left = deadline - System.nanoTime();
        if (left <= 0) {
            return;
        }
        synchronized (lock) {
            lock.wait(left / 1_000_000L + 1);
        }
    }

    void atLeastOne(Socket socket, long from, long limitNanos) throws IOException {
        final long left = limitNanos - (System.nanoTime() - from);
        socket.setSoTimeout((int) Math.max(1L, left / 1_000_000L));
    }

    void plainTimeout(Thread thread, long timeoutMillis) throws InterruptedException {
        thread.join(timeoutMillis);
        thread.join(TimeUnit.SECONDS.toMillis(5));
    }

    void sleepsOnlyForward(long dueAt) throws InterruptedException {
        final long now = System.nanoTime();
        if (now - dueAt < 0) {
            Thread.sleep((dueAt - now) / 1_000_000L);
        }
    }

    void choose(long dueAt) throws InterruptedException {
        final long left = dueAt - System.nanoTime();
        Thread.sleep(left > 0 ? left / 1_000_000L : 0);
    }

    void backOff(long began) throws InterruptedException {
        final long took = System.nanoTime() - began;
        Thread.sleep(took / 1_000_000L);
    }
}
