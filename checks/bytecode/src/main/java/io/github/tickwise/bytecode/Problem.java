package io.github.tickwise.bytecode;

/**
 * Something that could not be read or analysed, while the rest was.
 *
 * @param where the file, entry, class or method
 * @param what the reason, in one line
 */
public record Problem(String where, String what) {
  @Override
  public String toString() {
    return where + ": " + what;
  }

  static Problem of(String where, Throwable thrown) {
    String reason = thrown.getMessage() == null
        ? thrown.getClass().getSimpleName()
        : thrown.getClass().getSimpleName() + ": " + thrown.getMessage();
    return new Problem(where, reason.lines().findFirst().orElse(reason));
  }
}
