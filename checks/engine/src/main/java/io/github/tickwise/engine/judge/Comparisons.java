package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.ValueType;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.List;

/** Ticks put in an order by value: {@code TickDirectComparison}, {@code x > y ? x : y}. */
final class Comparisons<O> implements ExpressionRule<O> {
  private final Context<O> context;
  private final Obstacles<O> obstacles;

  Comparisons(Context<O> context) {
    this.context = context;
    this.obstacles = new Obstacles<>(context);
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (x instanceof Expr.Binary<O> b && b.op().isOrdering()) {
      operator(b, site);
    } else if (x instanceof Expr.Call<O> call) {
      for (Role role : context.roles(call)) {
        if (role instanceof Role.Order order) {
          call(call, order, site.flow());
        }
      }
    }
  }

  private void operator(Expr.Binary<O> b, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    Value ordered = tick(b.left(), b.right(), flow);
    if (ordered == null || context.isBoot(ordered)) {
      return;
    }
    Method<O> method = flow.method();
    if (isExtreme(b, site)) {
      String message = "Ticks have no minimum or maximum by value: choosing by \""
          + Texts.of(b)
          + "\" goes wrong when a reading wraps; choose by the sign of the difference";
      context.report().add(Rule.MIN_MAX, method, b.origin(), message, "");
      return;
    }
    String obstacle = obstacles.of(b.left(), b.right(), site);
    boolean sameWidth = b.left().valueType() == b.right().valueType()
        && !hasConversion(b.left())
        && !hasConversion(b.right());
    boolean fixable =
        obstacle == null && sameWidth && b.op() != BinaryOp.CMP && !isElapsed(b, flow);
    String remedy = b.op() == BinaryOp.CMP
        ? "compare their difference with zero"
        : "compare the difference with zero: " + bySubtraction(b);
    String message = "Ticks have no order: \""
        + Texts.of(b)
        + "\" goes wrong when a reading of "
        + context.clockNames(ordered)
        + " wraps or changes sign; "
        + remedy
        + storedSum(b, flow)
        + (obstacle == null ? "" : Obstacles.NO_FIX + obstacle + ")");
    context
        .report()
        .add(
            Rule.DIRECT_COMPARISON,
            method.suppressed(),
            b.origin(),
            message,
            fixable ? b : null,
            "");
  }

  private void call(Expr.Call<O> call, Role.Order order, MethodFlow<O> flow) {
    Expr<O> left = context.argument(call, order.left());
    Expr<O> right = context.argument(call, order.right());
    if (left == null || right == null) {
      return;
    }
    Value ordered = tick(left, right, flow);
    if (ordered != null && !context.isBoot(ordered)) {
      String message = "Ticks have no order: "
          + call.method().name()
          + " of "
          + Texts.of(left)
          + " and "
          + Texts.of(right)
          + " goes wrong when a reading of "
          + context.clockNames(ordered)
          + " wraps; use the sign of the difference, Long.signum(a - b)";
      context.report().add(Rule.DIRECT_COMPARISON, flow.method(), call.origin(), message, "");
    }
  }

  /** The reading among two operands of which none is a constant, or {@code null}. */
  private Value tick(Expr<O> left, Expr<O> right, MethodFlow<O> flow) {
    if (Exprs.constant(left) != null || Exprs.constant(right) != null) {
      return null; // a test against a reserved value: the sentinel rule's
    }
    if (!isNumeric(left) || !isNumeric(right)) {
      return null;
    }
    Value l = context.value(left, flow);
    if (l.isTick()) {
      return l;
    }
    Value r = context.value(right, flow);
    return r.isTick() ? r : null;
  }

  private static <O> boolean isNumeric(Expr<O> x) {
    ValueType type = x.valueType();
    return type != ValueType.BOOLEAN;
  }

  private static <O> boolean hasConversion(Expr<O> x) {
    return x instanceof Expr.Convert<O> c && !c.explicit();
  }

  private boolean isElapsed(Expr.Binary<O> b, MethodFlow<O> flow) {
    return context.value(b.left(), flow).isElapsed()
        || context.value(b.right(), flow).isElapsed();
  }

  private static <O> String bySubtraction(Expr.Binary<O> b) {
    String right = Texts.of(b.right());
    boolean compound = Exprs.bare(b.right()) instanceof Expr.Binary<O>;
    return Texts.of(b.left())
        + " - "
        + (compound ? "(" + right + ")" : right)
        + " "
        + b.op().symbol()
        + " 0";
  }

  /** Names the slot that holds {@code start + interval}, since its stores need the same care. */
  private String storedSum(Expr.Binary<O> b, MethodFlow<O> flow) {
    for (Expr<O> side : List.of(b.left(), b.right())) {
      if (Exprs.bare(side) instanceof Expr.Load<O> load && !(load.slot() instanceof Slot.Param)) {
        int node = load.slot() instanceof Slot.Local
            ? single(flow.versions(load))
            : context.solution().node(load.slot());
        boolean sum = node >= 0
            && context.solution().definitions(node).stream()
                .anyMatch(d -> d.value() instanceof Expr.Binary<O> v && v.op() == BinaryOp.ADD);
        if (sum && !load.slot().displayName().startsWith("$")) {
          return "; " + load.slot().displayName()
              + " is stored as start + interval, so every use of it must subtract";
        }
      }
    }
    return "";
  }

  private static int single(int[] versions) {
    return versions.length == 1 ? versions[0] : -1;
  }

  /** Whether the two ways of a test store its two operands into one place: a minimum or maximum. */
  private boolean isExtreme(Expr.Binary<O> b, Site<O> site) {
    if (site.effect() != null || !site.parents().isEmpty()) {
      return false;
    }
    List<Block<O>> blocks = site.flow().method().blocks();
    Expr<O> whenTrue = null;
    Expr<O> whenFalse = null;
    Slot target = null;
    for (Block.Edge<O> e : blocks.get(site.block()).edges()) {
      if (e.condition() != b) {
        continue;
      }
      List<Effect<O>> effects = blocks.get(e.to()).effects();
      if (effects.isEmpty()
          || !(effects.get(effects.size() - 1) instanceof Effect.Assign<O> a)
          || !(a.target() instanceof Slot.Local local)
          || !local.isTemporary()
          || target != null && !target.equals(local)) {
        return false;
      }
      target = local;
      if (e.when()) {
        whenTrue = a.value();
      } else {
        whenFalse = a.value();
      }
    }
    if (whenTrue == null || whenFalse == null) {
      return false;
    }
    MethodFlow<O> flow = site.flow();
    return Exprs.same(whenTrue, b.left(), flow) && Exprs.same(whenFalse, b.right(), flow)
        || Exprs.same(whenTrue, b.right(), flow) && Exprs.same(whenFalse, b.left(), flow);
  }
}
