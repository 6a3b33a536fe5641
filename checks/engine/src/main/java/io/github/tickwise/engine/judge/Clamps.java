package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.fix.Edit;
import io.github.tickwise.engine.fix.Fix;
import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;

/** Fixes of hand-written overflow checks: the sum as it is. */
final class Clamps<O> {
  private final Obstacles<O> obstacles;
  private final Saturations<O> saturations;

  Clamps(Context<O> context, Saturations<O> saturations) {
    this.obstacles = new Obstacles<>(context);
    this.saturations = saturations;
  }

  /** The test disappears, unless the bound is also what the method says where there is no sum. */
  Optional<Fix<O>> fix(Expr<O> use, Site<O> site) {
    if (!(use instanceof Expr.Binary<O> test) || !saturations.isClamp(test, site)) {
      return Optional.empty();
    }
    Expr.Binary<O> sum = saturations.sumIn(test, site.flow());
    return sum != null
            && obstacles.of(sum.left(), sum.right(), site) == null
            && bounds(site.flow().method()) == 1
        ? Optional.of(Fix.of(new Edit.Unclamp<>(test.origin())))
        : Optional.empty();
  }

  /** In how many places a method stores or returns the greatest or least number. */
  private static <O> int bounds(Method<O> method) {
    Set<Object> places = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Block<O> b : method.blocks()) {
      for (Effect<O> e : b.effects()) {
        Expr<O> value = e instanceof Effect.Assign<O> a
            ? a.value()
            : e instanceof Effect.Return<O> r ? r.value() : null;
        Number n = value == null ? null : Exprs.constant(value);
        if (n != null && Saturations.isExtreme(n)) {
          places.add(Exprs.bare(value).origin());
        }
      }
    }
    return places.size();
  }
}
