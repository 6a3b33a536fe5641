package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether a span is a clock of its own: readings minus one that never changes ({@code nanoTime() -
 * ORIGIN}). It is a span, and may also be called a tick.
 */
final class Rebased<O> {
  private final Context<O> context;

  Rebased(Context<O> context) {
    this.context = context;
  }

  /** Whether some way on which the value comes passes such a subtraction. */
  boolean is(Expr<O> x, MethodFlow<O> flow) {
    return is(x, flow, new HashSet<>());
  }

  private boolean is(Expr<O> raw, MethodFlow<O> flow, Set<Integer> seen) {
    Expr<O> x = Exprs.bare(raw);
    if (x instanceof Expr.Binary<O> b) {
      boolean sum = b.op() == BinaryOp.ADD || b.op() == BinaryOp.SUB;
      return b.op() == BinaryOp.SUB && isFixed(b.right(), flow)
          || sum && (is(b.left(), flow, seen) || is(b.right(), flow, seen));
    }
    if (x instanceof Expr.Load<O> load) {
      if (load.slot() instanceof Slot.Local) {
        for (int version : flow.versions(load)) {
          if (comesIn(version, seen)) {
            return true;
          }
        }
        return false;
      }
      return comesIn(context.solution().node(load.slot()), seen);
    }
    if (x instanceof Expr.Call<O> call) {
      Method<O> body = context.solution().calls().method(call.method().key());
      return body != null && comesIn(context.solution().node(new Slot.Return(body.key())), seen);
    }
    return false;
  }

  private boolean comesIn(int node, Set<Integer> seen) {
    if (node < 0 || !seen.add(context.solution().find(node))) {
      return false;
    }
    List<Definition<O>> stored = context.solution().definitions(node);
    for (Definition<O> d : stored) {
      boolean found = d.copyOf() >= 0
          ? comesIn(d.copyOf(), seen)
          : d.value() != null && is(d.value(), d.flow(), seen);
      if (found) {
        return true;
      }
    }
    return false;
  }

  /** A reading in a field that never changes. */
  private boolean isFixed(Expr<O> x, MethodFlow<O> flow) {
    FieldDecl<O> field = Exprs.bare(x) instanceof Expr.Load<O> load
        ? context.fields().declaration(load.slot())
        : null;
    return field != null && field.isFinal() && context.isTick(x, flow);
  }
}
