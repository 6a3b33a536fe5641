package io.github.tickwise.engine.model;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Copies code with the origins of another front end, so that what two front ends lowered can be
 * solved as one program. An expression that stands at several places is copied once. One thread.
 *
 * @param <P> the origins of the original
 * @param <O> the origins of the copy
 */
final class Translation<P, O> {
  private final Function<P, O> origins;
  private final Map<Expr<P>, Expr<O>> copied = new IdentityHashMap<>();

  /**
   * @param origins gives the same object for equal places; is not asked for {@code null}
   */
  Translation(Function<P, O> origins) {
    this.origins = origins;
  }

  Method<O> of(Method<P> method) {
    copied.clear();
    return new Method<>(
        method.key(),
        method.owner(),
        method.name(),
        method.parameterTypes(),
        method.parameters(),
        method.returnType(),
        method.modifiers(),
        method.overrides(),
        method.blocks().stream().map(this::of).collect(Collectors.toList()),
        method.enclosing(),
        method.suppressed(),
        origin(method.origin()));
  }

  FieldDecl<O> of(FieldDecl<P> field) {
    return new FieldDecl<>(
        field.slot(),
        field.type(),
        field.isStatic(),
        field.isPrivate(),
        field.isFinal(),
        field.hasInitializer(),
        field.suppressed(),
        origin(field.origin()));
  }

  private Block<O> of(Block<P> block) {
    Block<O> copy = new Block<>(block.index());
    block.effects().forEach(effect -> copy.effects().add(of(effect)));
    block
        .edges()
        .forEach(edge -> copy.edges()
            .add(new Block.Edge<>(
                edge.to(), of(edge.condition()), edge.when(), edge.exceptional())));
    return copy;
  }

  private Effect<O> of(Effect<P> effect) {
    O origin = origin(effect.origin());
    if (effect instanceof Effect.Assign<P> e) {
      return new Effect.Assign<>(
          e.target(), of(e.receiver()), of(e.value()), e.initializer(), origin);
    }
    if (effect instanceof Effect.StoreElement<P> e) {
      return new Effect.StoreElement<>(of(e.array()), of(e.index()), of(e.value()), origin);
    }
    if (effect instanceof Effect.Evaluate<P> e) {
      return new Effect.Evaluate<>(of(e.value()), origin);
    }
    return new Effect.Return<>(of(((Effect.Return<P>) effect).value()), origin);
  }

  private Expr<O> of(Expr<P> expr) {
    if (expr == null) {
      return null;
    }
    Expr<O> copy = copied.get(expr);
    if (copy == null) {
      copy = copy(expr);
      copied.put(expr, copy);
    }
    return copy;
  }

  private Expr<O> copy(Expr<P> expr) {
    String type = expr.type();
    O origin = origin(expr.origin());
    if (expr instanceof Expr.Constant<P> e) {
      return new Expr.Constant<>(e.value(), type, origin);
    }
    if (expr instanceof Expr.Load<P> e) {
      return new Expr.Load<>(e.slot(), of(e.receiver()), type, origin);
    }
    if (expr instanceof Expr.Element<P> e) {
      return new Expr.Element<>(of(e.array()), of(e.index()), type, origin);
    }
    if (expr instanceof Expr.Unary<P> e) {
      return new Expr.Unary<>(e.op(), of(e.operand()), type, origin);
    }
    if (expr instanceof Expr.Binary<P> e) {
      return new Expr.Binary<>(e.op(), of(e.left()), of(e.right()), type, origin);
    }
    if (expr instanceof Expr.Convert<P> e) {
      return new Expr.Convert<>(of(e.operand()), type, e.explicit(), origin);
    }
    if (expr instanceof Expr.Call<P> e) {
      return new Expr.Call<>(e.method(), of(e.receiver()), all(e.arguments()), type, origin);
    }
    if (expr instanceof Expr.Function<P> e) {
      return new Expr.Function<>(e.method(), all(e.bound()), e.lambda(), type, origin);
    }
    if (expr instanceof Expr.NewArray<P> e) {
      return new Expr.NewArray<>(all(e.elements()), e.initialised(), type, origin);
    }
    return new Expr.Unknown<>(all(expr.children()), type, origin);
  }

  private List<Expr<O>> all(List<Expr<P>> exprs) {
    return exprs.stream().map(this::of).collect(Collectors.toList());
  }

  private O origin(P origin) {
    return origin == null ? null : origins.apply(origin);
  }
}
