package io.github.tickwise.samples.wakeup.report;

import io.github.tickwise.samples.kit.Bounds;
import io.github.tickwise.samples.kit.Rounds;
import io.github.tickwise.samples.kit.Svg;
import io.github.tickwise.samples.kit.Table;
import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.run.ArmOutcome;
import io.github.tickwise.samples.wakeup.run.Outcome;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/** The rounds as a table, as files, and held against the bounds. */
public final class Report {
  private final List<Outcome> outcomes;
  private final Rounds<Mechanism, ArmOutcome> rounds = new Rounds<>();

  /** @param outcomes one for each round */
  public Report(List<Outcome> outcomes) {
    this.outcomes = outcomes;
    outcomes.forEach(o -> o.arms().forEach(arm -> rounds.add(arm.mechanism(), arm)));
  }

  /** Microseconds by arm, the first sample apart, then what the figures are made of. */
  public void print(PrintStream out) {
    new Table<Mechanism, ArmOutcome>(m -> m.title() + (m.isExtra() ? " *" : ""))
        .add("n", 0, a -> a.samples().count())
        .add("min", 1, a -> a.micros(0))
        .addSpread("median", 1, a -> a.micros(50))
        .add("p90", 1, a -> a.micros(90))
        .add("p99", 1, a -> a.micros(99))
        .add("max", 1, a -> a.micros(100))
        .addSpread("first", 1, a -> a.first() / 1e3)
        .note(Mechanism::reason)
        .print(out, "us", rounds);
    out.println("* an arm of the JVM's own, which the original does not have");
    Outcome last = outcomes.get(outcomes.size() - 1);
    StringJoiner cpu = new StringJoiner(", ", "CPU ms by thread: ", "");
    last.cpuNanos()
        .forEach((thread, nanos) -> cpu.add(
            thread + (nanos < 0 ? " ?" : String.format(Locale.ROOT, " %.0f", nanos / 1e6))));
    out.println(cpu);
    last.notes().forEach(out::println);
  }

  /** Whether every bound holds; prints each, what is missed as missed. Ratios, where possible: absolute times are the machine's. */
  public boolean judge(PrintStream out) {
    Bounds bounds = new Bounds(out);
    List<String> problems =
        outcomes.stream().flatMap(o -> o.problems().stream()).toList();
    bounds.that(
        problems.isEmpty(), "counts exact, callbacks on their loops, clean stop " + problems);
    double post = percentile(Mechanism.POST, 50);
    double fd = percentile(Mechanism.FD, 50);
    bounds.above(1, "median, post : descriptor", post / fd);
    bounds.atMost(1.05, "median, post : source", post / percentile(Mechanism.SOURCE, 50));
    bounds.above(1, "median, descriptor : unpark", fd / percentile(Mechanism.UNPARK, 50));
    for (Mechanism arm : rounds.arms()) {
      bounds.below(10, "steady p99 in ms, " + arm.label(), percentile(arm, 99) / 1e3);
    }
    double first = rounds.runs(Mechanism.POST).get(0).first() / 1e3;
    bounds.atLeast(5, "post, first sample : median", first / post);
    return bounds.held();
  }

  /** The median over the rounds of a percentile, in microseconds. */
  private double percentile(Mechanism arm, double percentile) {
    return rounds.median(arm, a -> a.micros(percentile));
  }

  /** Writes every sample as {@code loop-wakeup.csv}, the log as {@code .log}, and the histograms, the first samples left out, as {@code .svg}. */
  public void write(Path directory) throws IOException {
    List<String> csv = new ArrayList<>(List.of("round,mechanism,arrival_us,latency_us"));
    List<String> log = new ArrayList<>();
    for (int round = 0; round < outcomes.size(); round++) {
      for (Log.Entry entry : Log.entries(outcomes.get(round))) {
        csv.add((round + 1) + "," + entry.mechanism().label() + "," + Log.micros(entry.arrival())
            + "," + Log.micros(entry.latency()));
      }
      log.addAll(Log.lines(outcomes.get(round)));
    }
    Files.createDirectories(directory);
    Files.write(directory.resolve("loop-wakeup.csv"), csv);
    Files.write(directory.resolve("loop-wakeup.log"), log);
    Files.writeString(
        directory.resolve("loop-wakeup.svg"),
        Svg.histograms("From wake to callback", rounds.sums(Mechanism::title, ArmOutcome::steady)));
  }
}
