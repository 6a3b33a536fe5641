package io.github.tickwise.review.lower;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;

/** Names that the parser took for types though they may be values. */
final class Names {
  private Names() {}

  /** {@code a.b} as an expression, at the same place. */
  static Expression expression(ClassOrInterfaceType type) {
    Expression e = type.getScope().isPresent()
        ? new FieldAccessExpr(expression(type.getScope().get()), type.getNameAsString())
        : new NameExpr(type.getNameAsString());
    type.getRange().ifPresent(e::setRange);
    return e;
  }
}
