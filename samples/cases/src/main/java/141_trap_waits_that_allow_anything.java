package c141;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;

class Patient {
    Object poll(BlockingQueue<?> queue, long deadline) throws InterruptedException {
        return queue.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    boolean latch(CountDownLatch latch, long deadline) throws InterruptedException {
        return latch.await(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    void condition(Condition changed, long deadline) throws InterruptedException {
        changed.awaitNanos(deadline - System.nanoTime());
    }

    void park(long began, long limitNanos) {
        LockSupport.parkNanos(limitNanos - (System.nanoTime() - began));
    }

    void timed(Object lock, long began, long limitNanos) throws InterruptedException {
        synchronized (lock) {
            TimeUnit.NANOSECONDS.timedWait(lock, limitNanos - (System.nanoTime() - began));
        }
        TimeUnit.NANOSECONDS.sleep(limitNanos - (System.nanoTime() - began));
    }
}
