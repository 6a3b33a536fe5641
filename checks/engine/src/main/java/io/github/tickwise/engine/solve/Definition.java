package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.model.Expr;

/**
 * One of the things that flow into a node: an expression stored there, or another node copied.
 *
 * @param target the node that is stored into
 * @param value the stored expression, or {@code null} for a copy or a made-up zero
 * @param copyOf the node that is copied, or -1
 * @param flow the method in which the store stands, or {@code null} for flows between methods
 * @param block index of the block, -1 if none
 * @param effect index in the block of the effect that stores, -1 if none
 * @param initializer whether a declaration's own initialiser stores this
 * @param origin where to report, or {@code null}
 */
public record Definition<O>(
    int target,
    Expr<O> value,
    int copyOf,
    MethodFlow<O> flow,
    int block,
    int effect,
    boolean initializer,
    O origin) {

  /** Whether this is the zero that a new array, {@code new AtomicLong()} starts with. */
  public boolean isImplicitZero() {
    return value == null && copyOf < 0;
  }
}
