package io.github.tickwise.samples.wakeup.loop;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.ticks.Deadline;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;

/** A loop on a thread of its own. */
abstract class ThreadLoop implements Loop {
  private final String name;
  private final Function<Runnable, Thread> threads;
  private Runnable onWake = () -> {};
  private volatile Thread thread;
  private volatile boolean stopping;
  private volatile Throwable failure;
  private volatile long cpuNanos = -1;

  ThreadLoop(String name, Function<Runnable, Thread> threads) {
    this.name = name;
    this.threads = threads;
  }

  /** Sleeps until it is woken, and runs the callbacks of what it waits for; the last time it only looks. */
  abstract void await(boolean last) throws IOException;

  /** A wake that comes before the sleep is kept for it. */
  abstract void wake();

  /** What each pass runs after the sleep; to be set before the start. */
  public void onWake(Runnable callback) {
    onWake = callback;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void start() {
    thread = threads.apply(this::run);
    thread.start();
  }

  @Override
  public boolean isCurrent() {
    return Thread.currentThread() == thread;
  }

  @Override
  public void stop() {
    stopping = true;
    wake();
  }

  @Override
  public boolean join(Deadline deadline) throws InterruptedException {
    return Host.join(thread, deadline);
  }

  @Override
  public long cpuNanos() {
    return cpuNanos;
  }

  @Override
  public Optional<Throwable> failure() {
    return Optional.ofNullable(failure);
  }

  protected final boolean isStopping() {
    return stopping;
  }

  final Thread thread() {
    return thread;
  }

  private void run() {
    try {
      boolean last = false;
      while (!last) {
        last = stopping; // read before the pass: the last one sees all that was handed over before
        // DONE
        await(last);
        onWake.run();
      }
    } catch (IOException | RuntimeException | Error e) {
      failure = e;
    } finally {
      cpuNanos = Host.cpuNanos();
    }
  }
}
