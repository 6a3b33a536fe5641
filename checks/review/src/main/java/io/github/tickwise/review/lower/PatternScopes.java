package io.github.tickwise.review.lower;

import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.expr.TypePatternExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import java.util.HashSet;
import java.util.Set;

/** Which pattern variables a condition introduces (JLS 6.3.1). */
final class PatternScopes {
  private PatternScopes() {}

  /** The names that are bound where the condition is false. */
  static Set<String> whenFalse(Expression condition) {
    Set<String> names = new HashSet<>(2);
    collect(condition, false, names);
    return names;
  }

  private static void collect(Expression e, boolean when, Set<String> names) {
    if (e instanceof EnclosedExpr p) {
      collect(p.getInner(), when, names);
    } else if (e instanceof UnaryExpr u
        && u.getOperator() == UnaryExpr.Operator.LOGICAL_COMPLEMENT) {
      collect(u.getExpression(), !when, names);
    } else if (e instanceof BinaryExpr b) {
      BinaryExpr.Operator both = when ? BinaryExpr.Operator.AND : BinaryExpr.Operator.OR;
      if (b.getOperator() == both) {
        collect(b.getLeft(), when, names);
        collect(b.getRight(), when, names);
      }
    } else if (e instanceof InstanceOfExpr i && when) {
      i.getPattern()
          .ifPresent(
              p -> p.findAll(TypePatternExpr.class).forEach(t -> names.add(t.getNameAsString())));
    }
  }
}
