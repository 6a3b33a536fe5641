package io.github.tickwise.samples.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Nanoseconds and bytes an operation of every benchmark, one score a round. A round runs each in a
 * JVM of its own, so that the scores of one round are a pair that met the same weather.
 */
final class Scores {
  private final Map<String, List<Double>> nanos = new TreeMap<>();
  private final Map<String, Double> bytes = new TreeMap<>();

  void addRound(int warmupMillis, int millis) throws RunnerException {
    Options options = new OptionsBuilder()
        .include("io\\.github\\.tickwise\\.samples\\.bench\\..*")
        .mode(Mode.AverageTime)
        .timeUnit(TimeUnit.NANOSECONDS)
        .forks(1)
        .warmupIterations(4)
        .warmupTime(TimeValue.milliseconds(warmupMillis))
        .measurementIterations(5)
        .measurementTime(TimeValue.milliseconds(millis))
        .addProfiler(GCProfiler.class)
        .jvmArgsAppend("-Xms512m", "-Xmx512m")
        .verbosity(VerboseMode.SILENT)
        .build();
    for (RunResult result : new Runner(options).run()) {
      String full = result.getParams().getBenchmark();
      String name = full.substring(full.lastIndexOf('.', full.lastIndexOf('.') - 1) + 1);
      nanos
          .computeIfAbsent(name, n -> new ArrayList<>())
          .add(result.getPrimaryResult().getScore());
      bytes.merge(name, allocated(result), Math::max);
    }
  }

  private static double allocated(RunResult result) {
    return result.getSecondaryResults().entrySet().stream()
        .filter(e -> e.getKey().endsWith("gc.alloc.rate.norm"))
        .map(Map.Entry::getValue)
        .mapToDouble(Result::getScore)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("JMH gave no allocation rate"));
  }

  Estimate nanos(String name) {
    return Estimate.of(get(name));
  }

  /** The most bytes an operation of any round. */
  double bytes(String name) {
    return bytes.get(name);
  }

  /** By how much the first takes longer than the second, round by round. */
  Estimate ratio(String name, String to) {
    List<Double> a = get(name);
    List<Double> b = get(to);
    List<Double> logs = new ArrayList<>();
    for (int i = 0; i < a.size(); i++) {
      logs.add(Math.log(a.get(i) / b.get(i)));
    }
    return Estimate.of(logs).map(Math::exp);
  }

  private List<Double> get(String name) {
    List<Double> scores = nanos.get(name);
    if (scores == null) {
      throw new IllegalArgumentException(name + " is none of " + nanos.keySet());
    }
    return scores;
  }
}
