package io.github.tickwise.samples.conformance;

import io.github.tickwise.samples.wild.Kinds;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What one front end made of the corpus: its reports held against the marks. */
final class Outcomes {
  private final String frontEnd;
  private final Marks marks;
  private final Set<Found> found;

  Outcomes(String frontEnd, Marks marks, List<Found> found) {
    this.frontEnd = frontEnd;
    this.marks = marks;
    this.found = Set.copyOf(found);
  }

  String frontEnd() {
    return frontEnd;
  }

  /** Whether one of its reports on the marked line answers to one of the mark's kinds. */
  boolean finds(Mark mark) {
    return rulesAt(mark).stream().anyMatch(rule -> Kinds.answers(rule, mark.kinds()));
  }

  /** One cell of the report: {@code found} or {@code missed}, and the rules where they are not the expected ones. */
  String cell(Mark mark) {
    Set<String> rules = rulesAt(mark);
    if (!finds(mark)) {
      return rules.isEmpty() ? "missed" : "missed, reports " + String.join(" ", rules);
    }
    boolean named = rules.stream().anyMatch(rule -> Kinds.isNamedAfter(rule, mark.kinds()));
    return named ? "found" : "found as " + String.join(" ", rules);
  }

  /** Its reports on lines that are not marked, or not for it; by file, line and rule. */
  List<Found> wrong() {
    return found.stream()
        .filter(f -> !isAllowed(marks.at(f.file(), f.line())))
        .sorted()
        .toList();
  }

  private boolean isAllowed(Optional<Mark> mark) {
    return mark.isPresent() && mark.get().allows(frontEnd);
  }

  private Set<String> rulesAt(Mark mark) {
    return found.stream()
        .filter(f -> f.file().equals(mark.file()) && f.line() == mark.line())
        .map(Found::rule)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
