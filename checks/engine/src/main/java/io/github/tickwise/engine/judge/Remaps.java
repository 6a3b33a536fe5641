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
 * Reserved values that are mapped away: {@code d == 0 ? 1 : d}, {@code if (start == 0) start = 1}, {@code if (at ==
 * NEVER) --at}, {@code if (t == NONE || t == NEVER) return t + 1}. What comes out never is the reserved value, so testing
 * for it is right.
 */
final class Remaps<O> {

  /** A replacement of {@code reserved} by another value, stored into a slot. */
  private record Remap<O>(Number reserved, Slot target, Expr<O> replacement) {}

  /** That a value is equal to a constant. */
  private record Test<O>(Expr.Binary<O> condition, Expr<O> tested, Number reserved) {

    /** What the outcome of a condition says; {@code null} if it is something else. */
    static <O> Test<O> of(Expr<O> condition, boolean holds) {
      if (!(condition instanceof Expr.Binary<O> b)
          || b.op() != (holds ? BinaryOp.EQ : BinaryOp.NE)) {
        return null;
      }
      Number right = Exprs.constant(b.right());
      Number left = Exprs.constant(b.left());
      if (right != null) {
        return new Test<>(b, b.left(), right);
      }
      return left == null ? null : new Test<>(b, b.right(), left);
    }
  }

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
        Expr<O> value = storedBy(e);
        if (value != null && (Exprs.constant(value) != null || isStep(value))) {
          consider(e, value, b.index(), flow);
        }
      }
    }
  }

  private static <O> Expr<O> storedBy(Effect<O> e) {
    if (e instanceof Effect.Assign<O> a) {
      return a.value();
    }
    return e instanceof Effect.Return<O> r ? r.value() : null;
  }

  private static <O> Slot targetOf(Effect<O> e, MethodFlow<O> flow) {
    return e instanceof Effect.Assign<O> a
        ? a.target()
        : new Slot.Return(flow.method().key());
  }

  private static <O> boolean isStep(Expr<O> value) {
    return Exprs.bare(value) instanceof Expr.Binary<O> b
        && (b.op() == BinaryOp.ADD || b.op() == BinaryOp.SUB)
        && Exprs.constant(b.right()) != null;
  }

  private void consider(Effect<O> store, Expr<O> value, int block, MethodFlow<O> flow) {
    List<Test<O>> before = testsBefore(block, flow);
    if (before.isEmpty()) {
      return;
    }
    Expr<O> tested = before.get(0).tested;
    for (Test<O> t : before) {
      Number other = replacement(value, t, flow);
      if (other == null
          || !Exprs.same(t.tested, tested, flow)
          || before.stream().anyMatch(o -> Exprs.sameNumber(o.reserved, other))) {
        return;
      }
    }
    if (!isElseItself(store, tested, before, flow)) {
      return;
    }
    Slot target = targetOf(store, flow);
    replacements.add(value);
    for (Test<O> t : before) {
      byMethod
          .computeIfAbsent(flow, k -> new ArrayList<>())
          .add(new Remap<>(t.reserved, target, value));
      tests.add(t.condition);
      if (!(target instanceof Slot.Local)) {
        bySlot.computeIfAbsent(target, k -> new ArrayList<>()).add(t.reserved);
      }
    }
  }

  /** The test just before a block, or those any of which leads there: {@code a == 0 || a == 1}. */
  private List<Test<O>> testsBefore(int block, MethodFlow<O> flow) {
    List<MethodFlow.Guard<O>> guards = flow.guards(block);
    if (!guards.isEmpty()) {
      Test<O> test = Test.of(guards.get(0).condition(), guards.get(0).holds());
      if (test != null) {
        return List.of(test);
      }
    }
    List<Test<O>> each = new ArrayList<>();
    for (Block<O> b : flow.method().blocks()) {
      for (Block.Edge<O> e : b.edges()) {
        if (e.to() == block && !e.exceptional()) {
          Test<O> test = e.condition() == null ? null : Test.of(e.condition(), e.when());
          if (test == null) {
            return List.of();
          }
          each.add(test);
        }
      }
    }
    return each;
  }

  /** What is stored if the test's value is the reserved one; {@code null} if that cannot be told. */
  private Number replacement(Expr<O> value, Test<O> test, MethodFlow<O> flow) {
    Number constant = Exprs.constant(value);
    if (constant != null) {
      return constant;
    }
    if (!(Exprs.bare(value) instanceof Expr.Binary<O> step)
        || !Exprs.same(step.left(), test.tested, flow)) {
      return null;
    }
    long by = Exprs.constant(step.right()).longValue();
    long from = test.reserved.longValue();
    return step.op() == BinaryOp.ADD ? from + by : from - by;
  }

  /** Whether the other way around the test leaves the tested value itself in the slot. */
  private boolean isElseItself(
      Effect<O> store, Expr<O> tested, List<Test<O>> before, MethodFlow<O> flow) {
    Slot target = targetOf(store, flow);
    if (Exprs.bare(tested) instanceof Expr.Load<O> load && load.slot().equals(target)) {
      return true;
    }
    boolean itself = false;
    for (Block<O> b : flow.method().blocks()) {
      for (Effect<O> e : b.effects()) {
        Expr<O> value = storedBy(e);
        if (e == store || value == null || !targetOf(e, flow).equals(target)) {
          continue;
        }
        boolean same = Exprs.same(value, tested, flow);
        itself |= same;
        if (!same && target instanceof Slot.Return && !isOtherConstant(value, before)) {
          return false; // returns something that was not tested
        }
      }
    }
    return itself;
  }

  private boolean isOtherConstant(Expr<O> value, List<Test<O>> before) {
    Number constant = Exprs.constant(value);
    return constant != null
        && before.stream().noneMatch(t -> Exprs.sameNumber(t.reserved, constant));
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
      if (r.target().equals(load.slot())
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
        if (d.value() == r.replacement()) {
          return true;
        }
      }
    }
    return false;
  }
}
