package io.github.tickwise.review.lower;

import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.UnaryOp;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Primitives;
import java.util.Map;

/** Operators, assignments, casts and conditionals. */
final class Operators {
  private static final Map<BinaryExpr.Operator, BinaryOp> BINARY = Map.ofEntries(
      Map.entry(BinaryExpr.Operator.PLUS, BinaryOp.ADD),
      Map.entry(BinaryExpr.Operator.MINUS, BinaryOp.SUB),
      Map.entry(BinaryExpr.Operator.MULTIPLY, BinaryOp.MUL),
      Map.entry(BinaryExpr.Operator.DIVIDE, BinaryOp.DIV),
      Map.entry(BinaryExpr.Operator.REMAINDER, BinaryOp.REM),
      Map.entry(BinaryExpr.Operator.LEFT_SHIFT, BinaryOp.SHL),
      Map.entry(BinaryExpr.Operator.SIGNED_RIGHT_SHIFT, BinaryOp.SHR),
      Map.entry(BinaryExpr.Operator.UNSIGNED_RIGHT_SHIFT, BinaryOp.USHR),
      Map.entry(BinaryExpr.Operator.BINARY_AND, BinaryOp.AND),
      Map.entry(BinaryExpr.Operator.BINARY_OR, BinaryOp.OR),
      Map.entry(BinaryExpr.Operator.XOR, BinaryOp.XOR),
      Map.entry(BinaryExpr.Operator.LESS, BinaryOp.LT),
      Map.entry(BinaryExpr.Operator.LESS_EQUALS, BinaryOp.LE),
      Map.entry(BinaryExpr.Operator.GREATER, BinaryOp.GT),
      Map.entry(BinaryExpr.Operator.GREATER_EQUALS, BinaryOp.GE),
      Map.entry(BinaryExpr.Operator.EQUALS, BinaryOp.EQ),
      Map.entry(BinaryExpr.Operator.NOT_EQUALS, BinaryOp.NE));

  private final Context context;

  Operators(Context context) {
    this.context = context;
  }

  Value binary(BinaryExpr e) {
    Value left = context.expressions.lower(e.getLeft(), JavaType.UNKNOWN);
    Value right = context.expressions.lower(e.getRight(), JavaType.UNKNOWN);
    Origin origin = context.operatorOrigin(e.getLeft(), e.getRight());
    if (e.getOperator() == BinaryExpr.Operator.AND || e.getOperator() == BinaryExpr.Operator.OR) {
      return logical(e.getOperator() == BinaryExpr.Operator.AND, left, right, origin);
    }
    BinaryOp op = BINARY.get(e.getOperator());
    if (op == BinaryOp.ADD && (isString(left.type()) || isString(right.type()))) {
      op = BinaryOp.CONCAT;
    }
    JavaType type = resultType(op, left.type(), right.type());
    Object constant = Constants.binary(op, left.constant(), right.constant());
    if (constant != null) {
      return new Value(new Node.Literal<>(constant, type.erased(), origin), type);
    }
    return new Value(new Node.Binary<>(op, left.node(), right.node(), type.erased(), origin), type);
  }

  private static Value logical(boolean and, Value left, Value right, Origin origin) {
    if (left.constant() instanceof Boolean a && right.constant() instanceof Boolean b) {
      return new Value(
          new Node.Literal<>(and ? a && b : a || b, "boolean", origin), Primitives.BOOLEAN);
    }
    return new Value(
        new Node.Logical<>(and, left.node(), right.node(), origin), Primitives.BOOLEAN);
  }

  private static boolean isString(JavaType type) {
    return type.erased().equals(JavaType.STRING.erased());
  }

  private static JavaType resultType(BinaryOp op, JavaType left, JavaType right) {
    if (op == BinaryOp.CONCAT) {
      return JavaType.STRING;
    }
    if (op.isOrdering() || op.isEquality()) {
      return Primitives.BOOLEAN;
    }
    if (op == BinaryOp.SHL || op == BinaryOp.SHR || op == BinaryOp.USHR) {
      return Primitives.promoted(left);
    }
    if (op == BinaryOp.ADD && isObject(left) && isObject(right)) {
      return JavaType.UNKNOWN;
    }
    boolean bool = Primitives.unboxed(left) == Primitives.BOOLEAN
        || Primitives.unboxed(right) == Primitives.BOOLEAN;
    return bool ? Primitives.BOOLEAN : Primitives.promoted(left, right);
  }

  private static boolean isObject(JavaType type) {
    return !Primitives.isNumeric(Primitives.unboxed(type));
  }

  Value unary(UnaryExpr e) {
    Value operand = context.expressions.lower(e.getExpression(), JavaType.UNKNOWN);
    Origin origin = context.origin(e);
    return switch (e.getOperator()) {
      case PLUS -> new Value(operand.node(), Primitives.promoted(operand.type()));
      case MINUS -> unary(UnaryOp.NEGATE, operand, Primitives.promoted(operand.type()), origin);
      case BITWISE_COMPLEMENT ->
        unary(UnaryOp.COMPLEMENT, operand, Primitives.promoted(operand.type()), origin);
      case LOGICAL_COMPLEMENT -> unary(UnaryOp.NOT, operand, Primitives.BOOLEAN, origin);
      case PREFIX_INCREMENT -> step(operand, true, true, origin);
      case PREFIX_DECREMENT -> step(operand, false, true, origin);
      case POSTFIX_INCREMENT -> step(operand, true, false, origin);
      case POSTFIX_DECREMENT -> step(operand, false, false, origin);
    };
  }

  private static Value unary(UnaryOp op, Value operand, JavaType type, Origin origin) {
    Object constant = Constants.unary(op, operand.constant());
    if (constant != null) {
      return new Value(new Node.Literal<>(constant, type.erased(), origin), type);
    }
    return new Value(new Node.Unary<>(op, operand.node(), type.erased(), origin), type);
  }

  private static Value step(Value target, boolean increment, boolean prefix, Origin origin) {
    String type = target.type().erased();
    if (!isTarget(target.node())) {
      return new Value(
          new Node.Opaque<>(java.util.List.of(target.node()), type, origin), target.type());
    }
    return new Value(
        new Node.Step<>(target.node(), increment, prefix, type, origin), target.type());
  }

  /** Broken code may assign to anything. */
  private static boolean isTarget(Node<Origin> node) {
    return node instanceof Node.Local || node instanceof Node.Field || node instanceof Node.Index;
  }

  Value assign(AssignExpr e) {
    Value target = context.expressions.lower(e.getTarget(), JavaType.UNKNOWN);
    Value value = context.expressions.lower(e.getValue(), target.type());
    Origin origin = context.operatorOrigin(e.getTarget(), e.getValue());
    String type = target.type().erased();
    if (!isTarget(target.node())) {
      return new Value(
          new Node.Opaque<>(java.util.List.of(target.node(), value.node()), type, origin),
          target.type());
    }
    var operator = e.getOperator().toBinaryOperator();
    if (operator.isEmpty()) {
      return new Value(new Node.Assign<>(target.node(), value.node(), type, origin), target.type());
    }
    BinaryOp op = BINARY.get(operator.get());
    op = op == BinaryOp.ADD && isString(target.type()) ? BinaryOp.CONCAT : op;
    return new Value(
        new Node.CompoundAssign<>(op, target.node(), value.node(), type, origin), target.type());
  }

  Value cast(CastExpr e) {
    JavaType type = context.names.resolve(e.getType(), context.scope);
    Value operand = context.expressions.lower(e.getExpression(), type);
    Origin origin = context.origin(e);
    Object constant = Constants.cast(operand.constant(), type);
    if (constant != null) {
      return new Value(new Node.Literal<>(constant, type.erased(), origin), type);
    }
    return new Value(new Node.Cast<>(operand.node(), type.erased(), origin), type);
  }

  Value conditional(ConditionalExpr e, JavaType expected) {
    Value condition = context.expressions.lower(e.getCondition(), Primitives.BOOLEAN);
    Value yes = context.expressions.lower(e.getThenExpr(), expected);
    Value no = context.expressions.lower(e.getElseExpr(), expected);
    JavaType type = merged(yes.type(), no.type());
    Origin origin = context.origin(e);
    if (condition.constant() instanceof Boolean b
        && yes.constant() != null
        && no.constant() != null) {
      Object constant = Constants.cast(b ? yes.constant() : no.constant(), type);
      if (constant != null) {
        return new Value(new Node.Literal<>(constant, type.erased(), origin), type);
      }
    }
    return new Value(
        new Node.Conditional<>(condition.node(), yes.node(), no.node(), type.erased(), origin),
        type);
  }

  /** The common type of two alternatives, nearly (JLS 15.25). */
  static JavaType merged(JavaType a, JavaType b) {
    if (a.erased().equals(b.erased()) || b == JavaType.NULL) {
      return a == JavaType.NULL ? b : a;
    }
    if (a == JavaType.NULL) {
      return Primitives.boxed(b);
    }
    if (a.isUnknown() || b.isUnknown()) {
      JavaType known = a.isUnknown() ? b : a;
      return known instanceof JavaType.Primitive ? JavaType.UNKNOWN : known;
    }
    JavaType numeric = Primitives.promoted(a, b);
    boolean both = !isObject(a) && !isObject(b);
    // XXX: of two unrelated classes the first stands for both.
    return both ? numeric : a.erased().equals(JavaType.OBJECT.erased()) ? b : a;
  }
}
