package io.github.tickwise.review.lower;

import java.util.Set;

/**
 * Where a node stands; told apart by identity. Holds no syntax tree, so that trees can go as soon as their file is
 * lowered.
 */
public final class Origin {
  private final String path;
  private final int line;
  private final int column;
  private final Set<String> suppressed;

  Origin(String path, int line, int column, Set<String> suppressed) {
    this.path = path;
    this.line = line;
    this.column = column;
    this.suppressed = suppressed;
  }

  /** The file as the user named it. */
  public String path() {
    return path;
  }

  /** From 1; 0 where the tree has no position. */
  public int line() {
    return line;
  }

  /** From 1, counted in characters; 0 where the tree has no position. */
  public int column() {
    return column;
  }

  /** What the declarations around this place suppress; {@code "*"} for all. */
  public boolean suppresses(String ruleId) {
    return suppressed.contains("*") || suppressed.contains(ruleId);
  }

  @Override
  public String toString() {
    return path + ":" + line + ":" + column;
  }
}
