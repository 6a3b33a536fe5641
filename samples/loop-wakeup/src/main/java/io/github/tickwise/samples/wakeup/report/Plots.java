package io.github.tickwise.samples.wakeup.report;

import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.run.ArmOutcome;
import io.github.tickwise.samples.wakeup.run.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/** The samples as CSV, and their histograms as SVG: a row a mechanism, time on a logarithmic axis. */
public final class Plots {
  private static final int LEFT = 190;
  private static final int WIDTH = 640;
  private static final int RIGHT = 30;
  private static final int ROW = 62;
  private static final int BAR = 40;
  private static final int DECADES = 5;
  private static final int BINS = 10 * DECADES;
  private static final List<String> MARKS =
      List.of("1 us", "10 us", "100 us", "1 ms", "10 ms", "100 ms");
  private static final String LEGEND =
      "bars: all samples but the first; line: their median; circle: the first sample";

  private Plots() {}

  /** Writes {@code loop-wakeup.csv}, {@code loop-wakeup.svg} and {@code loop-wakeup.log}, of the last round. */
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
    Files.write(directory.resolve("loop-wakeup.csv"), csv);
    Files.write(directory.resolve("loop-wakeup.log"), log);
    Files.writeString(directory.resolve("loop-wakeup.svg"), svg(rounds).toString());
  }

  private static Svg svg(List<Outcome> rounds) {
    List<ArmOutcome> arms = rounds.get(0).arms();
    int height = 60 + ROW * arms.size();
    Svg svg = new Svg(LEFT + WIDTH + RIGHT, height);
    for (int decade = 0; decade <= DECADES; decade++) {
      double x = LEFT + (double) WIDTH * decade / DECADES;
      svg.line(x, 20, x, height - 34, "#ddd");
      svg.text(x, height - 18, "middle", MARKS.get(decade));
    }
    for (int i = 0; i < arms.size(); i++) {
      row(svg, rounds, arms.get(i).mechanism(), 20 + ROW * (i + 1));
    }
    svg.text(LEFT, height - 3, "start", LEGEND);
    return svg;
  }

  private static void row(Svg svg, List<Outcome> rounds, Mechanism mechanism, int base) {
    Histogram steady = Table.steady(rounds, mechanism);
    long[] bins = new long[BINS];
    long most = 1;
    for (HistogramIterationValue step : steady.recordedValues()) {
      int bin = Math.min(BINS - 1, (int) (BINS * position(step.getValueIteratedTo())));
      bins[bin] += step.getCountAtValueIteratedTo();
      most = Math.max(most, bins[bin]);
    }
    double width = (double) WIDTH / BINS;
    for (int bin = 0; bin < BINS; bin++) {
      if (bins[bin] > 0) {
        double bar = (double) BAR * bins[bin] / most;
        String fill = mechanism.isExtra() ? "#9ab" : "#37a";
        svg.rect(LEFT + width * bin, base - bar, width - 1, bar, fill);
      }
    }
    double median = LEFT + WIDTH * position(steady.getValueAtPercentile(50));
    double first = LEFT + WIDTH * position(rounds.get(0).arm(mechanism).first());
    svg.text(LEFT - 8, base - 8, "end", mechanism.title());
    svg.line(median, base - BAR - 4, median, base, "#c30");
    svg.circle(first, base - 5, 4, "#c30");
    svg.line(LEFT, base, LEFT + WIDTH, base, "#888");
  }

  /** From 0 at 1 us to 1 at 100 ms. */
  private static double position(long nanos) {
    return Math.min(1, Math.max(0, Math.log10(Math.max(1, nanos) / 1e3) / DECADES));
  }
}
