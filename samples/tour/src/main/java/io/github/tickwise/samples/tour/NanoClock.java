package io.github.tickwise.samples.tour;

import io.github.tickwise.ticks.Tick;

/**
 * The faulty scheduler's clock, in nanoseconds: {@code System::nanoTime} in production. The annotation is all that the
 * checks need to know of it.
 */
@FunctionalInterface
public interface NanoClock {
  @Tick
  long nanoTime();
}
