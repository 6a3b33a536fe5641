package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.UnaryOp;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.ArrayList;
import java.util.List;

/** A whole chain of {@code +} and {@code -} as its addends, each with its sign. */
final class Terms<O> {

  /**
   * One addend.
   *
   * @param sign 1 or -1
   */
  record Term<O>(Expr<O> value, int sign) {}

  private static final int MOST = 16;

  private final Solution<O> solution;
  private final MethodFlow<O> flow;
  private final List<Term<O>> all = new ArrayList<>();

  private Terms(Solution<O> solution, MethodFlow<O> flow) {
    this.solution = solution;
    this.flow = flow;
  }

  /** The addends of an expression, those of the locals among them that were computed just once. */
  static <O> List<Term<O>> of(Expr<O> x, MethodFlow<O> flow, Solution<O> solution) {
    Terms<O> terms = new Terms<>(solution, flow);
    terms.add(x, 1, true);
    return terms.all;
  }

  private void add(Expr<O> raw, int sign, boolean throughLocals) {
    Expr<O> x = withoutWidening(raw);
    if (all.size() < MOST) {
      if (x instanceof Expr.Binary<O> b && b.op() == BinaryOp.ADD) {
        add(b.left(), sign, throughLocals);
        add(b.right(), sign, throughLocals);
        return;
      }
      if (x instanceof Expr.Binary<O> b && b.op() == BinaryOp.SUB) {
        add(b.left(), sign, throughLocals);
        add(b.right(), -sign, throughLocals);
        return;
      }
      if (x instanceof Expr.Unary<O> u && u.op() == UnaryOp.NEGATE) {
        add(u.operand(), -sign, throughLocals);
        return;
      }
      if (throughLocals) {
        Expr<O> stored = stored(x, flow, solution);
        if (isSum(stored)) {
          add(stored, sign, false);
          return;
        }
      }
    }
    all.add(new Term<>(x, sign));
  }

  /** Whether an expression is a sum, a difference or a negation itself. */
  static <O> boolean isSum(Expr<O> x) {
    return x instanceof Expr.Binary<O> b && (b.op() == BinaryOp.ADD || b.op() == BinaryOp.SUB)
        || x instanceof Expr.Unary<O> u && u.op() == UnaryOp.NEGATE;
  }

  /** What the only assignment of a local that reaches a load has stored; {@code null} if not one. */
  static <O> Expr<O> stored(Expr<O> x, MethodFlow<O> flow, Solution<O> solution) {
    if (!(x instanceof Expr.Load<O> load) || !(load.slot() instanceof Slot.Local)) {
      return null;
    }
    int[] versions = flow.versions(load);
    if (versions.length != 1) {
      return null;
    }
    List<Definition<O>> definitions = solution.definitions(versions[0]);
    return definitions.size() == 1 && definitions.get(0).flow() == flow
        ? definitions.get(0).value()
        : null;
  }

  /** Without the conversions that the compiler puts in and without boxes. */
  static <O> Expr<O> withoutWidening(Expr<O> x) {
    Expr<O> at = x;
    while (at instanceof Expr.Convert<O> c && !c.explicit()) {
      at = c.operand();
    }
    return at instanceof Expr.Call<O> ? Exprs.bare(at) : at;
  }
}
