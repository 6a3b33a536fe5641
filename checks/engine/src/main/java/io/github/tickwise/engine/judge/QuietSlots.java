package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Solution;
import java.util.HashMap;
import java.util.Map;

/**
 * Parameters and locals on which an annotation silences rules: what is done with them, in
 * expressions that name them, and what is stored in them is not reported.
 */
final class QuietSlots<O> {
  private final Solution<O> solution;

  /** Parameters of lambdas in class files that are captured quiet slots. */
  private final Map<Slot, Declared> bound = new HashMap<>();

  /**
   * @param solution {@code null} if no slot is quiet
   */
  private QuietSlots(Solution<O> solution) {
    this.solution = solution;
  }

  static <O> QuietSlots<O> none() {
    return new QuietSlots<>(null);
  }

  /** Those of a program. */
  static <O> QuietSlots<O> of(Solution<O> solution) {
    boolean any = solution.program().declared().values().stream()
        .anyMatch(d -> !d.suppressed().isEmpty());
    QuietSlots<O> slots = new QuietSlots<>(any ? solution : null);
    boolean more = any;
    while (more) {
      int before = slots.bound.size();
      solution.program().methods().forEach(slots::bind);
      more = slots.bound.size() > before; // lambdas in lambdas
    }
    return slots;
  }

  private void bind(Method<O> method) {
    Walk.method(solution.flow(method), (x, site) -> {
      if (x instanceof Expr.Function<O> f && f.lambda()) {
        for (int i = 0; i < f.bound().size(); i++) {
          Declared d =
              f.bound().get(i) instanceof Expr.Load<O> load ? declared(load.slot(), method) : null;
          if (d != null && !d.suppressed().isEmpty()) {
            bound.put(new Slot.Param(f.method().key(), i), d);
          }
        }
      }
    });
  }

  /** Whether a rule is silent about an expression where it stands. */
  boolean isAt(Expr<O> x, Site<O> site, Rule rule) {
    if (solution == null || x == null || site == null) {
      return false;
    }
    Method<O> method = site.flow().method();
    return isIn(x, method, rule)
        || site.effect() instanceof Effect.Assign<O> a && isQuiet(a.target(), method, rule);
  }

  private boolean isIn(Expr<O> x, Method<O> method, Rule rule) {
    if (x instanceof Expr.Load<O> load && isQuiet(load.slot(), method, rule)) {
      return true;
    }
    for (Expr<O> child : x.children()) {
      if (isIn(child, method, rule)) {
        return true;
      }
    }
    return false;
  }

  private boolean isQuiet(Slot slot, Method<O> method, Rule rule) {
    Declared d = declared(slot, method);
    return d != null && d.isSilent(rule.id());
  }

  private Declared declared(Slot slot, Method<O> method) {
    if (slot instanceof Slot.Local local) {
      Declared own = solution.declared(local, method);
      int parameter = own == null ? method.parameters().indexOf(local) : -1;
      return parameter < 0 ? own : bound.get(new Slot.Param(method.key(), parameter));
    }
    if (slot instanceof Slot.Captured captured) {
      Method<O> outer = solution.calls().method(captured.outerMethod());
      return outer == null ? null : declared(captured.local(), outer);
    }
    return null;
  }
}
