package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import java.util.List;

/** The expressions that an effect evaluates. */
public final class Effects {
  private Effects() {}

  /** In order of evaluation. */
  public static <O> List<Expr<O>> expressions(Effect<O> e) {
    if (e instanceof Effect.Assign<O> a) {
      return a.receiver() == null ? List.of(a.value()) : List.of(a.receiver(), a.value());
    }
    if (e instanceof Effect.StoreElement<O> s) {
      return List.of(s.array(), s.index(), s.value());
    }
    if (e instanceof Effect.Evaluate<O> v) {
      return List.of(v.value());
    }
    return List.of(((Effect.Return<O>) e).value());
  }
}
