package io.github.tickwise.review;

import java.util.Comparator;

/**
 * Something that was not analysed.
 *
 * @param path the file or path as the user named it
 * @param line from 1; 0 for the whole file
 */
public record InputError(String path, int line, String message) {
  /** By path, then line. */
  public static final Comparator<InputError> ORDER = Comparator.comparing(InputError::path)
      .thenComparingInt(InputError::line)
      .thenComparing(InputError::message);

  /** {@code path:line: message}. */
  @Override
  public String toString() {
    return line > 0 ? path + ":" + line + ": " + message : path + ": " + message;
  }
}
