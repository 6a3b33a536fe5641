package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.ValueType;
import java.util.List;
import java.util.Map;

/** Java's implicit numeric conversions (JLS 5.1.2, 5.6). Boxing is transparent. */
final class Conversions {
  private static final Map<String, String> UNBOXED = Map.of(
      "java.lang.Byte", "byte",
      "java.lang.Short", "short",
      "java.lang.Character", "char",
      "java.lang.Integer", "int",
      "java.lang.Long", "long",
      "java.lang.Float", "float",
      "java.lang.Double", "double");

  private static final List<String> PROMOTED = List.of("double", "float", "long", "int");

  private Conversions() {}

  /**
   * Promotes the operands as the operator wants, and joins them.
   *
   * @param type the result's type where the operands do not tell
   */
  static <O> Expr<O> binary(BinaryOp op, Expr<O> left, Expr<O> right, String type, O origin) {
    if (op == BinaryOp.CONCAT) {
      return new Expr.Binary<>(op, left, right, type, origin);
    }
    boolean shift = op == BinaryOp.SHL || op == BinaryOp.SHR || op == BinaryOp.USHR;
    boolean references = op.isEquality() && isReference(left) && isReference(right);
    String promoted = references ? null : promoted(left.type(), shift ? "int" : right.type());
    String result = promoted == null ? type : promoted;
    return new Expr.Binary<>(
        op,
        convert(left, promoted),
        shift ? right : convert(right, promoted),
        op.isOrdering() || op.isEquality() ? "boolean" : result,
        origin);
  }

  private static <O> boolean isReference(Expr<O> e) {
    return e.valueType() == ValueType.REFERENCE;
  }

  /** The type in which an operation on both computes; {@code null} unless both are numbers. */
  static String promoted(String left, String right) {
    String l = numeric(left);
    String r = numeric(right);
    if (l == null || r == null) {
      return null;
    }
    return PROMOTED.stream().filter(t -> t.equals(l) || t.equals(r)).findFirst().orElse("int");
  }

  /** The primitive number type of {@code type} itself or of what it boxes, or {@code null}. */
  static String numeric(String type) {
    return switch (ValueType.of(type)) {
      case SHORT, INT, LONG, FLOAT, DOUBLE -> type;
      case REFERENCE -> UNBOXED.get(type);
      default -> null;
    };
  }

  /**
   * The value as the target's type holds it. Constants are converted at once.
   *
   * @param target any type name, or {@code null}; only a primitive number type converts
   */
  static <O> Expr<O> convert(Expr<O> value, String target) {
    String source = numeric(value.type());
    if (source == null
        || target == null
        || !target.equals(numeric(target))
        || ValueType.of(source) == ValueType.of(target)) {
      return value;
    }
    if (value instanceof Expr.Constant<O> c) {
      Number number = c.value() instanceof Character ch ? Integer.valueOf(ch) : asNumber(c.value());
      if (number != null) {
        return new Expr.Constant<>(cast(number, target), target, c.origin());
      }
    }
    return new Expr.Convert<>(value, target, false, value.origin());
  }

  private static Number asNumber(Object value) {
    return value instanceof Number n ? n : null;
  }

  /** {@code number} as a constant of that primitive number type. */
  static Object cast(Number number, String type) {
    return switch (type) {
      case "byte" -> (byte) integral(number);
      case "short" -> (short) integral(number);
      case "char" -> (char) integral(number);
      case "int" -> number.intValue();
      case "long" -> number.longValue();
      case "float" -> number.floatValue();
      default -> number.doubleValue();
    };
  }

  /** Java narrows a floating-point number to {@code int} before it narrows further (JLS 5.1.3). */
  private static int integral(Number number) {
    return number.intValue();
  }
}
