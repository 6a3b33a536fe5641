package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;

/** Whether a reading was taken in the method itself, or some time before and kept in a field. */
enum Freshness {
  /** Read here, maybe scaled. */
  FRESH,
  /** Kept in a field or a container, and not by this method. */
  STORED,
  /** Neither can be said: a parameter, a choice. */
  UNKNOWN;

  static <O> Freshness of(Expr<O> raw, MethodFlow<O> flow, Solution<O> solution) {
    Expr<O> x = Exprs.bare(raw);
    if (x instanceof Expr.Call<O> call) {
      for (Role role : solution.calls().roles(call)) {
        if (role instanceof Role.Source) {
          return FRESH;
        }
        if (role instanceof Role.Get) {
          return STORED;
        }
        if (role instanceof Role.ConvertUnit u
            && u.argument() < call.arguments().size()) {
          return of(call.arguments().get(u.argument()), flow, solution);
        }
      }
      return returned(call, solution);
    }
    if (x instanceof Expr.Binary<O> b && scales(b.op())) {
      return of(Exprs.constant(b.left()) == null ? b.left() : b.right(), flow, solution);
    }
    if (x instanceof Expr.Binary<O> b
        && (b.op() == BinaryOp.ADD || b.op() == BinaryOp.SUB)
        && solution.value(b.left(), flow).isTick()) {
      return of(b.left(), flow, solution);
    }
    if (x instanceof Expr.Load<O> load) {
      if (load.slot() instanceof Slot.Local) {
        Expr<O> stored = Terms.stored(x, flow, solution);
        return stored == null ? UNKNOWN : of(stored, flow, solution);
      }
      if (load.slot() instanceof Slot.Field) {
        int node = solution.node(load.slot());
        boolean here =
            node >= 0 && solution.definitions(node).stream().anyMatch(d -> d.flow() == flow);
        return here ? UNKNOWN : STORED;
      }
    }
    return UNKNOWN;
  }

  /** A getter's result is stored, a wrapper's fresh. */
  private static <O> Freshness returned(Expr.Call<O> call, Solution<O> solution) {
    var body = solution.calls().method(call.method().key());
    int node = body == null ? -1 : solution.node(new Slot.Return(body.key()));
    if (node < 0 || call.method().isConstructor()) {
      return UNKNOWN;
    }
    Freshness all = null;
    for (Definition<O> d : solution.definitions(node)) {
      Expr<O> x = d.value() == null ? null : Exprs.bare(d.value());
      Freshness one = UNKNOWN;
      if (x instanceof Expr.Load<O> load && load.slot() instanceof Slot.Field) {
        one = STORED;
      } else if (x != null && readsClock(x, solution)) {
        one = FRESH;
      }
      all = all == null || all == one ? one : UNKNOWN;
    }
    return all == null ? UNKNOWN : all;
  }

  private static <O> boolean readsClock(Expr<O> x, Solution<O> solution) {
    if (x instanceof Expr.Call<O> call
        && solution.calls().roles(call).stream().anyMatch(r -> r instanceof Role.Source)) {
      return true;
    }
    return !(x instanceof Expr.Load<O>)
        && x.children().stream().anyMatch(c -> readsClock(c, solution));
  }

  private static boolean scales(BinaryOp op) {
    return op == BinaryOp.MUL || op == BinaryOp.DIV;
  }
}
