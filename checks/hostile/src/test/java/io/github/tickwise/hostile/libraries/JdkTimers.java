package io.github.tickwise.hostile.libraries;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** What the JDK does with times, held against readings that this class takes itself. */
final class JdkTimers {
  private static final long WAIT = TimeUnit.MILLISECONDS.toNanos(200);
  private static final long TOO_LONG = TimeUnit.SECONDS.toNanos(30);

  private JdkTimers() {}

  public static void main(String[] args) throws Exception {
    ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
    waits(
        "ScheduledExecutorService.schedule",
        () -> scheduler.schedule(() -> {}, WAIT, TimeUnit.NANOSECONDS).get());
    waits(
        "CompletableFuture.orTimeout",
        () -> new CompletableFuture<>()
            .orTimeout(WAIT, TimeUnit.NANOSECONDS)
            .exceptionally(t -> t instanceof TimeoutException ? null : null)
            .join());
    waits("Semaphore.tryAcquire", () -> new Semaphore(0).tryAcquire(WAIT, TimeUnit.NANOSECONDS));
    waits("CountDownLatch.await", () -> new CountDownLatch(1).await(WAIT, TimeUnit.NANOSECONDS));
    waits("ForkJoinTask.get", JdkTimers::forkJoin);
    waits("LockSupport.parkNanos", () -> {
      for (long start = System.nanoTime(); System.nanoTime() - start < WAIT; ) {
        LockSupport.parkNanos(WAIT - (System.nanoTime() - start));
      }
    });
    waits("Condition.awaitNanos", JdkTimers::condition);
    waits("DelayQueue.take", () -> {
      DelayQueue<Due> queue = new DelayQueue<>();
      queue.add(new Due(System.nanoTime() + 100 * WAIT));
      queue.add(new Due(System.nanoTime() + WAIT));
      queue.take();
    });
    Driver.promise("ScheduledFuture.compareTo of an application's Delayed", () -> {
      ScheduledFuture<?> hour = scheduler.schedule(() -> {}, 1, TimeUnit.HOURS);
      Due minute = new Due(System.nanoTime() + TimeUnit.MINUTES.toNanos(1));
      Due day = new Due(System.nanoTime() + TimeUnit.DAYS.toNanos(1));
      return hour.compareTo(minute) > 0 && hour.compareTo(day) < 0 ? null : "out of order";
    });
    scheduler.shutdownNow();
  }

  private interface Action {
    void run() throws Exception;
  }

  private static void waits(String name, Action action) throws Exception {
    long start = System.nanoTime();
    action.run();
    long waited = System.nanoTime() - start;
    // The JDK may round to milliseconds.
    boolean right = waited >= WAIT - TimeUnit.MILLISECONDS.toNanos(1) && waited < TOO_LONG;
    Driver.promise(name, () -> right ? null : "waited " + waited + " ns of " + WAIT);
  }

  private static void forkJoin() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    try {
      ForkJoinPool.commonPool()
          .submit(() -> {
            never.await();
            return null;
          })
          .get(WAIT, TimeUnit.NANOSECONDS);
    } catch (TimeoutException expected) {
      never.countDown();
    }
  }

  private static void condition() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    lock.lock();
    try {
      long left = WAIT;
      while (left > 0) {
        left = condition.awaitNanos(left);
      }
    } finally {
      lock.unlock();
    }
  }

  private record Due(long at) implements Delayed {
    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
    }
  }
}
