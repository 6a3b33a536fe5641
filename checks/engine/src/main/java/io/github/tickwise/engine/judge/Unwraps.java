package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Code that sees a clock change its sign and shifts both readings out of the way: {@code if (before <
 * 0 && now > 0) { before += MAX; now += MAX; }}. The two tests ask whether the sign has changed, and
 * what is shifted may be scaled.
 */
final class Unwraps<O> {
  private final Solution<O> solution;
  private final Set<Expr<O>> tests = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Expr<O>> shifted = Collections.newSetFromMap(new IdentityHashMap<>());

  Unwraps(Solution<O> solution) {
    this.solution = solution;
  }

  /** Looks for such code in a method; before any question is asked. */
  void collect(MethodFlow<O> flow) {
    for (Block<O> b : flow.method().blocks()) {
      Boolean after = sign(b.condition());
      if (after == null) {
        continue;
      }
      for (MethodFlow.Guard<O> g : flow.guards(b.index())) {
        Boolean before = sign(g.condition());
        if (before != null && g.holds() && !before.equals(after)) {
          shiftedUnder(b.condition(), g.condition(), flow);
        }
      }
    }
  }

  private void shiftedUnder(Expr<O> inner, Expr<O> outer, MethodFlow<O> flow) {
    for (Block<O> b : flow.method().blocks()) {
      for (Effect<O> e : b.effects()) {
        if (e instanceof Effect.Assign<O> a
            && a.target() instanceof Slot.Local local
            && a.value() instanceof Expr.Binary<O> sum
            && sum.op() == BinaryOp.ADD
            && Exprs.bare(sum.left()) instanceof Expr.Load<O> load
            && load.slot().equals(local)
            && flow.guards(b.index()).stream().anyMatch(g -> g.holds() && g.condition() == inner)) {
          shifted.add(a.value());
          tests.add(inner);
          tests.add(outer);
        }
      }
    }
  }

  /** True for {@code x > 0}, false for {@code x < 0}, null for anything else. */
  private static <O> Boolean sign(Expr<O> test) {
    if (!(test instanceof Expr.Binary<O> b) || Exprs.constant(b.right()) == null) {
      return null;
    }
    boolean zero = Exprs.constant(b.right()).doubleValue() == 0;
    return !zero || !b.op().isOrdering()
        ? null
        : (Boolean) (b.op() == BinaryOp.GT || b.op() == BinaryOp.GE);
  }

  /** Whether a test of a sign belongs to such code. */
  boolean isTest(Expr<O> test) {
    return tests.contains(test);
  }

  /** Whether a value may have been shifted. */
  boolean isShifted(Expr<O> x, MethodFlow<O> flow) {
    if (!(Exprs.bare(x) instanceof Expr.Load<O> load) || !(load.slot() instanceof Slot.Local)) {
      return false;
    }
    for (int v : flow.versions(load)) {
      for (Definition<O> d : solution.definitions(v)) {
        if (d.value() != null && shifted.contains(d.value())) {
          return true;
        }
      }
    }
    return false;
  }
}
