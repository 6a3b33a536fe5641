package io.github.tickwise.review.cli;

import io.github.tickwise.review.ReviewFinding;

/**
 * {@code path:line: [RuleId] message}, and below it, indented, the evidence.
 *
 * @param evidence whether to print that
 */
record TextReport(boolean evidence) implements Report {
  private static final String INDENT = "\n    ";

  @Override
  public String entry(ReviewFinding f) {
    String head = f.path() + ":" + f.line() + ": [" + f.rule().id() + "] " + f.message();
    return evidence && !f.details().isEmpty()
        ? head + INDENT + String.join(INDENT, f.details())
        : head;
  }
}
