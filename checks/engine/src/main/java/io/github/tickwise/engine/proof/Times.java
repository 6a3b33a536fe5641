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
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * When a reading was made, as far as its stores say: a scenario in which time runs backward proves
 * nothing.
 */
final class Times<O> {
  private static final int DEEPEST = 6;

  private final Solution<O> solution;

  /** Whether a method returns the clock's reading, by its node and how many steps are left. */
  private final Map<List<Integer>, Boolean> fresh = new HashMap<>();

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
      if (isSource(call)) {
        return Time.NOW;
      }
      int result = result(call);
      return isFresh(result, depth) ? Time.NOW : node(result, depth, seen);
    }
    return Time.ANY;
  }

  private boolean isSource(Expr.Call<O> call) {
    return solution.calls().roles(call).stream()
        .anyMatch(r -> r instanceof Role.Source s && s.kind() == Kind.TICK);
  }

  /** The node of what a called body returns, or -1. */
  private int result(Expr.Call<O> call) {
    Method<O> body = solution.calls().method(call.method().key());
    return body == null ? -1 : solution.node(new Slot.Return(body.key()));
  }

  /**
   * What a method returns is fresh only if every body reads the clock. Each is asked once: where all call all, there are
   * more ways through them than anybody could go.
   */
  private boolean isFresh(int node, int depth) {
    if (node < 0 || solution.definitions(node).isEmpty()) {
      return false;
    }
    List<Integer> asked = List.of(solution.find(node), depth);
    Boolean known = fresh.get(asked);
    if (known == null) {
      known = solution.definitions(node).stream().allMatch(d -> isRead(d.value(), depth - 1));
      fresh.put(asked, known);
    }
    return known;
  }

  private boolean isRead(Expr<O> x, int depth) {
    return depth > 0
        && x != null
        && Exprs.bare(x) instanceof Expr.Call<O> call
        && (isSource(call) || isFresh(result(call), depth));
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
