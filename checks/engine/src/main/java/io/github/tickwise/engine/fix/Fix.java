package io.github.tickwise.engine.fix;

import java.util.LinkedHashSet;
import java.util.List;

/**
 * What would cure a finding: changes that belong together. Either all of them are made or none, for
 * half of a fix is worse than the fault. A front end that cannot make one of them offers no fix.
 *
 * <p>The fixed code computes what the code at hand computes as long as no reading wraps and no clock
 * starts near zero, and computes the same everywhere else.
 *
 * @param edits without repetitions, in no particular order
 * @param <O> the front end's origin
 */
public record Fix<O>(List<Edit<O>> edits) {
  public Fix {
    edits = List.copyOf(new LinkedHashSet<>(edits));
    if (edits.isEmpty()) {
      throw new IllegalArgumentException("a fix changes something");
    }
  }

  /** A fix of one change. */
  public static <O> Fix<O> of(Edit<O> edit) {
    return new Fix<>(List.of(edit));
  }
}
