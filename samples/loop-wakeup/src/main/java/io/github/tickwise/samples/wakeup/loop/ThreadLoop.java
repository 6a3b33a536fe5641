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
  private volatile Thread thread;
  private volatile boolean stopping;
  private volatile Throwable failure;
  private volatile long cpuNanos = -1;

  ThreadLoop(String name, Function<Runnable, Thread> threads) {
    this.name = name;
    this.threads = threads;
  }

  /** Sleeps and runs callbacks until {@link #isStopping()} was seen before a last pass. */
  abstract void loop() throws IOException;

  /** A wake that comes before the sleep is kept for it. */
  abstract void wake();

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
      loop();
    } catch (IOException | RuntimeException | Error e) {
      failure = e;
    } finally {
      cpuNanos = Host.cpuNanos();
    }
  }
}
