package io.github.tickwise.review;

import java.util.List;

/**
 * What a run found.
 *
 * @param findings in {@link ReviewFinding#ORDER}
 * @param errors in {@link InputError#ORDER}; what they name was left out, all else was analysed
 * @param inputs how many source files, or jars and directories, were analysed
 */
public record ReviewResult(List<ReviewFinding> findings, List<InputError> errors, int inputs) {
  public ReviewResult {
    findings = findings.stream().sorted(ReviewFinding.ORDER).toList();
    errors = errors.stream().sorted(InputError.ORDER).toList();
  }

  /** The exit status: 2 for errors, else 1 for findings, else 0. */
  public int exitStatus() {
    return !errors.isEmpty() ? 2 : findings.isEmpty() ? 0 : 1;
  }
}
