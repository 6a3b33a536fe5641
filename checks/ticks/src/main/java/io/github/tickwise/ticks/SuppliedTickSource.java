package io.github.tickwise.ticks;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** A clock that is read by a function, in a unit of its own. */
final class SuppliedTickSource implements TickSource {
  private final LongSupplier readings;
  private final TimeUnit unit;

  SuppliedTickSource(LongSupplier readings, TimeUnit unit) {
    this.readings = Objects.requireNonNull(readings, "readings");
    this.unit = Objects.requireNonNull(unit, "unit");
  }

  @Override
  public @Tick long read() {
    return readings.getAsLong();
  }

  @Override
  public TimeUnit unit() {
    return unit;
  }
}
