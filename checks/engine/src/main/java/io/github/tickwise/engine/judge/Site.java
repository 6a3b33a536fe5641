package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.List;

/**
 * Where an expression stands: its method, block and effect, and the expressions around it.
 *
 * @param effect the effect it is part of, or {@code null} for a block's condition
 * @param index position of the effect in its block; past the last one for the condition
 * @param parents the expressions around it, innermost first
 */
record Site<O>(MethodFlow<O> flow, int block, Effect<O> effect, int index, List<Expr<O>> parents) {

  /** Whether this place runs after that one on every path that reaches this one. */
  boolean isDominatedBy(int otherBlock, int otherIndex) {
    return block == otherBlock ? otherIndex < index : flow.dominates(otherBlock, block);
  }
}
