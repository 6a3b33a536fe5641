package io.github.tickwise.samples.idleloop;

import io.github.tickwise.ticks.TickSource;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.HdrHistogram.Histogram;

/** All arms, interleaved in rotating order, three rounds; their table, data, plots, and the bounds. */
final class Bench {
  static final Arm LEGACY = new Arm("legacy", EventLoop.Mode.LEGACY, 2);
  static final Arm SPIN_POLLING = new Arm("spin, polling", EventLoop.Mode.SPIN_POLLING, 0);
  static final Arm SPIN = new Arm("spin", EventLoop.Mode.SPIN, 0);
  static final Arm IDLE = new Arm("idle", EventLoop.Mode.IDLE, 2);
  private static final List<Arm> ARMS = List.of(
      LEGACY,
      SPIN_POLLING,
      SPIN,
      IDLE,
      new Arm("idle, 1 ms", EventLoop.Mode.IDLE, 1),
      new Arm("idle, 4 ms", EventLoop.Mode.IDLE, 4),
      new Arm("idle, 8 ms", EventLoop.Mode.IDLE, 8));
  private static final int ROUNDS = 3;
  private static final double TICK_US = TimerWheel.TICK / 1e3;

  private final Map<Arm, List<Arm.Result>> results = new LinkedHashMap<>();
  private final PrintStream out;

  Bench(PrintStream out) {
    this.out = out;
    ARMS.forEach(arm -> results.put(arm, new ArrayList<>()));
  }

  /** Measures for three rounds, each arm {@code quiet} and as long again under probes. */
  Bench run(TickSource source, Duration quiet) throws IOException, InterruptedException {
    out.printf(
        Locale.ROOT,
        "JDK %s, %s %s, %d processors, load average %.2f before%n",
        Runtime.version(),
        System.getProperty("os.name"),
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        Threads.load());
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < ARMS.size(); i++) {
        Arm arm = ARMS.get((i + round) % ARMS.size());
        results.get(arm).add(arm.run(source, quiet));
      }
    }
    out.printf(Locale.ROOT, "load average %.2f after%n%n", Threads.load());
    return this;
  }

  /** The table: medians of the rounds, for CPU with the spread; histograms of all rounds together. */
  void print() {
    out.println(
        "                CPU %                  turn lag ms  post-to-run us receive-to-run us      passes a");
    out.println(
        "arm             median (spread)         50%    max     50%     99%     50%     99%   CPU second  verdict of each round");
    results.forEach((arm, runs) -> {
      Histogram lag = sum(runs, Arm.Result::lag);
      Histogram post = sum(runs, Arm.Result::postToRun);
      Histogram receive = sum(runs, Arm.Result::receiveToRun);
      out.printf(
          Locale.ROOT,
          "%-14s %7.2f (%.2f-%.2f) %8.2f %6.1f %7d %7d %7d %7d %12.0f  %s%n",
          arm.name(),
          median(runs, Arm.Result::cpu),
          runs.stream().mapToDouble(Arm.Result::cpu).min().orElseThrow(),
          runs.stream().mapToDouble(Arm.Result::cpu).max().orElseThrow(),
          lag.getValueAtPercentile(50) / 1e3,
          lag.getMaxValue() / 1e3,
          post.getValueAtPercentile(50),
          post.getValueAtPercentile(99),
          receive.getValueAtPercentile(50),
          receive.getValueAtPercentile(99),
          median(runs, Arm.Result::passRate),
          runs.stream().map(Arm.Result::health).toList());
    });
  }

  /** Whether every bound holds; prints each, what is missed as missed. */
  boolean judge() {
    double idle = median(results.get(IDLE), Arm.Result::cpu);
    boolean holds =
        atLeast(4, "CPU legacy / idle", median(results.get(LEGACY), Arm.Result::cpu) / idle);
    holds &= atLeast(15, "CPU spin / idle", median(results.get(SPIN), Arm.Result::cpu) / idle);
    holds &= atLeast(
        3,
        "passes a CPU second, every 32nd / every pass polls",
        median(results.get(SPIN), Arm.Result::passRate)
            / median(results.get(SPIN_POLLING), Arm.Result::passRate));
    double more = lag(IDLE) - lag(LEGACY);
    boolean unchanged = more <= TICK_US;
    out.printf(
        Locale.ROOT,
        "%-6s median turn lag, idle - legacy: %.2f ms, bound <= 8%n",
        unchanged ? "holds" : "MISSED",
        more / 1e3);
    return holds & unchanged;
  }

  private boolean atLeast(double bound, String what, double ratio) {
    boolean holds = ratio >= bound;
    out.printf(
        Locale.ROOT,
        "%-6s %s: %.1f, bound >= %.0f%n",
        holds ? "holds" : "MISSED",
        what,
        ratio,
        bound);
    return holds;
  }

  private long lag(Arm arm) {
    return sum(results.get(arm), Arm.Result::lag).getValueAtPercentile(50);
  }

  /** Writes {@code idle-loop.csv} and the plots. */
  void write(Path directory) throws IOException {
    Files.createDirectories(directory);
    StringBuilder csv = new StringBuilder(
        "arm,round,cpu_percent,lag_p50_us,lag_max_us,post_p50_us,post_p99_us,receive_p50_us,receive_p99_us,"
            + "passes_a_cpu_second,timers,sleeps,late\n");
    Map<String, Double> cpu = new LinkedHashMap<>();
    Map<String, Histogram> lag = new LinkedHashMap<>();
    Map<String, Histogram> post = new LinkedHashMap<>();
    Map<String, Histogram> receive = new LinkedHashMap<>();
    results.forEach((arm, runs) -> {
      for (Arm.Result run : runs) {
        csv.append(String.format(
            Locale.ROOT,
            "\"%s\",%d,%.3f,%d,%d,%d,%d,%d,%d,%.0f,%d,%d,%d%n",
            arm.name(),
            runs.indexOf(run) + 1,
            run.cpu(),
            run.lag().getValueAtPercentile(50),
            run.lag().getMaxValue(),
            run.postToRun().getValueAtPercentile(50),
            run.postToRun().getValueAtPercentile(99),
            run.receiveToRun().getValueAtPercentile(50),
            run.receiveToRun().getValueAtPercentile(99),
            run.passRate(),
            run.thoughts(),
            run.sleeps(),
            run.late()));
      }
      cpu.put(arm.name(), median(runs, Arm.Result::cpu));
      lag.put(arm.name(), sum(runs, Arm.Result::lag));
      post.put(arm.name(), sum(runs, Arm.Result::postToRun));
      receive.put(arm.name(), sum(runs, Arm.Result::receiveToRun));
    });
    Files.writeString(directory.resolve("idle-loop.csv"), csv);
    Files.writeString(
        directory.resolve("idle-loop-cpu.svg"),
        Svg.bars("CPU of an empty world, % of a core", cpu));
    Files.writeString(
        directory.resolve("idle-loop-lag.svg"),
        Svg.percentiles("Wheel lag, us by percentile", lag));
    Files.writeString(
        directory.resolve("idle-loop-post.svg"),
        Svg.percentiles("Post to run, us by percentile", post));
    Files.writeString(
        directory.resolve("idle-loop-receive.svg"),
        Svg.percentiles("Receive to run, us by percentile", receive));
    out.println(
        "written to " + directory + ": idle-loop.csv, idle-loop-{cpu,lag,post,receive}.svg");
  }

  private static double median(List<Arm.Result> runs, ToDoubleFunction<Arm.Result> figure) {
    return runs.stream()
        .map(figure::applyAsDouble)
        .sorted(Comparator.naturalOrder())
        .skip(runs.size() / 2)
        .findFirst()
        .orElseThrow();
  }

  private static Histogram sum(List<Arm.Result> runs, Function<Arm.Result, Histogram> histogram) {
    Histogram sum = new Histogram(2);
    runs.forEach(run -> sum.add(histogram.apply(run)));
    return sum;
  }
}
