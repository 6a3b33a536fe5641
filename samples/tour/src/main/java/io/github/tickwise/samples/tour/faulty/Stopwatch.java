package io.github.tickwise.samples.tour.faulty;

import io.github.tickwise.samples.tour.NanoClock;

/**
 * {@code TickScaledReading}. Readings are divided before they are subtracted. The divided ones do not wrap where a
 * {@code long} does, so across the wrap the difference is not a small one but nearly the whole range below zero.
 */
final class Stopwatch {
  private final NanoClock clock;
  private final long startedMillis;

  Stopwatch(NanoClock clock) {
    this.clock = clock;
    this.startedMillis = clock.nanoTime() / 1_000_000;
  }

  long elapsedMillis() {
    return clock.nanoTime() / 1_000_000 - startedMillis;
  }
}
