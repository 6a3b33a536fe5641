package io.github.tickwise.samples.tour.faulty;

import io.github.tickwise.samples.tour.NanoClock;

/**
 * {@code TickSentinel}. -1 is to say "no job is running", and every other value is expected to be positive. On a
 * negative clock a running job looks like none, and the watchdog never barks.
 */
final class Watchdog {
  private final NanoClock clock;
  private final long limitNanos;
  private long startedAt = -1;

  Watchdog(NanoClock clock, long limitNanos) {
    this.clock = clock;
    this.limitNanos = limitNanos;
  }

  void begin() {
    startedAt = clock.nanoTime();
  }

  void end() {
    startedAt = -1;
  }

  boolean isStuck() {
    return startedAt >= 0 && clock.nanoTime() - startedAt > limitNanos;
  }
}
