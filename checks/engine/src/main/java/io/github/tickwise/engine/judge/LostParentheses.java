package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * {@code now - last + interval > 0} where {@code now - (last + interval) > 0} was meant: true
 * whenever {@code last} is a reading of the past.
 */
final class LostParentheses<O> {
  private final Context<O> context;

  LostParentheses(Context<O> context) {
    this.context = context;
  }

  void inspect(Expr.Binary<O> b, MethodFlow<O> flow) {
    if (isZero(b.right())) {
      inspect(b, b.left(), b.op(), flow);
    } else if (isZero(b.left())) {
      inspect(b, b.right(), b.op().mirrored(), flow);
    }
  }

  private static <O> boolean isZero(Expr<O> x) {
    Number n = Exprs.constant(x);
    return n != null && n.longValue() == 0;
  }

  private void inspect(Expr.Binary<O> test, Expr<O> sum, BinaryOp op, MethodFlow<O> flow) {
    List<Expr<O>> added = new ArrayList<>();
    Expr<O> at = Terms.withoutWidening(sum);
    while (at instanceof Expr.Binary<O> b && b.op() == BinaryOp.ADD) {
      if (!isPositive(b.right(), context.value(b.right(), flow))) {
        return;
      }
      added.add(b.right());
      at = Terms.withoutWidening(b.left());
    }
    if (added.isEmpty()
        || op == BinaryOp.CMP
        || !(at instanceof Expr.Binary<O> elapsed)
        || elapsed.op() != BinaryOp.SUB
        || !isTaken(elapsed.left(), flow)
        || !isTaken(elapsed.right(), flow)
        || !(Exprs.bare(elapsed.right()) instanceof Expr.Load<O> past)
        || !(past.slot() instanceof Slot.Field)) {
      return;
    }
    Expr<O> fresh = elapsed.left();
    boolean always = op == BinaryOp.GT || op == BinaryOp.GE;
    String message = "\""
        + Texts.of(test)
        + "\" is always "
        + always
        + ": "
        + Texts.of(past)
        + " is in the past, so the sum is positive; a parenthesis was lost, write "
        + Texts.of(fresh)
        + " - ("
        + Texts.of(past)
        + " + "
        + Texts.of(added.get(0))
        + ") "
        + op.symbol()
        + " 0";
    context.report().add(Rule.SHAPE, flow.method(), test.origin(), message, "");
  }

  private static <O> boolean isPositive(Expr<O> x, Value v) {
    Number n = Exprs.constant(x);
    return n == null ? v.isElapsed() || v.equals(Value.NUMBER) : n.longValue() > 0;
  }

  /** Whether this is a reading as it was taken, with nothing added. */
  private boolean isTaken(Expr<O> x, MethodFlow<O> flow) {
    Value v = context.value(x, flow);
    return v.isIntactTick() && !v.has(Kind.UNKNOWN) && isReading(x, flow, new HashSet<>());
  }

  private boolean isReading(Expr<O> raw, MethodFlow<O> flow, Set<Integer> seen) {
    Expr<O> x = Exprs.bare(raw);
    if (x instanceof Expr.Call<O> call) {
      return context.roles(call).stream().anyMatch(r -> r instanceof Role.Source);
    }
    if (!(x instanceof Expr.Load<O> load)) {
      return false;
    }
    int[] nodes = load.slot() instanceof Slot.Local
        ? flow.versions(load)
        : new int[] {context.solution().node(load.slot())};
    boolean any = false;
    for (int node : nodes) {
      if (node < 0 || !seen.add(context.solution().find(node))) {
        continue;
      }
      for (Definition<O> d : context.solution().definitions(node)) {
        if (d.value() != null && Exprs.constant(d.value()) != null) {
          continue;
        }
        if (d.value() == null || !isReading(d.value(), d.flow(), seen)) {
          return false;
        }
        any = true;
      }
    }
    return any;
  }
}
