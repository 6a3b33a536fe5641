package io.github.tickwise.review.cli;

import io.github.tickwise.review.ReviewFinding;

/** {@code path<TAB>line<TAB>ruleId<TAB>message}; tab, line feed and backslash are {@code \t}, {@code \n}, {@code \\}. */
final class TsvReport implements Report {
  @Override
  public String entry(ReviewFinding f) {
    return String.join(
        "\t", escaped(f.path()), String.valueOf(f.line()), f.rule().id(), escaped(f.message()));
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\")
        .replace("\t", "\\t")
        .replace("\r", "\\r")
        .replace("\n", "\\n");
  }
}
