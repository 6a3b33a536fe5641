package io.github.tickwise.samples.idleloop;

import java.util.Locale;
import java.util.Map;
import org.HdrHistogram.Histogram;

/** Two kinds of plot, with logarithmic values: their ratios are what is compared. */
final class Svg {
  private static final double[] PERCENTILES = {0, 25, 50, 75, 90, 95, 99, 99.9, 100};
  private static final String[] COLOURS = {
    "#b03a2e", "#ca6f1e", "#b7950b", "#1e8449", "#148f77", "#2471a3", "#7d3c98"
  };
  private static final int WIDTH = 640;
  private static final int LEFT = 110;
  private static final int ROW = 24;
  private static final int PLOT = 240;

  private Svg() {}

  /** A bar for each positive figure, from a hundredth of the greatest power of ten above them. */
  static String bars(String title, Map<String, Double> figures) {
    double top =
        Math.ceil(log(figures.values().stream().mapToDouble(d -> d).max().orElse(1)));
    StringBuilder svg = open(title, 40 + ROW * figures.size());
    int y = 40;
    for (Map.Entry<String, Double> figure : figures.entrySet()) {
      double length = Math.max(1, (WIDTH - LEFT - 70) * (log(figure.getValue()) - top + 3) / 3);
      text(svg, 8, y + 12, "#222", figure.getKey());
      append(
          svg, "<rect x='%d' y='%d' width='%.1f' height='16' fill='#2471a3'/>%n", LEFT, y, length);
      text(
          svg,
          LEFT + length + 6,
          y + 12,
          "#222",
          String.format(Locale.ROOT, "%.2f", figure.getValue()));
      y += ROW;
    }
    return svg.append("</svg>\n").toString();
  }

  /** A line for each histogram over the percentiles, from 1 us to 1 s. */
  static String percentiles(String title, Map<String, Histogram> histograms) {
    StringBuilder svg = open(title, PLOT + 70);
    double column = (WIDTH - LEFT - 120.0) / (PERCENTILES.length - 1);
    for (int power = 0; power <= 6; power++) {
      double y = 40 + PLOT * (6 - power) / 6.0;
      append(svg, "<path d='M60 %.1fH%d' stroke='#ddd'/>%n", y, WIDTH - 130);
      text(svg, 4, y + 4, "#222", "1e" + power);
    }
    for (int i = 0; i < PERCENTILES.length; i++) {
      text(
          svg,
          60 + i * column - 10,
          PLOT + 58,
          "#222",
          "p" + String.valueOf(PERCENTILES[i]).replace(".0", ""));
    }
    int line = 0;
    for (Map.Entry<String, Histogram> histogram : histograms.entrySet()) {
      String colour = COLOURS[line % COLOURS.length];
      append(svg, "<polyline fill='none' stroke='%s' stroke-width='1.5' points='", colour);
      for (int i = 0; i < PERCENTILES.length; i++) {
        double value = histogram.getValue().getValueAtPercentile(PERCENTILES[i]);
        append(
            svg,
            "%.1f,%.1f ",
            60 + i * column,
            40 + PLOT * (6 - Math.min(6, log(Math.max(1, value)))) / 6);
      }
      svg.append("'/>\n");
      text(svg, WIDTH - 120, 50 + 18 * line++, colour, histogram.getKey());
    }
    return svg.append("</svg>\n").toString();
  }

  private static double log(double value) {
    return Math.log10(value);
  }

  private static StringBuilder open(String title, int height) {
    StringBuilder svg = new StringBuilder();
    append(
        svg,
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' font-family='sans-serif' font-size='12'>%n"
            + "<rect width='100%%' height='100%%' fill='white'/>%n",
        WIDTH,
        height);
    text(svg, 8, 20, "#000", title);
    return svg;
  }

  private static void text(StringBuilder svg, double x, double y, String colour, String text) {
    append(svg, "<text x='%.1f' y='%.1f' fill='%s'>%s</text>%n", x, y, colour, text);
  }

  private static void append(StringBuilder svg, String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values));
  }
}
