package io.github.tickwise.samples.wakeup.report;

import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.run.ArmOutcome;
import io.github.tickwise.samples.wakeup.run.Outcome;
import io.github.tickwise.ticks.TickSpan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The log of a run, made when it is over: every sample in its order of arrival, and the exit. */
public final class Log {
  /**
   * @param arrival nanoseconds since the start; a span, so it may be sorted
   */
  record Entry(
      Mechanism mechanism, @TickSpan long arrival, @TickSpan long latency) {}

  private Log() {}

  static List<Entry> entries(Outcome outcome) {
    List<Entry> entries = new ArrayList<>();
    for (ArmOutcome arm : outcome.arms()) {
      @TickSpan long[] latencies = arm.samples().latencies();
      @TickSpan long[] arrivals = arm.samples().arrivals();
      for (int i = 0; i < latencies.length; i++) {
        entries.add(new Entry(arm.mechanism(), arrivals[i], latencies[i]));
      }
    }
    entries.sort(Comparator.comparingLong(Entry::arrival));
    return entries;
  }

  /** The samples of the original's arms as it had them; those of the JVM's own as {@code extra_wakeup}, which no total counts. */
  public static List<String> lines(Outcome outcome) {
    List<String> lines = new ArrayList<>();
    int wakes = 0;
    int fdTicks = 0;
    int extras = 0;
    for (Entry entry : entries(outcome)) {
      String latency = micros(entry.latency());
      String label = entry.mechanism().label();
      if (entry.mechanism() == Mechanism.FD) {
        lines.add("fd_tick t=" + ++fdTicks + " latency_us=" + latency);
      } else if (entry.mechanism().isExtra()) {
        lines.add("extra_wakeup latency_us=" + latency + " mech=" + label + " n=" + ++extras);
      } else {
        lines.add("wakeup latency_us=" + latency + " mech=" + label + " n=" + ++wakes);
      }
    }
    lines.add("loop_exit wakes=" + wakes + " fd_ticks=" + fdTicks);
    return lines;
  }

  static String micros(@TickSpan long nanos) {
    return String.format(Locale.ROOT, "%.1f", nanos / 1e3);
  }
}
