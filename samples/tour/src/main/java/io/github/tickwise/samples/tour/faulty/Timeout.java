package io.github.tickwise.samples.tour.faulty;

import io.github.tickwise.samples.tour.NanoClock;

/**
 * {@code TickDirectComparison}. Readings are compared by value, but they wrap: a clock that starts just before the
 * wrap puts the deadline on the other side, where all values are small, and the timeout fires at once.
 */
final class Timeout {
  private final NanoClock clock;
  private final long deadline;

  Timeout(NanoClock clock, long nanos) {
    this.clock = clock;
    this.deadline = clock.nanoTime() + nanos;
  }

  boolean isOver() {
    return clock.nanoTime() >= deadline;
  }
}
