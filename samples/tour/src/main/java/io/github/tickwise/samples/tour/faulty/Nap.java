package io.github.tickwise.samples.tour.faulty;

import io.github.tickwise.samples.tour.NanoClock;
import java.time.Duration;

/**
 * {@code TickAsDuration}. The time of waking is taken for the time to sleep. It is right on a clock that has just
 * started at 0, and only there: else the scheduler sleeps for years, or not at all.
 */
final class Nap {
  private final NanoClock clock;
  private final long delayNanos;

  Nap(NanoClock clock, long delayNanos) {
    this.clock = clock;
    this.delayNanos = delayNanos;
  }

  Duration length() {
    long wakeAt = clock.nanoTime() + delayNanos;
    return Duration.ofNanos(wakeAt);
  }
}
