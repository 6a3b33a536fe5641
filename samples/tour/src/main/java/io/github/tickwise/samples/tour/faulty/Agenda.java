package io.github.tickwise.samples.tour.faulty;

import io.github.tickwise.samples.tour.NanoClock;
import java.util.Map;
import java.util.TreeMap;

/**
 * {@code TickNaturalOrder}. The jobs are sorted by their readings. Across the wrap those after it sort first, and the
 * job that is due waits behind them.
 */
final class Agenda {
  private final NanoClock clock;
  private final TreeMap<Long, String> byDueTime = new TreeMap<>();

  Agenda(NanoClock clock) {
    this.clock = clock;
  }

  void add(String job, long delayNanos) {
    byDueTime.put(clock.nanoTime() + delayNanos, job);
  }

  /** The next job if it is due, or {@code null}. */
  String pollDue() {
    Map.Entry<Long, String> first = byDueTime.firstEntry();
    if (first == null || first.getKey() - clock.nanoTime() > 0) {
      return null;
    }
    return byDueTime.pollFirstEntry().getValue();
  }
}
