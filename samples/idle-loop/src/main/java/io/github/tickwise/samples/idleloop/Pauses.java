package io.github.tickwise.samples.idleloop;

import io.github.tickwise.ticks.TickSpan;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** How long the collector has paused this JVM so far. HotSpot gives whole milliseconds, by collector. */
final class Pauses {
  // A bean of cycles counts concurrent work too, in which the program runs on.
  private static final List<GarbageCollectorMXBean> COLLECTORS =
      ManagementFactory.getGarbageCollectorMXBeans().stream()
          .filter(c -> !c.getName().contains("Cycles") && !c.getName().contains("Concurrent"))
          .toList();

  private Pauses() {}

  /** Nanoseconds since the JVM started, rounded down to milliseconds for each collector. Any thread. */
  static @TickSpan long total() {
    long millis = 0;
    for (GarbageCollectorMXBean collector : COLLECTORS) {
      millis += Math.max(0, collector.getCollectionTime()); // -1: not known
    }
    return TimeUnit.MILLISECONDS.toNanos(millis);
  }
}
