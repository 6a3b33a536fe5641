package io.github.tickwise.review;

import java.util.List;

/**
 * What a run found.
 *
 * @param findings in {@link ReviewFinding#ORDER}
 * @param errors in {@link InputError#ORDER}; what they name was left out, all else was analysed
 * @param inputs how many source files, or jars and directories, were analysed
 * @param parsed of source files the paths of those that clock readings can reach; the others were only looked at
 */
public record ReviewResult(
    List<ReviewFinding> findings, List<InputError> errors, int inputs, List<String> parsed) {
  public ReviewResult {
    parsed = List.copyOf(parsed);
    findings = findings.stream().sorted(ReviewFinding.ORDER).toList();
    errors = errors.stream().sorted(InputError.ORDER).toList();
  }

  /** The result of a run that parses nothing. */
  public ReviewResult(List<ReviewFinding> findings, List<InputError> errors, int inputs) {
    this(findings, errors, inputs, List.of());
  }

  /** The exit status: 2 for errors, else 1 for findings, else 0. */
  public int exitStatus() {
    return !errors.isEmpty() ? 2 : findings.isEmpty() ? 0 : 1;
  }
}
