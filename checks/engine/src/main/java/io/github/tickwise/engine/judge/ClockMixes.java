package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Algebra.Operator;
import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Clock;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.List;

/** Two clocks, or two units, in one subtraction or comparison: {@code TickClockMix}. */
final class ClockMixes<O> implements ExpressionRule<O> {
  private final Context<O> context;
  private final Conversions<O> conversions;

  ClockMixes(Context<O> context) {
    this.context = context;
    this.conversions = new Conversions<>(context.solution());
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (x instanceof Expr.Binary<O> b) {
      if (b.op() == BinaryOp.SUB) {
        pair(x, b.left(), b.right(), false, site);
      } else if (b.op().isOrdering()) {
        pair(x, b.left(), b.right(), true, site);
      }
    } else if (x instanceof Expr.Call<O> call) {
      for (Role role : context.roles(call)) {
        if (role instanceof Role.Order o) {
          pair(x, context.argument(call, o.left()), context.argument(call, o.right()), true, site);
        } else if (role instanceof Role.Arithmetic a && a.operator() == Operator.SUBTRACT) {
          pair(x, context.argument(call, a.left()), context.argument(call, a.right()), false, site);
        }
      }
    }
  }

  private void pair(Expr<O> x, Expr<O> left, Expr<O> right, boolean compares, Site<O> site) {
    if (left == null || right == null) {
      return;
    }
    MethodFlow<O> flow = site.flow();
    Value l = context.value(left, flow);
    Value r = context.value(right, flow);
    String what = null;
    if (l.isTick() && isWall(r)) {
      what = meet(left, l, right, "a wall-clock time");
    } else if (r.isTick() && isWall(l)) {
      what = meet(right, r, left, "a wall-clock time");
    } else if (l.isTick() && r.isTick()) {
      what = twoTicks(left, l, right, r, flow);
    }
    if (what != null && (compares || isUsedAsDifference(x, left, right, site))) {
      context.report().add(Rule.CLOCK_MIX, flow.method(), x.origin(), what, "");
    }
  }

  private static boolean isWall(Value v) {
    return v.equals(Value.WALL);
  }

  private String twoTicks(Expr<O> left, Value l, Expr<O> right, Value r, MethodFlow<O> flow) {
    if (isCertain(l) && isCertain(r) && areDifferent(l, r)) {
      return meet(left, l, right, "a reading of " + context.clockNames(r));
    }
    boolean units = isWhole(l) && isScaled(r) && conversions.isConverted(right, flow)
        || isScaled(l) && isWhole(r) && conversions.isConverted(left, flow);
    if (units) {
      Expr<O> scaled = isScaled(r) ? right : left;
      return Texts.of(isScaled(r) ? left : right)
          + " is a reading of "
          + context.clockNames(l)
          + " as it was read, but "
          + Texts.of(scaled)
          + " is one that was scaled or narrowed: the two are in different units; keep readings in the clock's own unit";
    }
    return null;
  }

  private String meet(Expr<O> tick, Value v, Expr<O> other, String what) {
    return Texts.of(tick)
        + " is a reading of "
        + context.clockNames(v)
        + ", but "
        + Texts.of(other)
        + " is "
        + what
        + ": their origins have nothing to do with each other; read the same clock on both sides";
  }

  private static boolean isCertain(Value v) {
    return !v.has(Kind.UNKNOWN);
  }

  private static boolean isWhole(Value v) {
    return v.kinds() == Kind.TICK.bit();
  }

  private static boolean isScaled(Value v) {
    return v.kinds() == Kind.DAMAGED.bit();
  }

  /** Whether no clock of one can be the clock of the other. */
  private boolean areDifferent(Value l, Value r) {
    List<Clock> a = context.solution().clocks(l);
    List<Clock> b = context.solution().clocks(r);
    return !a.isEmpty()
        && !b.isEmpty()
        && a.stream().allMatch(x -> b.stream().allMatch(x::isSurelyNot));
  }

  /**
   * Whether a difference of two clocks is taken for a time that passed. Two readings taken side by
   * side give the offset of the clocks, which is right; so does what is added to a reading again.
   */
  private boolean isUsedAsDifference(Expr<O> x, Expr<O> left, Expr<O> right, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    Expr<O> sum = x;
    for (Expr<O> parent : site.parents()) {
      if (parent instanceof Expr.Convert<O> || Terms.isSum(parent)) {
        sum = parent;
      } else if (parent instanceof Expr.Binary<O> b && b.op().isOrdering()) {
        return true;
      } else {
        break;
      }
    }
    int degree = 0;
    for (Terms.Term<O> t : Terms.of(sum, flow, context.solution())) {
      degree += context.value(t.value(), flow).isTick() ? t.sign() : 0;
    }
    Freshness l = Freshness.of(left, flow, context.solution());
    Freshness r = Freshness.of(right, flow, context.solution());
    boolean apart = l == Freshness.FRESH && r == Freshness.STORED
        || l == Freshness.STORED && r == Freshness.FRESH;
    boolean sameClock =
        context.value(left, flow).isTick() && context.value(right, flow).isTick();
    return apart && (degree != 0 || sameClock);
  }
}
