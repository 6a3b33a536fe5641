package io.github.tickwise.engine.proof;

import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.List;

/**
 * An expression where it stands.
 *
 * @param effect index of its effect in the block
 * @param parents the expressions around it, innermost first
 * @param isOrder whether the fault is the order in which a call puts readings, which is then shown
 */
public record Occurrence<O>(
    Expr<O> expression,
    List<Expr<O>> parents,
    MethodFlow<O> flow,
    int block,
    int effect,
    boolean isOrder) {}
