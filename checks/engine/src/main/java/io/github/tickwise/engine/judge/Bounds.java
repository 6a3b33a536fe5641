package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What the conditions on the way to a place say of a number's sign. */
final class Bounds<O> {

  /** The least that a number may be. */
  enum Least {
    NEGATIVE,
    ZERO,
    POSITIVE
  }

  private final Solution<O> solution;

  Bounds(Solution<O> solution) {
    this.solution = solution;
  }

  /** By the conditions that hold wherever the block runs. */
  Least atBlock(Expr<O> x, MethodFlow<O> flow, int block) {
    Least least = Least.NEGATIVE;
    boolean notZero = false;
    for (MethodFlow.Guard<O> g : flow.guards(block)) {
      Least one = implied(g.condition(), g.holds(), x, flow);
      least = one.compareTo(least) > 0 ? one : least;
      notZero |= isNotZero(g.condition(), g.holds(), x, flow);
    }
    return least == Least.ZERO && notZero ? Least.POSITIVE : least;
  }

  private static <O> boolean isNotZero(
      Expr<O> condition, boolean holds, Expr<O> x, MethodFlow<O> flow) {
    return condition instanceof Expr.Binary<O> b
        && b.op() == (holds ? BinaryOp.NE : BinaryOp.EQ)
        && Exprs.same(b.left(), x, flow)
        && isAtLeast(b.right(), 0, 0);
  }

  /** By the conditions on every way from the store of a local to the effect that loads it. */
  Least onTheWay(Definition<O> d, Expr.Load<O> load, int block, int effect) {
    if (d.block() == block && d.effect() < effect) {
      return Least.NEGATIVE;
    }
    if (!isReached(d, load, block, Least.POSITIVE)) {
      return Least.POSITIVE;
    }
    return isReached(d, load, block, Least.ZERO) ? Least.NEGATIVE : Least.ZERO;
  }

  /** Whether a way leads there on which no condition says that the local is at least that. */
  private boolean isReached(Definition<O> d, Expr.Load<O> load, int block, Least wanted) {
    MethodFlow<O> flow = d.flow();
    List<Block<O>> blocks = flow.method().blocks();
    Set<Integer> seen = new HashSet<>();
    ArrayDeque<Integer> open = new ArrayDeque<>(List.of(d.block()));
    while (!open.isEmpty()) {
      for (Block.Edge<O> e : blocks.get(open.remove()).edges()) {
        boolean says = e.condition() != null
            && saysOf(load.slot(), e.condition(), e.when(), flow).compareTo(wanted) >= 0;
        if (says || !seen.add(e.to())) {
          continue;
        }
        if (e.to() == block) {
          return true;
        }
        if (!stores(blocks.get(e.to()), load.slot())) {
          open.add(e.to());
        }
      }
    }
    return false;
  }

  private static <O> boolean stores(Block<O> b, Slot slot) {
    return b.effects().stream()
        .anyMatch(e -> e instanceof Effect.Assign<O> a && a.target().equals(slot));
  }

  private Least saysOf(Slot slot, Expr<O> condition, boolean holds, MethodFlow<O> flow) {
    if (condition instanceof Expr.Binary<O> b) {
      for (Expr<O> side : List.of(b.left(), b.right())) {
        if (Exprs.bare(side) instanceof Expr.Load<O> tested && tested.slot().equals(slot)) {
          return implied(condition, holds, tested, flow);
        }
      }
    }
    return Least.NEGATIVE;
  }

  /** What the outcome of a condition says of an expression. */
  private Least implied(Expr<O> condition, boolean holds, Expr<O> x, MethodFlow<O> flow) {
    if (!(condition instanceof Expr.Binary<O> b) || !b.op().isOrdering()) {
      return Least.NEGATIVE;
    }
    BinaryOp op = holds ? b.op() : b.op().negated();
    Least direct = Least.NEGATIVE;
    if (Exprs.same(b.left(), x, flow)) {
      direct = above(op, b.right());
    } else if (Exprs.same(b.right(), x, flow)) {
      direct = above(op.mirrored(), b.left());
    }
    return direct != Least.NEGATIVE ? direct : bySum(b, op, x, flow);
  }

  private static <O> Least above(BinaryOp op, Expr<O> bound) {
    if (op == BinaryOp.GT && isAtLeast(bound, 0, Long.MAX_VALUE)
        || op == BinaryOp.GE && isAtLeast(bound, 1, Long.MAX_VALUE)) {
      return Least.POSITIVE;
    }
    boolean zero = op == BinaryOp.GE && isAtLeast(bound, 0, Long.MAX_VALUE)
        || op == BinaryOp.GT && isAtLeast(bound, -1, Long.MAX_VALUE);
    return zero ? Least.ZERO : Least.NEGATIVE;
  }

  private static <O> boolean isAtLeast(Expr<O> x, long least, long most) {
    Number n = Exprs.constant(x);
    return n != null && n.longValue() >= least && n.longValue() <= most;
  }

  /** {@code now < deadline} says of {@code deadline - now} that it is positive. */
  private Least bySum(Expr.Binary<O> test, BinaryOp op, Expr<O> x, MethodFlow<O> flow) {
    List<Terms.Term<O>> wanted = Terms.of(x, flow, solution);
    if (wanted.size() < 2) {
      return Least.NEGATIVE;
    }
    List<Terms.Term<O>> difference = new ArrayList<>(Terms.of(test.left(), flow, solution));
    for (Terms.Term<O> t : Terms.of(test.right(), flow, solution)) {
      difference.add(new Terms.Term<>(t.value(), -t.sign()));
    }
    difference.removeIf(t -> isAtLeast(t.value(), 0, 0));
    if (isSame(wanted, difference, 1, flow)) {
      return op == BinaryOp.GT ? Least.POSITIVE : op == BinaryOp.GE ? Least.ZERO : Least.NEGATIVE;
    }
    if (isSame(wanted, difference, -1, flow)) {
      return op == BinaryOp.LT ? Least.POSITIVE : op == BinaryOp.LE ? Least.ZERO : Least.NEGATIVE;
    }
    return Least.NEGATIVE;
  }

  private boolean isSame(
      List<Terms.Term<O>> a, List<Terms.Term<O>> b, int sign, MethodFlow<O> flow) {
    if (a.size() != b.size()) {
      return false;
    }
    List<Terms.Term<O>> left = new ArrayList<>(b);
    for (Terms.Term<O> t : a) {
      if (!left.removeIf(
          o -> o.sign() * sign == t.sign() && Exprs.same(o.value(), t.value(), flow))) {
        return false;
      }
    }
    return true;
  }
}
