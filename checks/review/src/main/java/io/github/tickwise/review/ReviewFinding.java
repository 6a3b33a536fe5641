package io.github.tickwise.review;

import io.github.tickwise.engine.Rule;
import java.util.Comparator;

/**
 * A finding as it is printed.
 *
 * @param path the file as the user named it, with {@code /}
 * @param line from 1; 0 where the class file has no lines
 */
public record ReviewFinding(String path, int line, Rule rule, String message) {
  /** By path, then line, then rule. */
  public static final Comparator<ReviewFinding> ORDER = Comparator.comparing(ReviewFinding::path)
      .thenComparingInt(ReviewFinding::line)
      .thenComparing(f -> f.rule().id())
      .thenComparing(ReviewFinding::message);
}
