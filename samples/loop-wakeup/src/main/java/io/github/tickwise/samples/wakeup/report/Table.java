package io.github.tickwise.samples.wakeup.report;

import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.run.ArmOutcome;
import io.github.tickwise.samples.wakeup.run.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import org.HdrHistogram.Histogram;

/** The table that is printed, and the numbers in it. */
public final class Table {
  private Table() {}

  /** A number of one arm, in each round: its median, least and greatest. */
  record Spread(double median, double least, double greatest) {
    static Spread of(List<Outcome> rounds, Mechanism mechanism, ToLongFunction<ArmOutcome> nanos) {
      long[] sorted =
          rounds.stream().map(r -> r.arm(mechanism)).mapToLong(nanos).sorted().toArray();
      return new Spread(
          sorted[sorted.length / 2] / 1e3, sorted[0] / 1e3, sorted[sorted.length - 1] / 1e3);
    }
  }

  /** In microseconds: the medians over the rounds, the first sample of the first round, the spread of the medians. */
  public static List<String> lines(List<Outcome> rounds) {
    List<String> lines = new ArrayList<>();
    lines.add(String.format(
        Locale.ROOT,
        "%-24s %5s %9s %9s %9s %9s %9s %10s  %s",
        "us",
        "n",
        "min",
        "median",
        "p90",
        "p99",
        "max",
        "first",
        "median by round"));
    for (ArmOutcome arm : rounds.get(0).arms()) {
      Mechanism m = arm.mechanism();
      Spread medians = Spread.of(rounds, m, a -> a.steady().getValueAtPercentile(50));
      lines.add(String.format(
          Locale.ROOT,
          "%-24s %5d %9.1f %9.1f %9.1f %9.1f %9.1f %10.1f  %.1f-%.1f",
          m.title(),
          arm.samples().count(),
          Spread.of(rounds, m, a -> a.steady().getMinValue()).median(),
          medians.median(),
          percentile(rounds, m, 90),
          percentile(rounds, m, 99),
          Spread.of(rounds, m, a -> a.steady().getMaxValue()).median(),
          arm.first() / 1e3,
          medians.least(),
          medians.greatest()));
    }
    Outcome last = rounds.get(rounds.size() - 1);
    StringBuilder cpu = new StringBuilder("CPU ms by thread:");
    last.cpuNanos()
        .forEach((thread, nanos) -> cpu.append(
            nanos < 0
                ? " " + thread + " ?"
                : String.format(Locale.ROOT, " %s %.0f", thread, nanos / 1e6)));
    lines.add(cpu.toString());
    lines.addAll(last.notes());
    return lines;
  }

  /** Microseconds: the median over the rounds of a percentile, without the first samples. */
  static double percentile(List<Outcome> rounds, Mechanism mechanism, double percentile) {
    return Spread.of(rounds, mechanism, a -> a.steady().getValueAtPercentile(percentile))
        .median();
  }

  /** All samples but the first of each round. */
  static Histogram steady(List<Outcome> rounds, Mechanism mechanism) {
    Histogram sum = new Histogram(3);
    rounds.forEach(r -> sum.add(r.arm(mechanism).steady()));
    return sum;
  }

  /** What the figures depend on. */
  public static String machine(Outcome outcome) {
    return String.format(
        Locale.ROOT,
        "JDK %s, %s %s, %d cores, load average %.1f",
        System.getProperty("java.version"),
        System.getProperty("os.name"),
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        outcome.load());
  }
}
