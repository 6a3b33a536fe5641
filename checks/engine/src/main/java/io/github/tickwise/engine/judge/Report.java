package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.proof.Given;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Collects findings; drops suppressed ones and repetitions of a rule at an origin. Takes down at
 * which expression each was found, so that it can be shown later.
 */
final class Report<O> {
  private record Place(Rule rule, Object origin) {}

  /**
   * A finding and what was looked at when it was made.
   *
   * @param use the expression, which may stand elsewhere than the finding
   * @param given the constant that a place of it holds, where that is the fault; or {@code null}
   */
  record Entry<O>(Finding<O> finding, Expr<O> use, Site<O> site, Given<O> given) {}

  private final List<Entry<O>> entries = new ArrayList<>();
  private final Set<Place> places = new HashSet<>();
  private final QuietSlots<O> quiet;
  private Expr<O> use;
  private Site<O> site;
  private int said;
  private Given<O> given;

  /** Of a program in which no parameter and no local is quiet. */
  Report() {
    this(QuietSlots.none());
  }

  Report(QuietSlots<O> quiet) {
    this.quiet = quiet;
  }

  /** What the rules look at from now on. */
  void lookAt(Expr<O> x, Site<O> at) {
    use = x;
    site = at;
    given = null;
  }

  /** The next finding is of a place that holds a constant instead of a reading. */
  void holds(Expr<O> place, int node, Number constant) {
    given = new Given<>(place, node, constant);
  }

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
    said++;
    Given<O> held = given;
    given = null;
    if (origin == null || suppressed.contains("*") || suppressed.contains(rule.id())) {
      return;
    }
    if (quiet.isAt(use, site, rule)) {
      return;
    }
    if (places.add(new Place(rule, origin))) {
      Finding<O> finding = new Finding<>(rule, origin, message, comparison, subject);
      entries.add(new Entry<>(finding, use, site, held));
    }
  }

  /** How often something was said, suppressed or not: tells whether a rule has claimed an operator. */
  int said() {
    return said;
  }

  List<Entry<O>> entries() {
    return entries;
  }
}
