package io.github.tickwise.samples.wakeup.report;

import io.github.tickwise.samples.kit.Svg;
import io.github.tickwise.samples.wakeup.run.ArmOutcome;
import io.github.tickwise.samples.wakeup.run.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;

/** The samples as CSV and log, and their histograms, the first samples left out, as SVG. */
public final class Plots {
  private Plots() {}

  /** Writes {@code loop-wakeup.csv}, {@code loop-wakeup.svg} and {@code loop-wakeup.log}. */
  public static void write(Path directory, List<Outcome> rounds) throws IOException {
    Files.createDirectories(directory);
    List<String> csv = new ArrayList<>(List.of("round,mechanism,arrival_us,latency_us"));
    List<String> log = new ArrayList<>();
    for (int round = 0; round < rounds.size(); round++) {
      for (Log.Entry entry : Log.entries(rounds.get(round))) {
        csv.add((round + 1) + "," + entry.mechanism().label() + "," + Log.micros(entry.arrival())
            + "," + Log.micros(entry.latency()));
      }
      log.addAll(Log.lines(rounds.get(round)));
    }
    Map<String, Histogram> steady = new LinkedHashMap<>();
    for (ArmOutcome arm : rounds.get(0).arms()) {
      steady.put(arm.mechanism().title(), Table.steady(rounds, arm.mechanism()));
    }
    Files.write(directory.resolve("loop-wakeup.csv"), csv);
    Files.write(directory.resolve("loop-wakeup.log"), log);
    Files.writeString(
        directory.resolve("loop-wakeup.svg"), Svg.histograms("From wake to callback", steady));
  }
}
