package io.github.tickwise.samples.hosts;

import java.util.List;
import java.util.Locale;

/** Several measurements of the same. */
record Spread(double median, double low, double high) {
  /**
   * @param values at least one
   */
  static Spread of(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    int n = sorted.size();
    double median = (sorted.get((n - 1) / 2) + sorted.get(n / 2)) / 2;
    return new Spread(median, sorted.get(0), sorted.get(n - 1));
  }

  /** Median, smallest and largest. */
  String text(String format) {
    return String.format(
        Locale.ROOT, format + " (" + format + " to " + format + ")", median, low, high);
  }
}
