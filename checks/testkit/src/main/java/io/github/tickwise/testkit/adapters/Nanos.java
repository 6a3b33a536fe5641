package io.github.tickwise.testkit.adapters;

import io.github.tickwise.testkit.ManualTickSource;
import io.github.tickwise.ticks.TickSpan;
import java.time.Instant;
import java.util.concurrent.TimeUnit;

/** What the adapters share. */
final class Nanos {
  /** What wall clocks show when the manual clock starts: a date, so that logs can be read. */
  private static final long EPOCH_MILLIS = Instant.parse("2026-01-01T00:00:00Z").toEpochMilli();

  private Nanos() {}

  static ManualTickSource require(ManualTickSource clock) {
    if (clock.unit() != TimeUnit.NANOSECONDS) {
      throw new IllegalArgumentException(
          "a clock of nanoseconds is needed, not of " + clock.unit());
    }
    return clock;
  }

  /** A wall clock that goes along: the time of day does not depend on where the ticks start. */
  static long wallMillis(ManualTickSource clock) {
    @TickSpan long elapsed = clock.elapsed();
    return EPOCH_MILLIS + TimeUnit.NANOSECONDS.toMillis(elapsed);
  }
}
