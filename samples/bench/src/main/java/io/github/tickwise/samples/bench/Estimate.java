package io.github.tickwise.samples.bench;

import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;

/** A mean and its 99 % confidence interval, by Student's t. */
record Estimate(double low, double mean, double high) {
  /** The quantile 0.995 of Student's t for 1, 2, 3, ... degrees of freedom. */
  private static final double[] T = {
    63.657, 9.925, 5.841, 4.604, 4.032, 3.707, 3.499, 3.355, 3.250, 3.169,
    3.106, 3.055, 3.012, 2.977, 2.947, 2.921, 2.898, 2.878, 2.861, 2.845
  };

  static Estimate of(List<Double> values) {
    int n = values.size();
    double mean = values.stream().mapToDouble(Double::doubleValue).sum() / n;
    double squares = values.stream().mapToDouble(v -> (v - mean) * (v - mean)).sum();
    double error = T[Math.min(n - 1, T.length) - 1] * Math.sqrt(squares / (n - 1) / n);
    return new Estimate(mean - error, mean, mean + error);
  }

  /** Of values that were taken on another, increasing, scale. */
  Estimate map(DoubleUnaryOperator scale) {
    return new Estimate(
        scale.applyAsDouble(low), scale.applyAsDouble(mean), scale.applyAsDouble(high));
  }

  boolean contains(double value) {
    return low <= value && value <= high;
  }

  String plusMinus() {
    return String.format(Locale.ROOT, "%.3f ± %.3f", mean, high - mean);
  }

  String interval() {
    return String.format(Locale.ROOT, "%.3f (%.3f .. %.3f)", mean, low, high);
  }
}
