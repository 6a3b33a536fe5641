package io.github.tickwise.samples.tour.faulty;

import io.github.tickwise.samples.tour.NanoClock;

/**
 * {@code TickMinMax}. The smallest value is taken for the earliest time. Across the wrap the later deadline has the
 * smaller value, and the scheduler oversleeps the earlier one.
 */
final class NextWake {
  private final NanoClock clock;
  private long wakeAt;

  NextWake(NanoClock clock, long nanos) {
    this.clock = clock;
    this.wakeAt = clock.nanoTime() + nanos;
  }

  void atLatestIn(long nanos) {
    wakeAt = Math.min(wakeAt, clock.nanoTime() + nanos);
  }

  boolean isDue() {
    return clock.nanoTime() - wakeAt >= 0;
  }
}
