package io.github.tickwise.samples.tour.right;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;

/** Seeds the field from a reading, and keeps apart whether it has run at all. */
final class Throttle {
  private final TickSource clock;
  private final long gapNanos;
  private boolean hasRun;
  private @Tick long lastRunAt;

  Throttle(TickSource clock, long gapNanos) {
    this.clock = clock;
    this.gapNanos = gapNanos;
    this.lastRunAt = clock.read();
  }

  boolean mayRun() {
    @Tick long now = clock.read();
    if (hasRun && !Ticks.hasElapsed(lastRunAt, now, gapNanos)) {
      return false;
    }
    hasRun = true;
    lastRunAt = now;
    return true;
  }
}
