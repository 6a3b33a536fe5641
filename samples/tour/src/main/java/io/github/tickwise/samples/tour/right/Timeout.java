package io.github.tickwise.samples.tour.right;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;

/** Compares by the sign of the difference, which wraps as the readings do. */
final class Timeout {
  private final TickSource clock;
  private final @Tick long deadline;

  Timeout(TickSource clock, long nanos) {
    this.clock = clock;
    this.deadline = clock.read() + nanos;
  }

  boolean isOver() {
    return Ticks.isAfterOrSame(clock.read(), deadline);
  }
}
