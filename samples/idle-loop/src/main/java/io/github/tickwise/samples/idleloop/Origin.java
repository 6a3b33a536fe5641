package io.github.tickwise.samples.idleloop;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;

/** Where the program's clock stands when it starts. {@code System.nanoTime()} allows all of them. */
enum Origin {
  /** A counter that starts with the process. */
  ZERO(0),
  /** A counter that was never reset: 158 years. */
  HUGE(5_000_000_000_000_000_000L),
  /** An origin in the future. */
  NEGATIVE(-5_000_000_000_000_000_000L),
  /** Two seconds before the largest reading: the program runs across the wrap. */
  WRAP(Long.MAX_VALUE - 2_000_000_000L);

  private final @Tick long reading;

  Origin(@Tick long reading) {
    this.reading = reading;
  }

  @Tick
  long reading() {
    return reading;
  }

  /** The JVM's clock, shifted to stand here now. */
  TickSource clock() {
    return TickSource.system().startingAt(reading);
  }
}
