package io.github.tickwise.engine.model;

/**
 * What a block does, in order.
 *
 * @param <O> the front end's origin, see {@link Expr}
 */
public sealed interface Effect<O> {

  /** Where this stands. */
  O origin();

  /**
   * {@code target = value}. A store into a local makes a new version of it.
   *
   * @param receiver the object whose field is stored; {@code null} for locals, statics and {@code
   *     this}
   * @param initializer whether this is the declaration's own initialiser
   */
  record Assign<O>(Slot target, Expr<O> receiver, Expr<O> value, boolean initializer, O origin)
      implements Effect<O> {}

  /** {@code array[index] = value}. */
  record StoreElement<O>(Expr<O> array, Expr<O> index, Expr<O> value, O origin)
      implements Effect<O> {}

  /** An expression evaluated for what it does. */
  record Evaluate<O>(Expr<O> value, O origin) implements Effect<O> {}

  /**
   * {@code return value}. A {@code return} without value is no effect, only an end of the block.
   */
  record Return<O>(Expr<O> value, O origin) implements Effect<O> {}
}
