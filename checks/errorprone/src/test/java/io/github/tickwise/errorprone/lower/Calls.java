package io.github.tickwise.errorprone.lower;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import java.util.ArrayList;
import java.util.List;

/** The calls in a method, as {@code key type}. */
final class Calls {
  private Calls() {}

  static <O> List<String> of(Method<O> method) {
    List<String> calls = new ArrayList<>();
    method.blocks().forEach(block -> block.effects().forEach(effect -> add(value(effect), calls)));
    return calls;
  }

  private static <O> Expr<O> value(Effect<O> effect) {
    if (effect instanceof Effect.Assign<O> assign) {
      return assign.value();
    }
    if (effect instanceof Effect.Return<O> result) {
      return result.value();
    }
    return effect instanceof Effect.StoreElement<O> store
        ? store.value()
        : ((Effect.Evaluate<O>) effect).value();
  }

  private static <O> void add(Expr<O> expr, List<String> calls) {
    expr.children().forEach(child -> add(child, calls));
    if (expr instanceof Expr.Call<O> call) {
      calls.add(call.method().key() + " " + call.type());
    }
  }
}
