package io.github.tickwise.samples.tour.right;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;

/** Subtracts first, and scales the span. */
final class Stopwatch {
  private final TickSource clock;
  private final @Tick long startedAt;

  Stopwatch(TickSource clock) {
    this.clock = clock;
    this.startedAt = clock.read();
  }

  long elapsedMillis() {
    return Ticks.elapsed(startedAt, clock.read()) / 1_000_000;
  }
}
