package io.github.tickwise.samples.tour.right;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;
import java.time.Duration;

/** A duration is the difference of two readings. */
final class Nap {
  private final TickSource clock;
  private final long delayNanos;

  Nap(TickSource clock, long delayNanos) {
    this.clock = clock;
    this.delayNanos = delayNanos;
  }

  Duration length() {
    @Tick long wakeAt = clock.read() + delayNanos;
    return Duration.ofNanos(Ticks.until(wakeAt, clock.read()));
  }
}
