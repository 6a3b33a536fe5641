package io.github.tickwise.review;

/**
 * A line of a file.
 *
 * @param path the file as the user named it, with {@code /}
 * @param line from 1; 0 where the class file has no lines
 */
public record ReviewPlace(String path, int line) {
  /** {@code path:line}. */
  @Override
  public String toString() {
    return path + ":" + line;
  }
}
