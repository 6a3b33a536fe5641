package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import java.util.List;
import java.util.Set;

/** {@code tick % n}: negative for a negative reading, and aligned to nothing. */
final class Remainders<O> {
  private static final Set<String> TEXTUAL = Set.of("toString", "hashCode");

  private final Context<O> context;

  Remainders(Context<O> context) {
    this.context = context;
  }

  void inspect(Expr.Binary<O> b, Site<O> site) {
    Method<O> method = site.flow().method();
    Value v = context.value(b.left(), site.flow());
    if (!v.isTick()
        || context.isBoot(v)
        || TEXTUAL.contains(method.name())
        || isMadePositive(site.parents())
        || isSampling(b, site.parents())) {
      return;
    }
    String message = Texts.of(b)
        + ": "
        + Texts.of(b.left())
        + " is a reading of "
        + context.clockNames(v)
        + ", so the remainder is negative for a negative reading and aligned to an arbitrary origin"
        + "; take the remainder of a difference, or Math.floorMod if any number will do";
    context.report().add(Rule.SHAPE, method, b.origin(), message, "");
  }

  /** {@code abs(x % n)}, {@code (x % n + n) % n}, and what is only masked, hashed or printed. */
  private boolean isMadePositive(List<Expr<O>> parents) {
    for (Expr<O> parent : parents) {
      if (parent instanceof Expr.Convert<O>) {
        continue;
      }
      if (parent instanceof Expr.Call<O> call) {
        return context.roles(call).stream().anyMatch(r -> r instanceof Role.Magnitude);
      }
      if (!(parent instanceof Expr.Binary<O> p)) {
        return false;
      }
      if (p.op() != BinaryOp.ADD) {
        return switch (p.op()) {
          case REM, AND, OR, XOR, CONCAT -> true;
          default -> false;
        };
      }
    }
    return false;
  }

  /** {@code nanoTime() % 100 == 0}: right for every sign, and any number will do. */
  private boolean isSampling(Expr.Binary<O> b, List<Expr<O>> parents) {
    return Exprs.constant(b.right()) != null
        && Exprs.bare(b.left()) instanceof Expr.Call<O>
        && !parents.isEmpty()
        && parents.get(0) instanceof Expr.Binary<O> p
        && p.op().isEquality();
  }
}
