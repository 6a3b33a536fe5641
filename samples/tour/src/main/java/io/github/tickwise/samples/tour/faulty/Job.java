package io.github.tickwise.samples.tour.faulty;

import io.github.tickwise.samples.tour.NanoClock;

/**
 * {@code TickTruncatedDifference}. The difference is right, but is cut to an {@code int} before its sign is used: from
 * 2.1 seconds on the sign is that of the lower half. This needs no hostile clock: it is wrong at every start.
 */
final class Job implements Comparable<Job> {
  private final String name;
  private final long dueAt;

  Job(String name, NanoClock clock, long delayNanos) {
    this.name = name;
    this.dueAt = clock.nanoTime() + delayNanos;
  }

  String name() {
    return name;
  }

  @Override
  public int compareTo(Job other) {
    return (int) (dueAt - other.dueAt);
  }
}
