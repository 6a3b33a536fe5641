package io.github.tickwise.samples.wakeup.run;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.samples.wakeup.mechanism.LoopWaker;
import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;

/**
 * The one thread that wakes all loops. It follows the plan on an absolute schedule: when it is late it is late, and injects everything all
 * the same. Whatever ends it, DONE is the last thing that it does.
 */
final class Worker implements Runnable {
  private static final Duration FINISH = Duration.ofSeconds(3);

  private final TickSource clock;
  private final List<Injection> plan;
  private final Map<Mechanism, LoopWaker> wakers;
  private final LongConsumer parkNanos;
  private final Runnable done;
  private final Map<Mechanism, Integer> injected = new EnumMap<>(Mechanism.class);
  private final Thread thread = new Thread(this, "worker");
  private volatile boolean cancelled;
  private volatile Throwable failure;
  private volatile long cpuNanos = -1;

  Worker(
      TickSource clock,
      List<Injection> plan,
      Map<Mechanism, LoopWaker> wakers,
      LongConsumer parkNanos,
      Runnable done) {
    this.clock = clock;
    this.plan = plan;
    this.wakers = wakers;
    this.parkNanos = parkNanos;
    this.done = done;
  }

  Thread thread() {
    return thread;
  }

  /** Leaves out the rest of the plan; from any thread. */
  void cancel() {
    cancelled = true;
    LockSupport.unpark(thread);
  }

  @Override
  public void run() {
    try {
      inject();
    } catch (RuntimeException | Error e) {
      failure = e;
    }
    try {
      Deadline deadline = Deadline.after(clock, FINISH);
      for (LoopWaker waker : wakers.values()) {
        waker.finish(deadline);
      }
    } catch (InterruptedException e) {
      failure = e;
    } finally {
      cpuNanos = Host.cpuNanos();
      done.run();
    }
  }

  private void inject() {
    @Tick long started = clock.read();
    for (Injection injection : plan) {
      if (!sleepUntil(Ticks.plus(started, injection.offset()))) {
        return;
      }
      injected.merge(injection.mechanism(), 1, Integer::sum);
      wakers.get(injection.mechanism()).wake(clock.read());
    }
  }

  private boolean sleepUntil(@Tick long due) {
    long left = Ticks.until(due, clock.read());
    while (left > 0 && !cancelled) {
      parkNanos.accept(left);
      left = Ticks.until(due, clock.read());
    }
    return !cancelled;
  }

  /** The following are to be read when the thread has ended. */
  int injected(Mechanism mechanism) {
    return injected.getOrDefault(mechanism, 0);
  }

  boolean wasCancelled() {
    return cancelled;
  }

  Throwable failure() {
    return failure;
  }

  long cpuNanos() {
    return cpuNanos;
  }
}
