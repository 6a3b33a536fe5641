package io.github.tickwise.review.cli;

import io.github.tickwise.review.ReviewFinding;
import io.github.tickwise.review.ReviewResult;
import java.io.PrintWriter;

/** A format of the findings. Errors and the summary go to standard error in every format. */
interface Report {
  /** One finding; without the line break at its end. */
  String entry(ReviewFinding finding);

  /**
   * Prints everything and returns the exit status.
   *
   * @param input what an input is, in the singular
   */
  default int print(ReviewResult result, String input, PrintWriter out, PrintWriter err) {
    result.findings().forEach(f -> out.println(entry(f)));
    out.flush();
    result.errors().forEach(e -> err.println("tickwise: " + e));
    err.println(count(result.findings().size(), "finding") + " in " + count(result.inputs(), input)
        + (result.errors().isEmpty() ? "" : ", " + count(result.errors().size(), "error")));
    err.flush();
    return result.exitStatus();
  }

  private static String count(int n, String noun) {
    return n + " " + noun + (n == 1 ? "" : "s");
  }
}
