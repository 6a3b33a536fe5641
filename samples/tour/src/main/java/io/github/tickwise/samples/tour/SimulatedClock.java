package io.github.tickwise.samples.tour;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;

/** A clock that moves when it is told to, so that nothing waits. Not thread-safe. */
public final class SimulatedClock implements TickSource, NanoClock {
  private @Tick long reading;

  SimulatedClock(@Tick long firstReading) {
    this.reading = firstReading;
  }

  @Override
  public @Tick long read() {
    return reading;
  }

  @Override
  public @Tick long nanoTime() {
    return reading;
  }

  /** Lets time pass; the reading wraps as a real one would. */
  public void advance(long nanos) {
    reading += nanos;
  }
}
