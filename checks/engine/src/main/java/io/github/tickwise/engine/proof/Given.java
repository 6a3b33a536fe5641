package io.github.tickwise.engine.proof;

import io.github.tickwise.engine.model.Expr;

/**
 * What a scenario starts from: a place that holds no reading yet, or no longer, but a constant.
 *
 * @param place the expression that reads it
 * @param node the solver's node of the place, -1 if only {@code place} reads it
 * @param value the constant
 */
public record Given<O>(Expr<O> place, int node, Number value) {}
