package io.github.tickwise.engine.proof;

import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Numbers that are no readings: what the code stores in them, and whether they may be what we like.
 * A proof with an interval that the code never has would prove nothing.
 */
final class Amounts<O> {
  private static final int DEEPEST = 4;
  private static final int MOST = 12;

  private final Solution<O> solution;
  private final Stores<O> stores;

  /** Whether a node was found to be open, by the node and how many steps were left. */
  private final Map<List<Integer>, Boolean> known = new HashMap<>();

  Amounts(Solution<O> solution, Stores<O> stores) {
    this.solution = solution;
    this.stores = stores;
  }

  /**
   * A value that some store gives: the first constant above 0, else one that depends on open amounts
   * only; {@code null} if no store can be evaluated.
   */
  Term stored(Expr<O> x, MethodFlow<O> flow) {
    Set<Definition<O>> all = new LinkedHashSet<>();
    for (int node : nodes(x, flow)) {
      collect(node, all, new LinkedHashSet<>());
    }
    Term open = null;
    for (Definition<O> d : all) {
      Term t = d.value() == null ? null : stores.computed(d);
      if (t == null || !Atoms.of(t).readings().isEmpty()) {
        continue;
      }
      if (!Atoms.of(t).amounts().isEmpty()) {
        open = open == null ? t : open;
      } else if (Arithmetic.machine(t, Map.of()).orElse(null) instanceof BigInteger n
          && n.signum() > 0) {
        return t;
      }
    }
    return open;
  }

  /** Whether a value comes from a caller or an object that we do not know: it may be any. */
  boolean isOpen(Expr<O> x, MethodFlow<O> flow) {
    return isOpen(x, flow, DEEPEST);
  }

  private boolean isOpen(Expr<O> x, MethodFlow<O> flow, int depth) {
    if (depth == 0) {
      return false;
    }
    if (x instanceof Expr.Load<O> load) {
      if (load.slot() instanceof Slot.Field) {
        FieldDecl<O> f = stores.declaration(load.slot());
        if (f == null || f.isStatic() && f.isFinal()) {
          return false;
        }
      }
      for (int node : nodes(x, flow)) {
        if (solution.slot(node) instanceof Slot.Param || isOpen(node, depth)) {
          return true;
        }
      }
      return false;
    }
    if (x instanceof Expr.Element<O>) {
      return true;
    }
    for (Expr<O> child : x.children()) {
      if (isOpen(child, flow, depth)) {
        return true;
      }
    }
    return false;
  }

  private boolean isOpen(int node, int depth) {
    List<Integer> asked = List.of(solution.find(node), depth);
    Boolean found = known.get(asked);
    if (found == null) {
      found = isAnyOpen(node, depth);
      known.put(asked, found);
    }
    return found;
  }

  private boolean isAnyOpen(int node, int depth) {
    for (Definition<O> d : solution.definitions(node)) {
      if (d.copyOf() >= 0 || d.value() != null && isOpen(d.value(), d.flow(), depth - 1)) {
        return true;
      }
    }
    return false;
  }

  private int[] nodes(Expr<O> x, MethodFlow<O> flow) {
    if (x instanceof Expr.Load<O> load) {
      return load.slot() instanceof Slot.Local
          ? flow.versions(load)
          : known(solution.node(load.slot()));
    }
    return x instanceof Expr.Call<O> call && solution.calls().roles(call).isEmpty()
        ? known(solution.node(new Slot.Return(call.method().key())))
        : new int[0];
  }

  private static int[] known(int node) {
    return node < 0 ? new int[0] : new int[] {node};
  }

  private void collect(int node, Set<Definition<O>> all, Set<Integer> seen) {
    if (!seen.add(solution.find(node)) || seen.size() > MOST) {
      return;
    }
    for (Definition<O> d : solution.definitions(node)) {
      if (d.copyOf() >= 0) {
        collect(d.copyOf(), all, seen);
      } else if (all.size() < MOST) {
        all.add(d);
      }
    }
  }
}
