package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.solve.Effects;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.List;

/** Visits every expression of a method where it is evaluated, outer ones before inner ones. */
final class Walk {
  private Walk() {}

  /** What is done with each. */
  interface Visitor<O> {
    void visit(Expr<O> x, Site<O> site);
  }

  static <O> void method(MethodFlow<O> flow, Visitor<O> visitor) {
    for (Block<O> b : flow.method().blocks()) {
      int i = 0;
      for (Effect<O> e : b.effects()) {
        for (Expr<O> x : Effects.expressions(e)) {
          tree(x, new Site<>(flow, b.index(), e, i, List.of()), visitor);
        }
        i++;
      }
      if (b.condition() != null) {
        tree(b.condition(), new Site<>(flow, b.index(), null, i, List.of()), visitor);
      }
    }
  }

  private static <O> void tree(Expr<O> x, Site<O> site, Visitor<O> visitor) {
    visitor.visit(x, site);
    List<Expr<O>> children = x.children();
    if (children.isEmpty()) {
      return;
    }
    Site<O> inner = new Site<>(
        site.flow(), site.block(), site.effect(), site.index(), new Around<>(x, site.parents()));
    for (Expr<O> child : children) {
      tree(child, inner, visitor);
    }
  }
}
