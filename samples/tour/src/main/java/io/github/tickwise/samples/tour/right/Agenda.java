package io.github.tickwise.samples.tour.right;

import io.github.tickwise.ticks.SeededTickSource;
import io.github.tickwise.ticks.TickSource;
import java.util.Map;
import java.util.TreeMap;

/** Sorts by spans since its own start: these are ordinary numbers, and have an order. */
final class Agenda {
  private final SeededTickSource sinceStart;
  private final TreeMap<Long, String> byDueTime = new TreeMap<>();

  Agenda(TickSource clock) {
    this.sinceStart = clock.seeded();
  }

  void add(String job, long delayNanos) {
    byDueTime.put(sinceStart.read() + delayNanos, job);
  }

  /** The next job if it is due, or {@code null}. */
  String pollDue() {
    Map.Entry<Long, String> first = byDueTime.firstEntry();
    if (first == null || first.getKey() > sinceStart.read()) {
      return null;
    }
    return byDueTime.pollFirstEntry().getValue();
  }
}
