package io.github.tickwise.samples.idleloop;

import io.github.tickwise.samples.kit.Bounds;
import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.samples.kit.Rounds;
import io.github.tickwise.samples.kit.Svg;
import io.github.tickwise.samples.kit.Table;
import io.github.tickwise.ticks.TickSource;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.HdrHistogram.Histogram;

/** All arms, interleaved in rotating order, three rounds; their table, data, plots, and the bounds. */
final class Bench {
  static final Arm LEGACY = new Arm("legacy", EventLoop.Mode.LEGACY, 2);
  static final Arm SPIN_POLLING = new Arm("spin, polling", EventLoop.Mode.SPIN_POLLING, 0);
  static final Arm SPIN = new Arm("spin", EventLoop.Mode.SPIN, 0);
  static final Arm IDLE = new Arm("idle", EventLoop.Mode.IDLE, 2);
  static final List<Arm> ARMS = List.of(
      LEGACY,
      SPIN_POLLING,
      SPIN,
      IDLE,
      new Arm("idle, 1 ms", EventLoop.Mode.IDLE, 1),
      new Arm("idle, 4 ms", EventLoop.Mode.IDLE, 4),
      new Arm("idle, 8 ms", EventLoop.Mode.IDLE, 8));
  private static final int ROUNDS = 3;
  private static final double TICK_MS = TimerWheel.TICK / 1e6;

  private final Rounds<Arm, Arm.Result> rounds;
  private final PrintStream out;
  private final Table<Arm, Arm.Result> table = new Table<Arm, Arm.Result>(Arm::name)
      .addSpread("cpu_%", 2, Arm.Result::cpu)
      .add("lag_p50_ms", 2, r -> percentile(r.lag(), 50) / 1e3)
      .addSpread("lag_max_ms", 1, r -> percentile(r.lag(), 100) / 1e3)
      .add("post_p50_us", 0, r -> percentile(r.postToRun(), 50))
      .add("post_p99_us", 0, r -> percentile(r.postToRun(), 99))
      .add("receive_p50_us", 0, r -> percentile(r.receiveToRun(), 50))
      .add("receive_p99_us", 0, r -> percentile(r.receiveToRun(), 99))
      .add("passes_a_cpu_s", 0, Arm.Result::passRate)
      .add("timers", 0, Arm.Result::thoughts)
      .add("sleeps", 0, Arm.Result::sleeps)
      .add("late", 0, Arm.Result::late);

  Bench(Rounds<Arm, Arm.Result> rounds, PrintStream out) {
    this.rounds = rounds;
    this.out = out;
  }

  /** Measures for three rounds, each arm {@code quiet} and as long again under probes. */
  static Bench run(TickSource source, Duration quiet, PrintStream out) throws Exception {
    out.println(Host.facts());
    Bench bench = new Bench(new Rounds<>(ARMS, ROUNDS, arm -> arm.run(source, quiet)), out);
    out.println(Host.facts());
    return bench;
  }

  /** Prints the table, then the verdicts that the loops came to. */
  void print() {
    table.print(out, "medians (and spread)", rounds);
    for (Arm arm : ARMS) {
      out.println(
          arm.name() + ": " + rounds.runs(arm).stream().map(Arm.Result::health).toList());
    }
  }

  /** Whether every bound holds; prints each, what is missed as missed. */
  boolean judge() {
    Bounds bounds = new Bounds(out);
    bounds.atLeast(4, "CPU legacy / idle", cpu(LEGACY) / cpu(IDLE));
    bounds.atLeast(15, "CPU spin / idle", cpu(SPIN) / cpu(IDLE));
    double passes = rounds.median(SPIN, Arm.Result::passRate)
        / rounds.median(SPIN_POLLING, Arm.Result::passRate);
    bounds.atLeast(3, "passes a CPU second, every 32nd / every pass polls", passes);
    bounds.atMost(TICK_MS, "median turn lag in ms, idle - legacy", lag(IDLE) - lag(LEGACY));
    return bounds.held();
  }

  private double cpu(Arm arm) {
    return rounds.median(arm, Arm.Result::cpu);
  }

  private double lag(Arm arm) {
    return percentile(rounds.sum(arm, Arm.Result::lag), 50) / 1e3;
  }

  private static double percentile(Histogram histogram, double percentile) {
    return histogram.getValueAtPercentile(percentile);
  }

  /** Writes {@code idle-loop.csv} and the plots. */
  void write(Path directory) throws IOException {
    Files.createDirectories(directory);
    Files.write(directory.resolve("idle-loop.csv"), table.csv("idle-loop", rounds));
    Map<String, Double> cpu = new LinkedHashMap<>();
    ARMS.forEach(arm -> cpu.put(arm.name(), cpu(arm)));
    Files.writeString(
        directory.resolve("idle-loop-cpu.svg"),
        Svg.bars("CPU of an empty world, % of a core", cpu));
    plot(directory.resolve("idle-loop-lag.svg"), "Wheel lag", Arm.Result::lag);
    plot(directory.resolve("idle-loop-post.svg"), "Post to run", Arm.Result::postToRun);
    plot(directory.resolve("idle-loop-receive.svg"), "Receive to run", Arm.Result::receiveToRun);
    out.println(
        "written to " + directory + ": idle-loop.csv, idle-loop-{cpu,lag,post,receive}.svg");
  }

  private void plot(Path file, String what, Function<Arm.Result, Histogram> histogram)
      throws IOException {
    Map<String, Histogram> sums = rounds.sums(Arm::name, histogram);
    Files.writeString(file, Svg.percentiles(what + ", us by percentile", sums));
  }
}
