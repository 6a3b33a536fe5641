package io.github.tickwise.review.cli;

import io.github.tickwise.review.ReviewFinding;

/** {@code path:line: [RuleId] message}. */
final class TextReport implements Report {
  @Override
  public String line(ReviewFinding f) {
    return f.path() + ":" + f.line() + ": [" + f.rule().id() + "] " + f.message();
  }
}
