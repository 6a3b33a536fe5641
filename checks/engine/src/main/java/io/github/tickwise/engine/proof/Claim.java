package io.github.tickwise.engine.proof;

import java.util.List;

/**
 * What is to be shown wrong.
 *
 * @param term what is evaluated
 * @param text how messages write it
 * @param guards what holds wherever it is evaluated
 * @param isNumber whether a number is wanted that does not depend on the clock's origin
 */
record Claim(Term term, String text, List<Guard> guards, boolean isNumber) {

  /** A condition and its outcome. */
  record Guard(Term condition, boolean holds) {}
}
