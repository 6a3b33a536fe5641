package io.github.tickwise.samples.offloop;

import io.github.tickwise.samples.kit.Bounds;
import io.github.tickwise.samples.kit.Rounds;
import io.github.tickwise.samples.kit.Svg;
import io.github.tickwise.samples.kit.Table;
import io.github.tickwise.samples.offloop.App.Plan;
import io.github.tickwise.samples.offloop.App.Where;
import io.github.tickwise.ticks.TickSource;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.HdrHistogram.Histogram;

/** All arms under a driver, in three rounds: table, data, plots, and their {@link Verdict}. */
final class Bench {
  static final Arm NONE = arm("no steps", Where.NOWHERE, 1, 0);
  static final Arm ON_4 = arm("on loop, 60 Hz x 4 ms", Where.ON_LOOP, 60, 4);
  static final Arm ON_8 = arm("on loop, 60 Hz x 8 ms", Where.ON_LOOP, 60, 8);
  static final Arm ON_RARE = arm("on loop, 1 Hz x 50 ms", Where.ON_LOOP, 1, 50);
  static final Arm OFF_8 = arm("off loop, 60 Hz x 8 ms", Where.OFF_LOOP, 60, 8);
  static final Arm OFF_RARE = arm("off loop, 1 Hz x 50 ms", Where.OFF_LOOP, 1, 50);
  static final List<Arm> LOADED = List.of(
      NONE,
      arm("on loop, 60 Hz x 0 ms", Where.ON_LOOP, 60, 0),
      arm("on loop, 60 Hz x 1 ms", Where.ON_LOOP, 60, 1),
      ON_4,
      ON_8,
      ON_RARE,
      OFF_8,
      OFF_RARE);
  static final List<Arm> BUS = List.of(
      arm("60 Hz", Where.OFF_LOOP, 60, 0),
      arm("250 Hz", Where.OFF_LOOP, 250, 0),
      arm("1000 Hz", Where.OFF_LOOP, 1000, 0));
  private static final int ROUNDS = 3;

  private final TickSource clock;
  private final Duration length;
  private final Path directory;
  private final PrintStream out;
  private final Bounds bounds;
  private final List<String> csv = new ArrayList<>();

  /** @param length of each arm in each round, beside a warm-up of a fifth */
  Bench(TickSource clock, Duration length, Path directory, PrintStream out) {
    this.clock = clock;
    this.length = length;
    this.directory = directory;
    this.out = out;
    this.bounds = new Bounds(out);
  }

  private static Arm arm(String name, Where where, int hz, int stepMillis) {
    return new Arm(name, new Plan(where, 1, hz, stepMillis));
  }

  /** What the steps cost, and what is saved off the loop. */
  void loaded(Driver driver) throws Exception {
    NONE.run(clock, driver, length); // so that no arm is the first, whose code is not compiled yet
    Verdict verdict = measure(driver, LOADED);
    verdict.loaded();
    Map<String, double[]> kept = new LinkedHashMap<>();
    LOADED.forEach(arm ->
        kept.put(arm.name(), new double[] {1 - arm.plan().duty(), verdict.kept(arm)}));
    Map<String, Histogram> latencies = verdict.rounds().sums(Arm::name, Arm.Result::latency);
    write("latency-" + name(driver), Svg.histograms("Latency, driver " + driver, latencies));
    write("retention-" + name(driver), Svg.shares("Throughput kept, by 1 - duty", kept));
  }

  /** Whether the bus delivers everything to a loop that is idle, at the cadence. */
  void bus() throws Exception {
    measure(Driver.IDLE, BUS).bus();
  }

  private Verdict measure(Driver driver, List<Arm> arms) throws Exception {
    Rounds<Arm, Arm.Result> rounds =
        new Rounds<>(arms, ROUNDS, arm -> arm.run(clock, driver, length));
    Verdict verdict = new Verdict(rounds, bounds);
    double all = Math.max(1, verdict.rate(arms.get(0)));
    Table<Arm, Arm.Result> table = new Table<Arm, Arm.Result>(Arm::name)
        .addSpread("rps", 0, Arm.Result::rate)
        .add("kept_%", 0, r -> 100 * r.rate() / all)
        .add("free_%", 0, r -> 100 * r.free())
        .add("p50_ms", 2, r -> r.millis(50))
        .add("p90_ms", 2, r -> r.millis(90))
        .addSpread("p99_ms", 2, r -> r.millis(99))
        .add("p99.9_ms", 2, r -> r.millis(99.9))
        .add("max_ms", 2, r -> r.millis(100))
        .add("steps", 0, Arm.Result::steps)
        .add("of_nominal", 3, Arm.Result::ofNominal)
        .add("lost", 0, Arm.Result::lost)
        .add("skipped", 0, Arm.Result::skipped)
        .add("loop_cpu_%", 0, Arm.Result::loopCpu)
        .add("step_cpu_%", 0, Arm.Result::stepCpu);
    table.print(out, "driver " + driver, rounds);
    csv.addAll(
        table.csv(name(driver), rounds).subList(csv.isEmpty() ? 0 : 1, arms.size() * ROUNDS + 1));
    verdict.nothingLost();
    return verdict;
  }

  private static String name(Driver driver) {
    return driver.name().toLowerCase(Locale.ROOT);
  }

  private void write(String what, String svg) throws IOException {
    Files.createDirectories(directory);
    Files.writeString(directory.resolve("off-loop-" + what + ".svg"), svg);
  }

  /** Writes what was measured so far as {@code off-loop.csv}; whether all bounds have held. */
  boolean finish() throws IOException {
    Files.createDirectories(directory);
    Files.write(directory.resolve("off-loop.csv"), csv);
    out.println("written to " + directory + ": off-loop.csv, off-loop-*.svg");
    return bounds.held();
  }
}
