package io.github.tickwise.samples.tour.right;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;

/** Takes the sign of the whole difference. An order among jobs that lie within half a period of each other. */
final class Job implements Comparable<Job> {
  private final String name;
  private final @Tick long dueAt;

  Job(String name, TickSource clock, long delayNanos) {
    this.name = name;
    this.dueAt = clock.read() + delayNanos;
  }

  String name() {
    return name;
  }

  @Override
  public int compareTo(Job other) {
    return Ticks.compare(dueAt, other.dueAt);
  }
}
