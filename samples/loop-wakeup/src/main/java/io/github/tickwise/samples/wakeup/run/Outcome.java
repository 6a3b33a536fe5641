package io.github.tickwise.samples.wakeup.run;

import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What came of a run.
 *
 * @param arms in the order of {@link Mechanism}
 * @param cpuNanos by thread; -1 where the JVM does not say
 * @param faults what went wrong beside the samples
 * @param notes what was not run, and why
 * @param cancelled whether the run was told to end early
 */
public record Outcome(
    List<ArmOutcome> arms,
    Map<String, Long> cpuNanos,
    List<String> faults,
    List<String> notes,
    boolean cancelled) {
  /**
   * @throws IllegalArgumentException if it was not run
   */
  public ArmOutcome arm(Mechanism mechanism) {
    return arms.stream()
        .filter(a -> a.mechanism() == mechanism)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(mechanism + " was not run"));
  }

  /** Everything that a right run does not have; empty if all is well. */
  public List<String> problems() {
    List<String> problems = new ArrayList<>(faults);
    arms.forEach(a -> problems.addAll(a.problems()));
    return problems;
  }
}
