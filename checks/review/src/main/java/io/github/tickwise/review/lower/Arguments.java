package io.github.tickwise.review.lower;

import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import io.github.tickwise.review.types.Functions;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Overloads;
import io.github.tickwise.review.types.Primitives;
import java.util.Set;

/** Arguments whose type depends on the parameter: lambdas, method references, and calls and creations around them. */
final class Arguments {
  private Arguments() {}

  /**
   * An argument that is lowered only when the method is chosen; {@code type} is what can be told before.
   *
   * @param arities how many arguments a method reference may take; empty if that cannot be told
   */
  record Pending(
      Expression expression,
      Expression core,
      JavaType type,
      JavaType bodyType,
      Set<Integer> arities)
      implements Overloads.Argument {

    static Pending of(Expression e, Peek peek) {
      Expression core = unwrapped(e);
      if (core instanceof LambdaExpr l) {
        return new Pending(e, core, JavaType.UNKNOWN, peek.body(l), Set.of());
      }
      if (core instanceof MethodReferenceExpr r) {
        return new Pending(e, core, JavaType.UNKNOWN, JavaType.UNKNOWN, peek.arities(r));
      }
      return new Pending(e, core, peek.type(core), JavaType.UNKNOWN, Set.of());
    }

    @Override
    public boolean isFunction() {
      return core instanceof LambdaExpr || core instanceof MethodReferenceExpr;
    }

    @Override
    public int fit(Functions.Shape shape) {
      if (!(core instanceof LambdaExpr l)) {
        return arities.isEmpty() || arities.contains(shape.parameters().size()) ? 0 : -1;
      }
      if (l.getParameters().size() != shape.parameters().size()) {
        return -1;
      }
      return l.getBody().isExpressionStmt()
          ? fitExpression(unwrapped(l.getBody().asExpressionStmt().getExpression()), shape.isVoid())
          : fitBlock(returnsValue(l.getBody()), shape.isVoid());
    }

    private int fitExpression(Expression body, boolean isVoid) {
      boolean statement = body.isMethodCallExpr()
          || body.isAssignExpr()
          || body.isObjectCreationExpr()
          || body.isUnaryExpr();
      if (isVoid) {
        // Of two functions that both fit, the one that returns something is more specific (JLS
        // 15.12.2.5).
        return statement ? 1 : -1;
      }
      return bodyType == Primitives.VOID ? -1 : 0;
    }

    private static int fitBlock(Boolean returnsValue, boolean isVoid) {
      // A body that only throws fits both; one that returns nothing fits void alone.
      return returnsValue == null ? isVoid ? 1 : 0 : returnsValue != isVoid ? 0 : -1;
    }
  }

  /** The expression inside its parentheses. */
  static Expression unwrapped(Expression e) {
    Expression c = e;
    while (c instanceof EnclosedExpr p) {
      c = p.getInner();
    }
    return c;
  }

  private static Boolean returnsValue(Statement body) {
    var returned = body.findFirst(ReturnStmt.class, r -> isOwn(r, body));
    if (returned.isPresent()) {
      return returned.get().getExpression().isPresent();
    }
    boolean throwsAtEnd = body.isBlockStmt()
        && body.asBlockStmt()
            .getStatements()
            .getLast()
            .filter(Statement::isThrowStmt)
            .isPresent();
    return throwsAtEnd ? null : Boolean.FALSE;
  }

  private static boolean isOwn(ReturnStmt r, Statement body) {
    for (var n = r.getParentNode().orElse(null);
        n != null && n != body;
        n = n.getParentNode().orElse(null)) {
      if (n instanceof LambdaExpr || n instanceof com.github.javaparser.ast.body.BodyDeclaration) {
        return false;
      }
    }
    return true;
  }

  /** Whether an argument's type depends on its parameter. */
  static boolean isPending(Expression e) {
    if (e instanceof LambdaExpr || e instanceof MethodReferenceExpr) {
      return true;
    }
    if (e instanceof EnclosedExpr p) {
      return isPending(p.getInner());
    }
    if (e instanceof ConditionalExpr c) {
      return isPending(c.getThenExpr()) || isPending(c.getElseExpr());
    }
    if (e instanceof ObjectCreationExpr o) {
      return o.getType().isUsingDiamondOperator();
    }
    if (e instanceof MethodCallExpr m) {
      // A chain's receiver learns nothing from the parameter, but a factory does: toList(),
      // comparing(...).
      boolean factory = m.getScope().isEmpty() || m.getScope().get().isNameExpr();
      return factory
          && (m.getArguments().isEmpty()
              || m.getArguments().stream().anyMatch(Arguments::isPending));
    }
    return e instanceof SwitchExpr s
        && s.getEntries().stream()
            .flatMap(x -> x.getStatements().stream())
            .anyMatch(
                x -> x.isExpressionStmt() && isPending(x.asExpressionStmt().getExpression()));
  }
}
