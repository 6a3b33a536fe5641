package io.github.tickwise.review.lower;

import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ClassExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.LiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.visitor.GenericVisitorAdapter;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Primitives;
import java.util.List;

/**
 * Lowers any expression: sends each form to the part that knows it. The visitor's argument is the type that the place
 * expects, unknown where it expects none.
 */
final class Expressions extends GenericVisitorAdapter<Value, JavaType> {
  private final Context context;

  Expressions(Context context) {
    this.context = context;
  }

  Value lower(Expression e, JavaType expected) {
    if (e instanceof LiteralExpr l) {
      return Literals.lower(l, context.origin(e));
    }
    Value v = e.accept(this, expected);
    return v != null ? v : opaque(List.of(), JavaType.UNKNOWN, e);
  }

  Value opaque(List<Node<Origin>> children, JavaType type, com.github.javaparser.ast.Node at) {
    return new Value(new Node.Opaque<>(children, type.erased(), context.origin(at)), type);
  }

  @Override
  public Value visit(EnclosedExpr e, JavaType expected) {
    return lower(e.getInner(), expected);
  }

  @Override
  public Value visit(NameExpr e, JavaType expected) {
    return context.variables.name(e);
  }

  @Override
  public Value visit(FieldAccessExpr e, JavaType expected) {
    return context.variables.access(e);
  }

  @Override
  public Value visit(ThisExpr e, JavaType expected) {
    return opaque(List.of(), context.variables.typeOfThis(e), e);
  }

  @Override
  public Value visit(SuperExpr e, JavaType expected) {
    return opaque(List.of(), JavaType.UNKNOWN, e);
  }

  @Override
  public Value visit(ClassExpr e, JavaType expected) {
    JavaType named = context.names.resolve(e.getType(), context.scope);
    JavaType type = new JavaType.ClassType("java.lang.Class", List.of(Primitives.boxed(named)));
    return new Value(new Node.Literal<>(named.erased(), type.erased(), context.origin(e)), type);
  }

  @Override
  public Value visit(ArrayAccessExpr e, JavaType expected) {
    Value array = lower(e.getName(), JavaType.UNKNOWN);
    Value index = lower(e.getIndex(), Primitives.INT);
    JavaType type = array.type() instanceof JavaType.Array a ? a.element() : JavaType.UNKNOWN;
    return new Value(
        new Node.Index<>(array.node(), index.node(), type.erased(), context.origin(e)), type);
  }

  @Override
  public Value visit(UnaryExpr e, JavaType expected) {
    return context.operators.unary(e);
  }

  @Override
  public Value visit(BinaryExpr e, JavaType expected) {
    return context.operators.binary(e);
  }

  @Override
  public Value visit(AssignExpr e, JavaType expected) {
    return context.operators.assign(e);
  }

  @Override
  public Value visit(CastExpr e, JavaType expected) {
    return context.operators.cast(e);
  }

  @Override
  public Value visit(ConditionalExpr e, JavaType expected) {
    return context.operators.conditional(e, expected);
  }

  @Override
  public Value visit(MethodCallExpr e, JavaType expected) {
    return context.calls.lower(e, expected);
  }

  @Override
  public Value visit(ObjectCreationExpr e, JavaType expected) {
    return context.creations.object(e, expected);
  }

  @Override
  public Value visit(ArrayCreationExpr e, JavaType expected) {
    return context.creations.array(e);
  }

  @Override
  public Value visit(ArrayInitializerExpr e, JavaType expected) {
    return context.creations.elements(e, expected);
  }

  @Override
  public Value visit(LambdaExpr e, JavaType expected) {
    return context.lambdas.lambda(e, expected).value();
  }

  @Override
  public Value visit(MethodReferenceExpr e, JavaType expected) {
    return context.lambdas.reference(e, expected).value();
  }

  @Override
  public Value visit(InstanceOfExpr e, JavaType expected) {
    return context.patterns.instanceOf(e);
  }

  @Override
  public Value visit(SwitchExpr e, JavaType expected) {
    return context.switches.expression(e, expected);
  }
}
