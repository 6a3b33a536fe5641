package io.github.tickwise.samples.tour.faulty;

import io.github.tickwise.samples.tour.NanoClock;

/**
 * {@code TickDefaultInit}. The field starts at 0, which is taken for "long ago". On a clock that starts at 0 it is
 * "just now", and the first run comes a minute late; on a negative clock it lies years ahead, and nothing ever runs.
 */
final class Throttle {
  private final NanoClock clock;
  private final long gapNanos;
  private long lastRunAt;

  Throttle(NanoClock clock, long gapNanos) {
    this.clock = clock;
    this.gapNanos = gapNanos;
  }

  boolean mayRun() {
    long now = clock.nanoTime();
    if (now - lastRunAt < gapNanos) {
      return false;
    }
    lastRunAt = now;
    return true;
  }
}
