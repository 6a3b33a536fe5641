package io.github.tickwise.ticks.waits;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.ReferenceQueue;
import java.nio.file.FileSystems;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Calls of the JDK that take a time to wait, each where nothing but time will end it. */
final class Calls {
  private static final TimeUnit MS = TimeUnit.MILLISECONDS;

  /** Makes the call with that time, and gives its result, "" where it has none. */
  interface Call {
    Object with(long time) throws Throwable;
  }

  private interface Action {
    void with(long time) throws Throwable;
  }

  private final Map<String, Call> calls = new LinkedHashMap<>();

  private Calls() {}

  /** By the name that the page gives them. */
  static Map<String, Call> all() {
    Calls all = new Calls();
    all.addThreads();
    all.addLocks();
    all.addQueuesAndFutures();
    all.addExecutors();
    all.calls.putAll(NetworkCalls.all());
    return all.calls;
  }

  private void add(String name, Call call) {
    calls.put(name, call);
  }

  private void run(String name, Action action) {
    add(name, time -> {
      action.with(time);
      return "";
    });
  }

  private void addThreads() {
    Object monitor = new Object();
    run("Object.wait(long)", time -> {
      synchronized (monitor) {
        monitor.wait(time);
      }
    });
    run("Thread.join(long)", time -> parked().join(time));
    run("Thread.sleep(long)", Thread::sleep);
    run("TimeUnit.timedWait(Object, long)", time -> {
      synchronized (monitor) {
        MS.timedWait(monitor, time);
      }
    });
    run("TimeUnit.timedJoin(Thread, long)", time -> MS.timedJoin(parked(), time));
    run("TimeUnit.sleep(long)", MS::sleep);
    run("LockSupport.parkNanos(long)", LockSupport::parkNanos);
    add("ReferenceQueue.remove(long)", time -> new ReferenceQueue<>().remove(time));
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    add(
        "Thread.join(Duration), JDK 19",
        time -> lookup
            .findVirtual(Thread.class, "join", MethodType.methodType(boolean.class, Duration.class))
            .invoke(parked(), Duration.ofMillis(time)));
    run(
        "Thread.sleep(Duration), JDK 19",
        time -> lookup
            .findStatic(Thread.class, "sleep", MethodType.methodType(void.class, Duration.class))
            .invoke(Duration.ofMillis(time)));
    add("Process.waitFor(long, TimeUnit)", time -> {
      Process cat = new ProcessBuilder("cat").start();
      try {
        return cat.waitFor(time, MS);
      } finally {
        cat.destroy();
      }
    });
    add("WatchService.poll(long, TimeUnit)", time -> {
      try (var watch = FileSystems.getDefault().newWatchService()) {
        return watch.poll(time, MS);
      }
    });
  }

  private void addLocks() {
    add("Lock.tryLock(long, TimeUnit)", time -> {
      ReentrantLock lock = new ReentrantLock();
      lock.lock();
      return CompletableFuture.supplyAsync(() -> tryLock(lock, time), Calls::start)
          .join();
    });
    add("Condition.await(long, TimeUnit)", time -> {
      ReentrantLock lock = new ReentrantLock();
      lock.lock();
      return lock.newCondition().await(time, MS);
    });
    add("Condition.awaitNanos(long)", time -> {
      ReentrantLock lock = new ReentrantLock();
      lock.lock();
      return lock.newCondition().awaitNanos(time) <= 0 ? "0 or less" : "more than 0";
    });
    add("CountDownLatch.await(long, TimeUnit)", time -> new CountDownLatch(1).await(time, MS));
    add("Semaphore.tryAcquire(long, TimeUnit)", time -> new Semaphore(0).tryAcquire(time, MS));
    add("CyclicBarrier.await(long, TimeUnit)", time -> new CyclicBarrier(2).await(time, MS));
    add("Exchanger.exchange(V, long, TimeUnit)", time -> new Exchanger<>().exchange("", time, MS));
    add(
        "Phaser.awaitAdvanceInterruptibly(int, long, TimeUnit)",
        time -> new Phaser(1).awaitAdvanceInterruptibly(0, time, MS));
  }

  private void addQueuesAndFutures() {
    add("BlockingQueue.poll(long, TimeUnit)", time -> new ArrayBlockingQueue<>(1).poll(time, MS));
    add(
        "BlockingQueue.offer(E, long, TimeUnit)",
        time -> new SynchronousQueue<>().offer("", time, MS));
    add("Future.get(long, TimeUnit)", time -> new FutureTask<>(() -> "").get(time, MS));
    add("CompletableFuture.get(long, TimeUnit)", time -> new CompletableFuture<>().get(time, MS));
    add(
        "CompletableFuture.orTimeout(long, TimeUnit)",
        time -> new CompletableFuture<>().orTimeout(time, MS).get());
    add(
        "CompletableFuture.completeOnTimeout(T, long, TimeUnit)",
        time -> new CompletableFuture<>().completeOnTimeout("", time, MS).get());
    run("CompletableFuture.delayedExecutor(long, TimeUnit)", time -> {
      CountDownLatch ran = new CountDownLatch(1);
      CompletableFuture.delayedExecutor(time, MS).execute(ran::countDown);
      ran.await();
    });
  }

  private void addExecutors() {
    ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1, Calls::daemon);
    ExecutorService executor = Executors.newSingleThreadExecutor(Calls::daemon);
    add(
        "ExecutorService.awaitTermination(long, TimeUnit)",
        time -> executor.awaitTermination(time, MS));
    add(
        "ExecutorService.invokeAny(tasks, long, TimeUnit)",
        time -> executor.invokeAny(List.of(Calls::never), time, MS));
    add(
        "ExecutorService.invokeAll(tasks, long, TimeUnit)",
        time -> executor.invokeAll(List.of(Calls::never), time, MS).get(0).isCancelled()
            ? "tasks cancelled"
            : "");
    run("ScheduledExecutorService.schedule, the delay", time -> {
      CountDownLatch ran = new CountDownLatch(1);
      scheduler.schedule(ran::countDown, time, MS);
      ran.await();
    });
    run("scheduleAtFixedRate, the initial delay", time -> {
      CountDownLatch ran = new CountDownLatch(1);
      scheduler.scheduleAtFixedRate(ran::countDown, time, 1_000_000, MS);
      ran.await();
    });
    run(
        "scheduleAtFixedRate, the period",
        time -> scheduler.scheduleAtFixedRate(() -> {}, 0, time, MS));
    run(
        "scheduleWithFixedDelay, the delay between",
        time -> scheduler.scheduleWithFixedDelay(() -> {}, 0, time, MS));
    run("Timer.schedule, the delay", time -> {
      CountDownLatch ran = new CountDownLatch(1);
      new Timer(true).schedule(task(ran), time);
      ran.await();
    });
    run(
        "Timer.schedule, the period",
        time -> new Timer(true).schedule(task(new CountDownLatch(1)), 0, time));
  }

  private static boolean tryLock(ReentrantLock lock, long time) {
    try {
      return lock.tryLock(time, MS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static TimerTask task(CountDownLatch ran) {
    return new TimerTask() {
      @Override
      public void run() {
        ran.countDown();
      }
    };
  }

  private static String never() throws InterruptedException {
    new CountDownLatch(1).await();
    return "";
  }

  static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "a wait");
    thread.setDaemon(true);
    return thread;
  }

  static Thread start(Runnable task) {
    Thread thread = daemon(task);
    thread.start();
    return thread;
  }

  /** A thread that does not end. */
  private static Thread parked() {
    return start(() -> {
      while (true) {
        LockSupport.park();
      }
    });
  }
}
