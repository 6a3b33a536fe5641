package io.github.tickwise.testkit.adapters;

import io.github.tickwise.testkit.ManualTickSource;
import io.github.tickwise.ticks.Tick;
import io.micrometer.core.instrument.Clock;

/** A Micrometer {@link Clock}; its wall time starts at a fixed date and goes along. */
public final class MicrometerClock implements Clock {
  private final ManualTickSource clock;

  /**
   * Reads {@code clock}.
   *
   * @throws IllegalArgumentException if it does not count nanoseconds
   */
  public MicrometerClock(ManualTickSource clock) {
    this.clock = Nanos.require(clock);
  }

  @Override
  public long wallTime() {
    return Nanos.wallMillis(clock);
  }

  @Override
  public @Tick long monotonicTime() {
    return clock.read();
  }
}
