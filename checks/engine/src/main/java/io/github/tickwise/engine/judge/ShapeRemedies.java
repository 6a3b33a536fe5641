package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.fix.Edit;
import io.github.tickwise.engine.fix.Fix;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import java.util.List;
import java.util.Optional;

/** Fixes of sums and differences that are right but for a parenthesis, a cast, or their order. */
final class ShapeRemedies<O> {
  private final Context<O> context;
  private final Obstacles<O> obstacles;

  ShapeRemedies(Context<O> context) {
    this.context = context;
    this.obstacles = new Obstacles<>(context);
  }

  /** A lost parenthesis, or a midpoint. */
  Optional<Fix<O>> fix(O reported, Expr<O> use, Site<O> site) {
    if (!(use instanceof Expr.Binary<O> b)) {
      return Optional.empty();
    }
    return b.op().isOrdering() && b.origin().equals(reported)
        ? parenthesis(b)
        : midpoint(b, reported, site);
  }

  private Optional<Fix<O>> parenthesis(Expr.Binary<O> test) {
    Expr<O> side = Exprs.constant(test.right()) == null ? test.right() : test.left();
    if (Terms.withoutWidening(side) instanceof Expr.Binary<O> sum
        && sum.op() == BinaryOp.ADD
        && Terms.withoutWidening(sum.left()) instanceof Expr.Binary<O> elapsed
        && elapsed.op() == BinaryOp.SUB) {
      return Optional.of(Fix.of(
          new Edit.Group<>(sum.origin(), elapsed.right().origin(), sum.right().origin())));
    }
    return Optional.empty();
  }

  private Optional<Fix<O>> midpoint(Expr.Binary<O> b, O reported, Site<O> site) {
    Number n = Exprs.constant(b.right());
    boolean halves = n != null
        && (b.op() == BinaryOp.DIV && n.doubleValue() == 2
            || (b.op() == BinaryOp.SHR || b.op() == BinaryOp.USHR) && n.longValue() == 1);
    if (!halves
        || b.valueType().isFloating()
        || !(b.left() instanceof Expr.Binary<O> sum)
        || sum.op() != BinaryOp.ADD
        || !sum.origin().equals(reported)) {
      return Optional.empty();
    }
    boolean readings = isReading(sum.left(), site) && isReading(sum.right(), site);
    return readings && obstacles.of(sum.left(), sum.right(), site) == null
        ? Optional.of(Fix.of(new Edit.Midpoint<>(b.origin(), sum.origin())))
        : Optional.empty();
  }

  private boolean isReading(Expr<O> x, Site<O> site) {
    Value v = context.value(x, site.flow());
    return v.isIntactTick() && !(x instanceof Expr.Convert<O>);
  }

  /** A cast of a difference that came too early. */
  Optional<Fix<O>> truncated(Expr<O> use, Site<O> site) {
    if (!(use instanceof Expr.Convert<O> cast) || !cast.explicit()) {
      return Optional.empty();
    }
    List<Expr<O>> parents = site.parents();
    if (parents.isEmpty()) {
      Method<O> method = site.flow().method();
      // Else it may be a function that gives an amount.
      boolean comparator = !method.isLambda() || method.parameters().size() == 2;
      return comparator && site.effect() instanceof Effect.Return<O>
          ? Optional.of(Fix.of(new Edit.SignOfCast<>(cast.origin())))
          : Optional.empty();
    }
    if (!(parents.get(0) instanceof Expr.Binary<O> b)) {
      return Optional.empty();
    }
    if (b.op().isOrdering()) {
      return Optional.of(Fix.of(new Edit.Uncast<>(cast.origin())));
    }
    return b.op() == BinaryOp.DIV && b.left() == cast && b.right().type().equals("int")
        ? Optional.of(Fix.of(new Edit.CastLast<>(cast.origin(), b.origin())))
        : Optional.empty();
  }
}
