package io.github.tickwise.samples.tour.right;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;

/** Picks the earlier reading by the sign of the difference. */
final class NextWake {
  private final TickSource clock;
  private @Tick long wakeAt;

  NextWake(TickSource clock, long nanos) {
    this.clock = clock;
    this.wakeAt = clock.read() + nanos;
  }

  void atLatestIn(long nanos) {
    wakeAt = Ticks.min(wakeAt, clock.read() + nanos);
  }

  boolean isDue() {
    return Ticks.isAfterOrSame(clock.read(), wakeAt);
  }
}
