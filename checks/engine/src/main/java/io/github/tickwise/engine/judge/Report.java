package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Collects findings; drops suppressed ones and repetitions of a rule at an origin. */
final class Report<O> {
  private record Place(Rule rule, Object origin) {}

  private final List<Finding<O>> findings = new ArrayList<>();
  private final Set<Place> places = new HashSet<>();

  void add(Rule rule, Method<O> method, O origin, String message, String subject) {
    add(rule, method == null ? Set.of() : method.suppressed(), origin, message, null, subject);
  }

  void add(
      Rule rule,
      Set<String> suppressed,
      O origin,
      String message,
      Expr.Binary<O> comparison,
      String subject) {
    if (origin == null || suppressed.contains("*") || suppressed.contains(rule.id())) {
      return;
    }
    if (places.add(new Place(rule, origin))) {
      findings.add(new Finding<>(rule, origin, message, comparison, subject));
    }
  }

  List<Finding<O>> findings() {
    return findings;
  }
}
