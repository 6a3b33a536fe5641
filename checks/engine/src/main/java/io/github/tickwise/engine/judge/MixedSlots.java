package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A field that one method fills from one clock, or in one unit, and another method from another:
 * the migration that stopped half-way. {@code TickClockMix}, reported at the stores that disagree
 * with the subtraction or comparison.
 */
final class MixedSlots<O> implements ExpressionRule<O> {
  private final Context<O> context;
  private final Conversions<O> conversions;
  private final Set<Integer> judged = new HashSet<>();

  MixedSlots(Context<O> context) {
    this.context = context;
    this.conversions = new Conversions<>(context.solution());
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (x instanceof Expr.Binary<O> b && (b.op() == BinaryOp.SUB || b.op().isOrdering())) {
      meets(b.left(), b.right(), site.flow());
      meets(b.right(), b.left(), site.flow());
    }
  }

  private void meets(Expr<O> side, Expr<O> other, MethodFlow<O> flow) {
    if (!(Exprs.bare(side) instanceof Expr.Load<O> load)
        || !(load.slot() instanceof Slot.Field field)
        || !field.owner().equals(flow.method().owner())) {
      return;
    }
    Value expected = context.value(other, flow);
    int node = context.solution().node(field);
    if (node < 0
        || !isOne(expected)
        || isOne(context.value(load, flow))
        || Freshness.of(other, flow, context.solution()) != Freshness.FRESH
        || !judged.add(context.solution().find(node))) {
      return;
    }
    List<Definition<O>> agreeing = new ArrayList<>();
    List<Definition<O>> others = new ArrayList<>();
    for (Definition<O> d : context.solution().definitions(node)) {
      if (d.value() == null || d.flow() == null || Exprs.constant(d.value()) != null) {
        continue;
      }
      Value v = context.value(d.value(), d.flow());
      if (!isOne(v)
          || v.has(Kind.DAMAGED) && !conversions.isConverted(d.value(), d.flow())
          || Freshness.of(d.value(), d.flow(), context.solution()) != Freshness.FRESH
          || !field.owner().equals(d.flow().method().owner())) {
        return;
      }
      (v.kinds() == expected.kinds() ? agreeing : others).add(d);
    }
    boolean apart =
        others.stream().allMatch(d -> agreeing.stream().noneMatch(a -> a.flow() == d.flow()));
    if (!agreeing.isEmpty() && apart) {
      others.forEach(d -> report(d, field, other, expected, flow));
    }
  }

  private static boolean isOne(Value v) {
    return v.kinds() == Kind.TICK.bit()
        || v.kinds() == Kind.DAMAGED.bit()
        || v.kinds() == Kind.WALL.bit();
  }

  private void report(
      Definition<O> d, Slot.Field field, Expr<O> other, Value expected, MethodFlow<O> user) {
    FieldDecl<O> initialised = context.fields().initialised(d);
    Set<String> suppressed =
        initialised != null ? initialised.suppressed() : d.flow().method().suppressed();
    String message = Texts.of(d.value())
        + " is "
        + called(context.value(d.value(), d.flow()))
        + ", but "
        + user.method().name()
        + "() takes "
        + field.name()
        + " for "
        + called(expected)
        + " as "
        + Texts.of(other)
        + " is; fill it from one clock in one unit";
    context.report().add(Rule.CLOCK_MIX, suppressed, d.origin(), message, null, field.name());
  }

  private String called(Value v) {
    if (v.has(Kind.WALL)) {
      return "a wall-clock time";
    }
    return (v.has(Kind.DAMAGED) ? "a scaled or narrowed reading of " : "a reading of ")
        + context.clockNames(v);
  }
}
