package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reserved values that are mapped away: {@code d == 0 ? 1 : d}, {@code if (start == 0) start = 1}.
 * What comes out never is the reserved value, so testing for it is right.
 */
final class Remaps<O> {

  /** A replacement of {@code reserved} by another constant, stored into a slot. */
  private record Remap<O>(Number reserved, Effect.Assign<O> store) {}

  private final Solution<O> solution;
  private final Map<MethodFlow<O>, List<Remap<O>>> byMethod = new IdentityHashMap<>();
  private final Map<Slot, List<Number>> bySlot = new HashMap<>();
  private final Set<Expr<O>> tests = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Expr<O>> replacements = Collections.newSetFromMap(new IdentityHashMap<>());

  Remaps(Solution<O> solution) {
    this.solution = solution;
  }

  /** Looks for remaps in a method; before any question is asked. */
  void collect(MethodFlow<O> flow) {
    for (Block<O> b : flow.method().blocks()) {
      for (Effect<O> e : b.effects()) {
        if (e instanceof Effect.Assign<O> a && Exprs.constant(a.value()) != null) {
          consider(a, b.index(), flow);
        }
      }
    }
  }

  private void consider(Effect.Assign<O> a, int block, MethodFlow<O> flow) {
    List<MethodFlow.Guard<O>> guards = flow.guards(block);
    if (guards.isEmpty() || !(guards.get(0).condition() instanceof Expr.Binary<O> test)) {
      return;
    }
    boolean equal = test.op() == BinaryOp.EQ && guards.get(0).holds()
        || test.op() == BinaryOp.NE && !guards.get(0).holds();
    if (!equal) {
      return;
    }
    Number reserved = Exprs.constant(test.right());
    Expr<O> tested = reserved == null ? test.right() : test.left();
    if (reserved == null) {
      reserved = Exprs.constant(test.left());
    }
    Number other = Exprs.constant(a.value());
    if (reserved == null || Exprs.sameNumber(reserved, other) || !isSameSlot(a, tested, flow)) {
      return;
    }
    byMethod.computeIfAbsent(flow, k -> new ArrayList<>()).add(new Remap<>(reserved, a));
    tests.add(test);
    replacements.add(a.value());
    if (!(a.target() instanceof Slot.Local)) {
      bySlot.computeIfAbsent(a.target(), k -> new ArrayList<>()).add(reserved);
    }
  }

  /** Whether the other way around the test leaves the tested value itself in the slot. */
  private boolean isSameSlot(Effect.Assign<O> a, Expr<O> tested, MethodFlow<O> flow) {
    Expr<O> bare = Exprs.bare(tested);
    if (bare instanceof Expr.Load<O> load && load.slot().equals(a.target())) {
      return true;
    }
    for (Block<O> b : flow.method().blocks()) {
      for (Effect<O> e : b.effects()) {
        if (e != a
            && e instanceof Effect.Assign<O> sibling
            && sibling.target().equals(a.target())
            && Exprs.same(sibling.value(), tested, flow)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a test belongs to a remap: it is how the value is mapped away. */
  boolean isRemapTest(Expr<O> test) {
    return tests.contains(test);
  }

  /** Whether a stored constant stands for a reserved one that was mapped away. */
  boolean isReplacement(Definition<O> d) {
    return d.value() != null && replacements.contains(d.value());
  }

  /** Whether a slot that is no local never holds a reserved value that was read. */
  boolean isRemapped(Slot slot, Number reserved) {
    return bySlot.getOrDefault(slot, List.of()).stream()
        .anyMatch(n -> Exprs.sameNumber(n, reserved));
  }

  /** Whether the versions that reach a load have the reserved value mapped away. */
  boolean isRemapped(Expr.Load<O> load, MethodFlow<O> flow, Number reserved) {
    for (Remap<O> r : byMethod.getOrDefault(flow, List.of())) {
      if (r.store().target().equals(load.slot())
          && Exprs.sameNumber(r.reserved(), reserved)
          && reaches(r, load, flow)) {
        return true;
      }
    }
    return false;
  }

  private boolean reaches(Remap<O> r, Expr.Load<O> load, MethodFlow<O> flow) {
    for (int v : flow.versions(load)) {
      for (Definition<O> d : solution.definitions(v)) {
        if (d.value() == r.store().value()) {
          return true;
        }
      }
    }
    return false;
  }
}
