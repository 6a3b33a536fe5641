package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.Expr;

/** A rule that looks at one expression at a time, where it stands. */
interface ExpressionRule<O> {
  void inspect(Expr<O> x, Site<O> site);
}
