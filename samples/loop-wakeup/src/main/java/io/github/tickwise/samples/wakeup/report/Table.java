package io.github.tickwise.samples.wakeup.report;

import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.run.ArmOutcome;
import io.github.tickwise.samples.wakeup.run.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.HdrHistogram.Histogram;

/** The table that is printed, and the numbers in it. */
public final class Table {
  private static final String HEAD = "us                             n      min   median"
      + "      p90      p99      max    first  medians by round";

  private Table() {}

  /**
   * In microseconds, by arm: the medians over the rounds, the first sample of the first round, and how far the medians of the rounds lie
   * apart; then what the figure is made of.
   */
  public static List<String> lines(List<Outcome> rounds) {
    List<String> lines = new ArrayList<>(List.of(HEAD));
    for (ArmOutcome arm : rounds.get(0).arms()) {
      Mechanism m = arm.mechanism();
      double[] medians = byRound(rounds, m, 50);
      StringBuilder line = new StringBuilder();
      line.append(format(
          "%-26s%6d", m.title() + (m.isExtra() ? " *" : ""), arm.samples().count()));
      for (double percentile : List.of(0.0, 50.0, 90.0, 99.0, 100.0)) {
        line.append(format("%9.1f", percentile(rounds, m, percentile)));
      }
      line.append(format("%9.1f", arm.first() / 1e3));
      line.append(format("%9.1f-%-9.1f", medians[0], medians[medians.length - 1]));
      lines.add(line + m.reason());
    }
    lines.add("* an arm of the JVM's own, which the original does not have");
    StringJoiner cpu = new StringJoiner(", ", "CPU ms by thread: ", "");
    rounds
        .get(rounds.size() - 1)
        .cpuNanos()
        .forEach(
            (thread, nanos) -> cpu.add(thread + (nanos < 0 ? " ?" : format(" %.0f", nanos / 1e6))));
    lines.add(cpu.toString());
    lines.addAll(rounds.get(0).notes());
    return lines;
  }

  /** Microseconds: the median over the rounds of a percentile, without the first samples. */
  static double percentile(List<Outcome> rounds, Mechanism mechanism, double percentile) {
    return byRound(rounds, mechanism, percentile)[rounds.size() / 2];
  }

  /** Microseconds, the least first. */
  private static double[] byRound(List<Outcome> rounds, Mechanism mechanism, double percentile) {
    return rounds.stream()
        .mapToDouble(r -> r.arm(mechanism).steady().getValueAtPercentile(percentile) / 1e3)
        .sorted()
        .toArray();
  }

  /** All samples but the first of each round. */
  static Histogram steady(List<Outcome> rounds, Mechanism mechanism) {
    Histogram sum = new Histogram(3);
    rounds.forEach(r -> sum.add(r.arm(mechanism).steady()));
    return sum;
  }

  private static String format(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}
