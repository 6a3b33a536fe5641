package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Algebra.Operator;
import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.ValueType;
import io.github.tickwise.engine.solve.MethodFlow;

/** A reading scaled or narrowed before it is subtracted: {@code TickScaledReading}. */
final class Scalings<O> implements ExpressionRule<O> {
  private final Context<O> context;
  private final Uses<O> uses;
  private final Unwraps<O> unwraps;

  Scalings(Context<O> context, Uses<O> uses, Unwraps<O> unwraps) {
    this.context = context;
    this.uses = uses;
    this.unwraps = unwraps;
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    if (x instanceof Expr.Binary<O> b) {
      switch (b.op()) {
        case MUL -> {
          scaled(x, b.left(), site);
          scaled(x, b.right(), site);
        }
        case DIV, SHL, SHR, USHR -> scaled(x, b.left(), site);
        default -> {}
      }
    } else if (x instanceof Expr.Convert<O> c) {
      narrowed(c, site);
    } else if (x instanceof Expr.Call<O> call) {
      for (Role role : context.roles(call)) {
        if (role instanceof Role.ConvertUnit u && context.argument(call, u.argument()) != null) {
          scaled(x, context.argument(call, u.argument()), site);
        } else if (role instanceof Role.Arithmetic a && a.operator() == Operator.SCALE) {
          scaled(x, context.argument(call, a.left()), site);
        }
      }
    }
  }

  private void scaled(Expr<O> x, Expr<O> operand, Site<O> site) {
    // An implicit widening is part of the operator: the scaling is what the code says.
    Expr<O> read = operand instanceof Expr.Convert<O> c && !c.explicit() ? c.operand() : operand;
    Value v = context.value(read, site.flow());
    // Dividing a clock that starts at boot is right.
    boolean news = v.isIntactTick() || v.isTick() && comesDamaged(read, site.flow());
    if (news && !context.isBoot(v) && !unwraps.isShifted(read, site.flow())) {
      report(x, operand, v, "scaled", site);
    }
  }

  /** Whether another method damaged the reading: then this is a second scaling, by other hands. */
  private boolean comesDamaged(Expr<O> read, MethodFlow<O> flow) {
    Expr<O> bare = Exprs.bare(read);
    if (bare instanceof Expr.Call<O> call) {
      return context.roles(call).isEmpty();
    }
    if (bare instanceof Expr.Load<O> load && load.slot() instanceof Slot.Local) {
      for (int v : flow.versions(load)) {
        if (context.solution().slot(v) instanceof Slot.Param) {
          return true;
        }
      }
    }
    return false;
  }

  private void narrowed(Expr.Convert<O> c, Site<O> site) {
    Value v = context.value(c.operand(), site.flow());
    if (!v.isIntactTick()) {
      return;
    }
    ValueType from = c.operand().valueType();
    ValueType to = c.valueType();
    boolean narrows = to == ValueType.SHORT || from == ValueType.LONG && to == ValueType.INT;
    boolean floats = to.isFloating() && !from.isFloating();
    if (floats && !c.explicit() && isForcedByOperator(c, site)) {
      return;
    }
    // From boot on a double holds every nanosecond of the first 104 days.
    if (narrows || floats && !context.isBoot(v)) {
      report(c, c.operand(), v, narrows ? "narrowed" : "made floating-point", site);
    }
  }

  /**
   * Whether a widening belongs to an operator around it that is reported itself: a scaling, a
   * comparison, or a sum whose other side was made floating-point by the code.
   */
  private boolean isForcedByOperator(Expr.Convert<O> c, Site<O> site) {
    if (site.parents().isEmpty() || !(site.parents().get(0) instanceof Expr.Binary<O> b)) {
      return false;
    }
    if (b.op() == BinaryOp.ADD || b.op() == BinaryOp.SUB) {
      Expr<O> other = b.left() == c ? b.right() : b.left();
      if (!context.value(other, site.flow()).has(Kind.DAMAGED)) {
        return false;
      }
      // Class files do not tell the cast from the widening that it forces: the left one speaks.
      boolean both = other instanceof Expr.Convert<O> o && !o.explicit();
      return !both || b.left() != c;
    }
    return true;
  }

  private void report(Expr<O> x, Expr<O> operand, Value v, String how, Site<O> site) {
    if (!uses.matters(x, site)) {
      return;
    }
    String message = Texts.of(operand)
        + " is a reading of "
        + context.clockNames(v)
        + " and is "
        + how
        + " before it is subtracted, so differences are wrong once it wraps; subtract first and convert the difference";
    context.report().add(Rule.SCALED_READING, site.flow().method(), x.origin(), message, "");
  }
}
