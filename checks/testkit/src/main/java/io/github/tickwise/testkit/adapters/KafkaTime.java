package io.github.tickwise.testkit.adapters;

import io.github.tickwise.testkit.ManualTickSource;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSpan;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.utils.Time;

/**
 * A Kafka {@link Time}; sleeps and waits move the clock on, its milliseconds start at a fixed date
 * and go along. {@link Time#hiResClockMs()} is Kafka's own: a scaled reading, wrong across the wrap.
 */
public final class KafkaTime implements Time {
  private final ManualTickSource clock;

  /**
   * Reads {@code clock}.
   *
   * @throws IllegalArgumentException if it does not count nanoseconds
   */
  public KafkaTime(ManualTickSource clock) {
    this.clock = Nanos.require(clock);
  }

  @Override
  public long milliseconds() {
    return Nanos.wallMillis(clock);
  }

  @Override
  public @Tick long nanoseconds() {
    return clock.read();
  }

  @Override
  public void sleep(@TickSpan long ms) {
    clock.advance(TimeUnit.MILLISECONDS.toNanos(Math.max(0, ms)));
  }

  /** A millisecond at a time, until the condition holds: what is scheduled on the clock runs meanwhile. */
  @Override
  public void waitObject(Object obj, Supplier<Boolean> condition, long deadlineMs)
      throws InterruptedException {
    synchronized (obj) {
      while (!condition.get()) {
        if (milliseconds() >= deadlineMs) {
          throw new TimeoutException("the condition did not hold by " + deadlineMs);
        }
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
        sleep(1);
      }
    }
  }
}
