package io.github.tickwise.samples.wakeup;

import io.github.tickwise.ticks.TickSource;
import java.util.Locale;

/** Where the program's clock starts. No outcome depends on it: that is what the self-check shows. */
enum Origin {
  ZERO(0),
  HUGE(9_000_000_000_000_000_000L),
  NEGATIVE(-5_000_000_000_000_000_000L),
  /** Half a second before the wrap, so that every run crosses it. */
  WRAP(Long.MAX_VALUE - 500_000_000L);

  private final long firstReading;

  Origin(long firstReading) {
    this.firstReading = firstReading;
  }

  TickSource shift(TickSource clock) {
    return clock.startingAt(firstReading);
  }

  /**
   * By its name in lower case.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  static Origin of(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }
}
