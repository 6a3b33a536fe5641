package io.github.tickwise.samples.bench;

import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;

/** A mean and its 95 % confidence interval, by Student's t. */
record Estimate(double low, double mean, double high) {
  /** The quantile 0.975 of Student's t for 1, 2, 3, ... degrees of freedom. */
  private static final double[] T = {
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086
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
