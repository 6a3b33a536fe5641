package io.github.tickwise.samples.kit;

import java.util.Locale;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/** Four kinds of plot. Times and bars are on logarithmic axes: their ratios are what is compared. */
public final class Svg {
  private static final double[] PERCENTILES = {0, 25, 50, 75, 90, 95, 99, 99.9, 100};
  private static final String[] COLOURS = {
    "#b03a2e", "#ca6f1e", "#b7950b", "#1e8449", "#148f77", "#2471a3", "#7d3c98", "#566573"
  };
  private static final int WIDTH = 800;
  private static final int LEFT = 170;
  private static final int AREA = WIDTH - LEFT - 30;
  private static final int ROW = 54;
  private static final int SQUARE = 400;
  private static final int TOP = 60;
  private static final int DECADES = 5;
  private static final int BINS = 20 * DECADES;

  private final StringBuilder text = new StringBuilder();

  private Svg(String title, int height) {
    add(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' font-family='sans-serif' font-size='12'>",
        WIDTH, height);
    add("<rect width='100%%' height='100%%' fill='white'/>");
    text(8, 18, "start", title);
  }

  /** A row for each histogram of nanoseconds, from 1 us to 100 ms; bars by the logarithm of the count, so that the rare ones are seen. */
  public static String histograms(String title, Map<String, Histogram> histograms) {
    int height = 70 + ROW * histograms.size();
    Svg svg = new Svg(title + "; bars: log of the count, lines: p50 and p99", height);
    for (int decade = 0; decade <= DECADES; decade++) {
      double x = LEFT + (double) AREA * decade / DECADES;
      svg.line(x, 26, x, height - 30, "#ddd");
      svg.text(x, height - 14, "middle", time(Math.pow(10, decade + 3)));
    }
    int base = 28;
    for (Map.Entry<String, Histogram> row : histograms.entrySet()) {
      base += ROW;
      svg.row(row.getKey(), row.getValue(), base);
    }
    return svg.end();
  }

  private void row(String name, Histogram histogram, int base) {
    double[] bins = new double[BINS];
    for (HistogramIterationValue step : histogram.recordedValues()) {
      int bin = (int) (BINS * position(step.getValueIteratedTo()));
      bins[Math.min(BINS - 1, bin)] += step.getCountAtValueIteratedTo();
    }
    double full = Math.log1p(histogram.getTotalCount());
    for (int bin = 0; bin < BINS; bin++) {
      double bar = (ROW - 14) * Math.log1p(bins[bin]) / Math.max(1, full);
      if (bins[bin] > 0) {
        rect(LEFT + (double) AREA * bin / BINS, base - bar, (double) AREA / BINS - 1, bar);
      }
    }
    for (double percentile : new double[] {50, 99}) {
      double x = LEFT + AREA * position(histogram.getValueAtPercentile(percentile));
      line(x, base - ROW + 10, x, base, "#b03a2e");
    }
    text(LEFT - 8, base - 8, "end", name);
    line(LEFT, base, LEFT + AREA, base, "#888");
  }

  /** From 0 at 1 us to 1 at 100 ms. */
  private static double position(double nanos) {
    return Math.min(1, Math.max(0, Math.log10(Math.max(1, nanos) / 1e3) / DECADES));
  }

  private static String time(double nanos) {
    return nanos < 1e6 ? Math.round(nanos / 1e3) + " us" : Math.round(nanos / 1e6) + " ms";
  }

  /** A line for each histogram of microseconds over the percentiles, from 1 us to 1 s. */
  public static String percentiles(String title, Map<String, Histogram> histograms) {
    Svg svg = new Svg(title, SQUARE + 60);
    double column = (double) AREA / (PERCENTILES.length - 1);
    for (int power = 0; power <= 6; power++) {
      double y = 26 + SQUARE * (6 - power) / 6.0;
      svg.line(LEFT, y, LEFT + AREA, y, "#ddd");
      svg.text(LEFT - 8, y + 4, "end", "1e" + power);
    }
    for (int i = 0; i < PERCENTILES.length; i++) {
      String label = "p" + String.valueOf(PERCENTILES[i]).replaceFirst("\\.0$", "");
      svg.text(LEFT + i * column, SQUARE + 46, "middle", label);
    }
    int line = 0;
    for (Map.Entry<String, Histogram> histogram : histograms.entrySet()) {
      String colour = COLOURS[line % COLOURS.length];
      StringBuilder points = new StringBuilder();
      for (int i = 0; i < PERCENTILES.length; i++) {
        double value = Math.max(1, histogram.getValue().getValueAtPercentile(PERCENTILES[i]));
        double y = 26 + SQUARE * (6 - Math.min(6, Math.log10(value))) / 6;
        points.append(String.format(Locale.ROOT, "%.1f,%.1f ", LEFT + i * column, y));
      }
      svg.add("<polyline fill='none' stroke='%s' stroke-width='1.5' points='%s'/>", colour, points);
      svg.add(
          "<text x='8' y='%d' fill='%s'>%s</text>", 46 + 18 * line++, colour, histogram.getKey());
    }
    return svg.end();
  }

  /** A bar for each positive figure, over three decades. */
  public static String bars(String title, Map<String, Double> figures) {
    Svg svg = new Svg(title, 40 + 24 * figures.size());
    double most = figures.values().stream().mapToDouble(d -> d).max().orElse(1);
    int y = 16;
    for (Map.Entry<String, Double> figure : figures.entrySet()) {
      y += 24;
      double length = (AREA - 60) * (Math.log10(figure.getValue() / most) + 3) / 3;
      svg.text(LEFT - 8, y, "end", figure.getKey());
      svg.rect(LEFT, y - 12, Math.max(1, length), 16);
      svg.text(
          LEFT + Math.max(1, length) + 6,
          y,
          "start",
          String.format(Locale.ROOT, "%.2f", figure.getValue()));
    }
    return svg.end();
  }

  /** A point for each pair of x and y, both from 0 to 1, and the diagonal on which they would be equal. */
  public static String shares(String title, Map<String, double[]> points) {
    Svg svg = new Svg(title, TOP + SQUARE + 40);
    svg.line(LEFT, TOP + SQUARE, LEFT + SQUARE, TOP, "#888");
    for (int tenth = 0; tenth <= 10; tenth += 2) {
      double at = SQUARE * tenth / 10.0;
      svg.text(LEFT + at, TOP + SQUARE + 20, "middle", tenth * 10 + " %");
      svg.text(LEFT - 8, TOP + 4 + SQUARE - at, "end", tenth * 10 + " %");
    }
    int point = 0;
    for (Map.Entry<String, double[]> entry : points.entrySet()) {
      String colour = COLOURS[point % COLOURS.length];
      double[] xy = entry.getValue();
      svg.add(
          "<circle cx='%.1f' cy='%.1f' r='5' fill='%s'/>",
          LEFT + SQUARE * xy[0], TOP + SQUARE * (1 - xy[1]), colour);
      svg.add(
          "<text x='%d' y='%d' fill='%s'>%s</text>",
          LEFT + SQUARE + 30, 60 + 18 * point++, colour, entry.getKey());
    }
    return svg.end();
  }

  private void rect(double x, double y, double width, double height) {
    add("<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='#2471a3'/>", x, y, width, height);
  }

  private void line(double x, double y, double x2, double y2, String stroke) {
    add("<line x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f' stroke='%s'/>", x, y, x2, y2, stroke);
  }

  private void text(double x, double y, String anchor, String words) {
    add("<text x='%.1f' y='%.1f' text-anchor='%s'>%s</text>", x, y, anchor, words);
  }

  private void add(String format, Object... arguments) {
    text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }

  private String end() {
    return text + "</svg>\n";
  }
}
