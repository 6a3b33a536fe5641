package io.github.tickwise.samples.conformance;

import io.github.tickwise.samples.wild.Kinds;
import java.util.List;
import java.util.Set;

/**
 * A marked line of a case.
 *
 * @param kinds any one of them found is enough; never empty
 * @param bug whether the line must be reported ({@code BUG}); else it is wrong in the field but may stay silent
 *     ({@code MISS})
 * @param holder the simple name of the top-level class around the line
 * @param name the variable that the line declares, or {@code ""}
 * @param only a {@code MISS} that names front ends is for them alone: all others must stay silent. Empty: for all
 */
record Mark(
    String file,
    int line,
    List<String> kinds,
    boolean bug,
    String holder,
    String name,
    Set<String> only)
    implements Comparable<Mark> {
  Mark {
    kinds = List.copyOf(kinds);
    only = Set.copyOf(only);
  }

  /** Whether a report of this front end at this line is no wrong one. */
  boolean allows(String frontEnd) {
    return bug || only.isEmpty() || only.contains(frontEnd);
  }

  /** Whether a rule of this version should find it. */
  boolean isInScope() {
    return bug && kinds.stream().anyMatch(Kinds::hasRule);
  }

  @Override
  public int compareTo(Mark other) {
    int byFile = file.compareTo(other.file);
    return byFile != 0 ? byFile : Integer.compare(line, other.line);
  }
}
