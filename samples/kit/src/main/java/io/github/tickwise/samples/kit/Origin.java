package io.github.tickwise.samples.kit;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;

/** Where a program's clock starts. No outcome depends on it: that is what the self-checks show. */
public enum Origin {
  ZERO(0),
  HUGE(9_000_000_000_000_000_000L),
  NEGATIVE(-5_000_000_000_000_000_000L),
  /** Half a second before the wrap, so that every run crosses it. */
  WRAP(Long.MAX_VALUE - 500_000_000L);

  private final @Tick long reading;

  Origin(@Tick long reading) {
    this.reading = reading;
  }

  /** The first reading. */
  public @Tick long reading() {
    return reading;
  }

  /** The system's clock, shifted so that it now shows this reading. */
  public TickSource clock() {
    return TickSource.system().startingAt(reading);
  }
}
