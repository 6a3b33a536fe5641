package io.github.tickwise.samples.offloop;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.ticks.Cadence;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;

/**
 * A thread that steps on an absolute schedule: a late step does not move the next one, and a step that is missed altogether is skipped and
 * counted.
 */
final class StepThread {
  private final TickSource clock;
  private final @TickSpan long period;
  private final Runnable step;
  private final LongConsumer parkNanos;
  private final Thread thread = new Thread(this::run, "steps");
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean stopping;
  private volatile Throwable failure;
  private volatile long skipped;
  private volatile long cpuNanos;

  /** @param parkNanos waits for so many nanoseconds or less, and returns at once when the thread was unparked */
  StepThread(TickSource clock, @TickSpan long period, Runnable step, LongConsumer parkNanos) {
    this.clock = clock;
    this.period = period;
    this.step = step;
    this.parkNanos = parkNanos;
    thread.setDaemon(true); // an abandoned step must not keep the process
  }

  void start() {
    thread.start();
  }

  /**
   * Lets no further step begin, and waits for the end of one that is under way; a step that overruns the bound is abandoned, since nothing can
   * interrupt it, and a longer wait would only make SIGTERM do nothing until SIGKILL comes.
   *
   * @return whether the thread has ended
   */
  boolean join(long millis) throws InterruptedException {
    stopping = true;
    LockSupport.unpark(thread);
    return ended.await(millis, TimeUnit.MILLISECONDS);
  }

  private void run() {
    try {
      Cadence cadence = Cadence.every(clock, period);
      while (!stopping) {
        @Tick long now = clock.read();
        if (cadence.advance(now)) {
          skipped = cadence.dropped();
          step.run();
        } else {
          parkNanos.accept(cadence.remaining(now));
        }
      }
    } catch (RuntimeException | Error e) {
      failure = e;
    } finally {
      cpuNanos = Host.cpuNanos();
      ended.countDown(); // the very last act: whoever joins has seen everything before
    }
  }

  /** Occurrences that were due while an earlier step, or the host, was late. */
  long skipped() {
    return skipped;
  }

  /** What ended it before its time. */
  Optional<Throwable> failure() {
    return Optional.ofNullable(failure);
  }

  /** CPU time of the thread, once it has ended. */
  long cpuNanos() {
    return cpuNanos;
  }
}
