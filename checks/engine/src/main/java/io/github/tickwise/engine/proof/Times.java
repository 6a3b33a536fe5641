package io.github.tickwise.engine.proof;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.judge.Exprs;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.proof.Atom.Time;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.HashSet;
import java.util.Set;

/**
 * When a reading was made, as far as its stores say: a scenario in which time runs backward proves
 * nothing.
 */
final class Times<O> {
  private static final int DEEPEST = 6;

  private final Solution<O> solution;

  Times(Solution<O> solution) {
    this.solution = solution;
  }

  /** {@link Time#ANY} where it is a sum, or its stores are not all known. */
  Time of(Expr<O> x, MethodFlow<O> flow) {
    Time t = of(x, flow, DEEPEST, new HashSet<>());
    boolean local = Exprs.bare(x) instanceof Expr.Load<O> load && load.slot() instanceof Slot.Local;
    return t == Time.PAST && local ? Time.RECENT : t;
  }

  private Time of(Expr<O> raw, MethodFlow<O> flow, int depth, Set<Integer> seen) {
    Expr<O> x = Exprs.bare(raw);
    if (depth <= 0) { // a copy takes two steps at once
      return Time.ANY;
    }
    if (x instanceof Expr.Load<O> load) {
      if (!(load.slot() instanceof Slot.Local)) {
        return node(solution.node(load.slot()), depth, seen);
      }
      Time latest = Time.PAST;
      for (int version : flow.versions(load)) {
        latest = later(latest, node(version, depth, seen));
      }
      return latest;
    }
    if (x instanceof Expr.Call<O> call) {
      boolean source = solution.calls().roles(call).stream()
          .anyMatch(r -> r instanceof Role.Source s && s.kind() == Kind.TICK);
      if (source) {
        return Time.NOW;
      }
      Method<O> body = solution.calls().method(call.method().key());
      return body == null
          ? Time.ANY
          : result(solution.node(new Slot.Return(body.key())), depth, seen);
    }
    return Time.ANY;
  }

  /** What a method returns is fresh only if every body reads the clock. */
  private Time result(int node, int depth, Set<Integer> seen) {
    boolean fresh = node >= 0 && !solution.definitions(node).isEmpty();
    for (Definition<O> d :
        fresh ? solution.definitions(node) : java.util.List.<Definition<O>>of()) {
      fresh &= d.value() != null && of(d.value(), d.flow(), depth - 1, new HashSet<>()) == Time.NOW;
    }
    return fresh ? Time.NOW : node(node, depth, seen);
  }

  private Time node(int node, int depth, Set<Integer> seen) {
    if (node < 0 || solution.definitions(node).isEmpty()) {
      return Time.ANY;
    }
    if (!seen.add(solution.find(node))) {
      return Time.PAST;
    }
    for (Definition<O> d : solution.definitions(node)) {
      Time t = d.copyOf() >= 0
          ? node(d.copyOf(), depth - 1, seen)
          : d.value() == null || Exprs.constant(d.value()) != null
              ? Time.PAST
              : of(d.value(), d.flow(), depth - 1, seen);
      if (t == Time.ANY) {
        return Time.ANY;
      }
    }
    return Time.PAST;
  }

  private static Time later(Time a, Time b) {
    return a == Time.ANY || b == Time.ANY ? Time.ANY : Time.PAST;
  }
}
