package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Clock;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.ValueType;
import java.util.List;
import java.util.Set;

/** A long difference cut to int while its sign or size still matters: {@code TickTruncatedDifference}. */
final class Truncations<O> implements ExpressionRule<O> {
  private static final Set<String> COMPARES = Set.of("compareTo", "compare");

  private final Context<O> context;

  Truncations(Context<O> context) {
    this.context = context;
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (!(x instanceof Expr.Convert<O> c)
        || c.valueType() != ValueType.INT
        || c.operand().valueType() != ValueType.LONG) {
      return;
    }
    Value v = context.value(c.operand(), site.flow());
    List<Clock> clocks = context.solution().clocks(v);
    boolean reachable = v.isDifference()
        && !clocks.isEmpty()
        && clocks.stream().allMatch(k -> k.isFine() && k.width() == 64);
    if (!reachable) {
      return;
    }
    String use = use(c, site);
    if (use != null) {
      String message = "The difference "
          + Texts.of(c.operand())
          + " is cut to int before it is "
          + use
          + "; beyond 2^31 "
          + clocks.get(0).unit()
          + (clocks.get(0).unit().equals("nanos") ? " (2.1 s)" : "")
          + " it has the wrong sign; "
          + (use.equals("scaled down")
              ? "scale first, then narrow"
              : "use Long.signum of the difference");
      context
          .report()
          .add(Rule.TRUNCATED_DIFFERENCE, site.flow().method(), c.origin(), message, "");
    }
  }

  private String use(Expr.Convert<O> c, Site<O> site) {
    if (!site.parents().isEmpty()) {
      Expr<O> parent = site.parents().get(0);
      if (parent instanceof Expr.Binary<O> b) {
        if (b.op().isOrdering()) {
          return "compared";
        }
        boolean scales =
            b.op() == BinaryOp.DIV || b.op() == BinaryOp.SHR || b.op() == BinaryOp.USHR;
        return scales && b.left() == c ? "scaled down" : null;
      }
      return null;
    }
    Method<O> m = site.flow().method();
    boolean comparator = COMPARES.contains(m.name()) || m.isLambda();
    return site.effect() instanceof Effect.Return<O>
            && comparator
            && m.returnType().equals("int")
        ? "returned from a comparator"
        : null;
  }
}
