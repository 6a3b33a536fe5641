package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Clock;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.List;

/**
 * A constant added to a tick that reaches (nearly) half the clock's period ahead, and kept in a
 * field: {@code TickHorizon}. There other threads hold it against readings that they took a moment
 * before. In a local it may be told apart by equality, or held against later readings only.
 */
final class Horizons<O> implements ExpressionRule<O> {
  private final Context<O> context;

  Horizons(Context<O> context) {
    this.context = context;
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (x instanceof Expr.Binary<O> b && b.op() == BinaryOp.ADD && isKept(site)) {
      added(b, b.left(), b.right(), site);
      added(b, b.right(), b.left(), site);
    }
  }

  /** Whether the sum itself is stored in a field, maybe as one side of a conditional. */
  private static <O> boolean isKept(Site<O> site) {
    if (!site.parents().isEmpty() || !(site.effect() instanceof Effect.Assign<O> a)) {
      return false;
    }
    return a.target() instanceof Slot.Field
        || a.target() instanceof Slot.Local local
            && local.isTemporary()
            && site.flow().method().blocks().stream()
                .flatMap(b -> b.effects().stream())
                .anyMatch(e -> e instanceof Effect.Assign<O> kept
                    && kept.target() instanceof Slot.Field
                    && Exprs.bare(kept.value()) instanceof Expr.Load<O> load
                    && load.slot().equals(local));
  }

  private void added(Expr.Binary<O> sum, Expr<O> tick, Expr<O> interval, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    Number n = number(interval);
    Value v = n == null ? Value.NONE : context.value(tick, flow);
    if (!v.isIntactTick() || context.isBoot(v)) {
      return;
    }
    List<Clock> clocks = context.solution().clocks(v);
    boolean narrow = clocks.stream().anyMatch(c -> c.width() == 32);
    long half = narrow ? Integer.MAX_VALUE : Long.MAX_VALUE;
    if (n.longValue() <= half / 2) {
      return;
    }
    String message = Texts.of(sum)
        + " lies "
        + (n.longValue() == half ? "half the period" : "nearly half the period")
        + " of "
        + context.clockNames(v)
        + " ahead, where future and past meet: a reading taken a moment earlier already makes it the past"
        + "; keep a flag for \"never\", or add at most "
        + (narrow ? "Integer" : "Long")
        + ".MAX_VALUE / 2";
    context.report().add(Rule.HORIZON, flow.method(), sum.origin(), message, "");
  }

  /** A constant, or what a final field has been given as one. */
  private Number number(Expr<O> raw) {
    Expr<O> x = Exprs.bare(raw);
    if (x instanceof Expr.Load<O> load && load.slot() instanceof Slot.Field) {
      FieldDecl<O> field = context.fields().declaration(load.slot());
      int node = context.solution().node(load.slot());
      List<Definition<O>> definitions =
          node < 0 ? List.of() : context.solution().definitions(node);
      return field != null && field.isFinal() && definitions.size() == 1
          ? valueOf(definitions.get(0))
          : null;
    }
    return Exprs.constant(x);
  }

  private Number valueOf(Definition<O> d) {
    return d.value() == null ? null : Exprs.constant(d.value());
  }
}
