package io.github.tickwise.samples.wild;

import java.util.Comparator;

/**
 * What a front end reports in a library.
 *
 * @param library {@code group:artifact:version}
 * @param file the path inside the sources jar
 * @param line from 1; 0 where it is not known
 * @param rule the rule's id
 */
record Hit(String library, String file, int line, String rule) implements Comparable<Hit> {
  private static final Comparator<Hit> ORDER = Comparator.comparing(Hit::library)
      .thenComparing(Hit::file)
      .thenComparingInt(Hit::line)
      .thenComparing(Hit::rule);

  /** The reverse of {@link #toString}. */
  static Hit parse(String line) {
    String[] cells = line.split("\t", -1);
    return new Hit(cells[0], cells[1], Integer.parseInt(cells[2]), cells[3]);
  }

  @Override
  public int compareTo(Hit other) {
    return ORDER.compare(this, other);
  }

  /** Tab-separated. */
  @Override
  public String toString() {
    return library + "\t" + file + "\t" + line + "\t" + rule;
  }
}
