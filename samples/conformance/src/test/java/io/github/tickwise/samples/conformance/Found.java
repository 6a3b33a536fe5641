package io.github.tickwise.samples.conformance;

import java.util.Comparator;

/**
 * One report of a front end.
 *
 * @param file the case, without a directory
 * @param line from 1
 * @param rule the rule's id
 */
record Found(String file, int line, String rule) implements Comparable<Found> {
  private static final Comparator<Found> ORDER =
      Comparator.comparing(Found::file).thenComparingInt(Found::line).thenComparing(Found::rule);

  @Override
  public int compareTo(Found other) {
    return ORDER.compare(this, other);
  }
}
