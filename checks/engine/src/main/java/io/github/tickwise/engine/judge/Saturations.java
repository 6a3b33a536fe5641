package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Hand-written overflow checks: {@code sum < 0 ? Long.MAX_VALUE : sum} and their kin, and the
 * methods that do so to a sum of two of their parameters.
 */
final class Saturations<O> {
  private final Solution<O> solution;
  private final Map<String, Set<Integer>> helpers = new HashMap<>();
  private final Set<String> called = new HashSet<>();

  Saturations(Solution<O> solution) {
    this.solution = solution;
  }

  /** Takes note of a method that saturates a sum of its parameters; before any question is asked. */
  void collect(MethodFlow<O> flow) {
    Walk.method(flow, (x, site) -> {
      if (x instanceof Expr.Call<O> call) {
        called.add(call.method().key());
        for (Role role : solution.calls().roles(call)) {
          if (role instanceof Role.Arithmetic a && a.checked()) {
            note(flow, List.of(call.arguments().get(a.left()), call.arguments().get(a.right())));
          }
        }
      } else if (isClamp(x, site)) {
        Expr.Binary<O> sum = sumIn(x, flow);
        if (sum != null) {
          note(flow, List.of(sum.left(), sum.right()));
        }
      }
    });
  }

  private void note(MethodFlow<O> flow, List<Expr<O>> addends) {
    Set<Integer> parameters = new HashSet<>();
    for (Expr<O> x : addends) {
      int index = parameter(Exprs.bare(x), flow);
      if (index < 0) {
        return;
      }
      parameters.add(index);
    }
    helpers.merge(flow.method().key(), parameters, (a, b) -> {
      Set<Integer> both = new HashSet<>(a);
      both.addAll(b);
      return both;
    });
  }

  private int parameter(Expr<O> x, MethodFlow<O> flow) {
    if (x instanceof Expr.Load<O> load && load.slot() instanceof Slot.Local) {
      int[] versions = flow.versions(load);
      if (versions.length == 1 && solution.slot(versions[0]) instanceof Slot.Param p) {
        return p.method().equals(flow.method().key()) ? p.index() : -1;
      }
    }
    return -1;
  }

  /** The parameters of a called method of which a sum is checked or clamped in its body. */
  Set<Integer> parametersOf(Expr.Call<O> call) {
    return helpers.getOrDefault(call.method().key(), Set.of());
  }

  /** Whether a method is such a helper that the program calls: its callers know what they pass. */
  boolean isCalledHelper(Method<O> m) {
    return helpers.containsKey(m.key()) && called.contains(m.key());
  }

  /**
   * Whether a condition decides that the greatest or least number is stored or returned instead of
   * the sum that it looks at.
   */
  boolean isClamp(Expr<O> x, Site<O> site) {
    if (!(x instanceof Expr.Binary<O> b)
        || !b.op().isOrdering()
        || site.effect() != null
        || !site.parents().isEmpty()) {
      return false;
    }
    List<Block.Edge<O>> edges = site.flow().method().blocks().get(site.block()).edges();
    for (Block.Edge<O> e : edges) {
      for (Effect<O> effect : effectsAfter(e, x, site)) {
        if (effect instanceof Effect.Return<O> r && isExtreme(Exprs.constant(r.value()))) {
          return true;
        }
        if (effect instanceof Effect.Assign<O> a
            && isExtreme(Exprs.constant(a.value()))
            && (isLoadOf(b.left(), a.target())
                || isLoadOf(b.right(), a.target())
                || isStoredOtherwise(a, x, site))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a constant is stored by such a condition, which then is what the code says. */
  boolean isBound(Definition<O> d) {
    if (d.block() < 0 || d.value() == null || !isExtreme(Exprs.constant(d.value()))) {
      return false;
    }
    List<MethodFlow.Guard<O>> guards = d.flow().guards(d.block());
    if (guards.isEmpty()) {
      return false;
    }
    MethodFlow.Guard<O> g = guards.get(0);
    return isClamp(g.condition(), new Site<>(d.flow(), g.block(), null, 0, List.of()))
        && sumIn(g.condition(), d.flow()) != null;
  }

  private static <O> List<Effect<O>> effectsAfter(Block.Edge<O> e, Expr<O> test, Site<O> site) {
    return e.condition() == test ? site.flow().method().blocks().get(e.to()).effects() : List.of();
  }

  private static <O> boolean isLoadOf(Expr<O> x, Slot slot) {
    return Exprs.bare(x) instanceof Expr.Load<O> load && load.slot().equals(slot);
  }

  /** Whether the other way of the test stores something else in the same place. */
  private static <O> boolean isStoredOtherwise(Effect.Assign<O> a, Expr<O> test, Site<O> site) {
    return site.flow().method().blocks().get(site.block()).edges().stream()
        .flatMap(e -> effectsAfter(e, test, site).stream())
        .anyMatch(o -> o != a && o instanceof Effect.Assign<O> s && s.target().equals(a.target()));
  }

  /** Whether a number is the greatest or least of its type. */
  static boolean isExtreme(Number n) {
    return n != null
        && (n.longValue() == Long.MAX_VALUE
            || n.longValue() == Long.MIN_VALUE
            || n instanceof Integer && n.intValue() == Integer.MAX_VALUE);
  }

  /**
   * The sum whose overflow a test looks for, by its sign or against one of its own addends: {@code
   * sum < 0}, {@code sum < now}, {@code ((x ^ sum) & (y ^ sum)) < 0}. {@code null} for other tests.
   */
  Expr.Binary<O> sumIn(Expr<O> test, MethodFlow<O> flow) {
    Expr.Binary<O> b = (Expr.Binary<O>) test;
    for (int side = 0; side < 2; side++) {
      Expr<O> x = side == 0 ? b.left() : b.right();
      Expr<O> other = side == 0 ? b.right() : b.left();
      Number zero = Exprs.constant(other);
      boolean sign = zero != null && zero.longValue() == 0;
      Expr.Binary<O> sum = sum(x, flow);
      if (sum != null
          && (sign
              || Exprs.same(sum.left(), other, flow)
              || Exprs.same(sum.right(), other, flow))) {
        return sum;
      }
      if (sign) {
        Expr.Binary<O> inBits = inBits(Exprs.bare(x), flow);
        if (inBits != null) {
          return inBits;
        }
      }
    }
    return null;
  }

  private Expr.Binary<O> inBits(Expr<O> x, MethodFlow<O> flow) {
    if (x instanceof Expr.Binary<O> b
        && (b.op() == BinaryOp.AND || b.op() == BinaryOp.XOR || b.op() == BinaryOp.OR)) {
      for (Expr<O> child : List.of(b.right(), b.left())) {
        Expr.Binary<O> sum = sum(child, flow);
        Expr.Binary<O> found = sum != null ? sum : inBits(Exprs.bare(child), flow);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private Expr.Binary<O> sum(Expr<O> raw, MethodFlow<O> flow) {
    Expr<O> x = Exprs.bare(raw);
    Expr<O> stored = x;
    if (x instanceof Expr.Load<O> load) {
      stored = load.slot() instanceof Slot.Local
          ? Terms.stored(x, flow, solution)
          : storedHere(load, flow);
    }
    return stored instanceof Expr.Binary<O> b && b.op() == BinaryOp.ADD ? b : null;
  }

  /** What the only store of a field in this method stores. */
  private Expr<O> storedHere(Expr.Load<O> load, MethodFlow<O> flow) {
    int node = solution.node(load.slot());
    List<Definition<O>> here = node < 0
        ? List.of()
        : solution.definitions(node).stream()
            .filter(d -> d.flow() == flow && d.value() != null && Exprs.constant(d.value()) == null)
            .toList();
    return here.size() == 1 ? here.get(0).value() : null;
  }
}
