package io.github.tickwise.samples.tour;

import io.github.tickwise.ticks.Tick;

/** What a clock may read when a program starts. {@code System.nanoTime()} allows all of them. */
public enum Start {
  /** A counter that starts with the process or the machine: what most developers see. */
  ZERO(0),
  /** A counter that has run for 158 years, or was never reset. */
  HUGE(5_000_000_000_000_000_000L),
  /** An origin in the future. */
  NEGATIVE(-5_000_000_000_000_000_000L),
  /** Two seconds before the largest value: then the readings go on from the smallest one. */
  WRAP(Long.MAX_VALUE - 2_000_000_000L);

  private final @Tick long firstReading;

  Start(@Tick long firstReading) {
    this.firstReading = firstReading;
  }

  /** A clock that stands at this start until it is moved. */
  public SimulatedClock clock() {
    return new SimulatedClock(firstReading);
  }
}
