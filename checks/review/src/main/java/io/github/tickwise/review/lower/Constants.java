package io.github.tickwise.review.lower;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.UnaryOp;
import io.github.tickwise.review.types.JavaType;

/** Compile-time constants (JLS 15.29): numbers, booleans, characters and strings. Null is "not constant". */
final class Constants {
  private Constants() {}

  /** The value of {@code a op b}, or null. */
  static Object binary(BinaryOp op, Object a, Object b) {
    if (a == null || b == null) {
      return null;
    }
    if (op == BinaryOp.CONCAT) {
      return String.valueOf(a) + b;
    }
    if (a instanceof Boolean x && b instanceof Boolean y) {
      return logical(op, x, y);
    }
    Number x = number(a);
    Number y = number(b);
    if (x == null || y == null) {
      return null;
    }
    if (x instanceof Double || y instanceof Double || x instanceof Float || y instanceof Float) {
      return floating(op, x, y);
    }
    boolean shift = op == BinaryOp.SHL || op == BinaryOp.SHR || op == BinaryOp.USHR;
    boolean wide = x instanceof Long || !shift && y instanceof Long;
    if ((op == BinaryOp.DIV || op == BinaryOp.REM) && y.longValue() == 0) {
      return null;
    }
    return wide
        ? longs(op, x.longValue(), y.longValue())
        : ints(op, x.intValue(), (int) y.longValue());
  }

  private static Object logical(BinaryOp op, boolean x, boolean y) {
    return switch (op) {
      case AND -> x & y;
      case OR -> x | y;
      case XOR, NE -> x ^ y;
      case EQ -> x == y;
      default -> null;
    };
  }

  private static Object longs(BinaryOp op, long x, long y) {
    return switch (op) {
      case ADD -> x + y;
      case SUB -> x - y;
      case MUL -> x * y;
      case DIV -> x / y;
      case REM -> x % y;
      case SHL -> x << y;
      case SHR -> x >> y;
      case USHR -> x >>> y;
      case AND -> x & y;
      case OR -> x | y;
      case XOR -> x ^ y;
      default -> comparison(op, Long.compare(x, y));
    };
  }

  private static Object ints(BinaryOp op, int x, int y) {
    return switch (op) {
      case ADD -> x + y;
      case SUB -> x - y;
      case MUL -> x * y;
      case DIV -> x / y;
      case REM -> x % y;
      case SHL -> x << y;
      case SHR -> x >> y;
      case USHR -> x >>> y;
      case AND -> x & y;
      case OR -> x | y;
      case XOR -> x ^ y;
      default -> comparison(op, Integer.compare(x, y));
    };
  }

  private static Object floating(BinaryOp op, Number a, Number b) {
    double x = a.doubleValue();
    double y = b.doubleValue();
    Double result = switch (op) {
      case ADD -> x + y;
      case SUB -> x - y;
      case MUL -> x * y;
      case DIV -> x / y;
      case REM -> x % y;
      default -> null;
    };
    if (result == null) {
      return Double.isNaN(x) || Double.isNaN(y) ? null : comparison(op, x < y ? -1 : x > y ? 1 : 0);
    }
    if (a instanceof Double || b instanceof Double) {
      return result;
    }
    return result.floatValue();
  }

  private static Object comparison(BinaryOp op, int order) {
    return switch (op) {
      case LT -> order < 0;
      case LE -> order <= 0;
      case GT -> order > 0;
      case GE -> order >= 0;
      case EQ -> order == 0;
      case NE -> order != 0;
      default -> null;
    };
  }

  /** The value of {@code op a}, or null. */
  static Object unary(UnaryOp op, Object a) {
    if (op == UnaryOp.NOT) {
      return a instanceof Boolean b ? !b : null;
    }
    Number n = number(a);
    if (op == UnaryOp.NEGATE) {
      return n instanceof Integer i
          ? (Object) (-i)
          : n instanceof Long l
              ? (Object) (-l)
              : n instanceof Float f ? (Object) (-f) : n instanceof Double d ? (Object) (-d) : null;
    }
    return n instanceof Integer i ? (Object) ~i : n instanceof Long l ? (Object) ~l : null;
  }

  /** The value after a cast to a primitive or String, or null. */
  static Object cast(Object value, JavaType type) {
    if (value instanceof String || value instanceof Boolean) {
      boolean fits =
          type.erased().equals(value instanceof String ? JavaType.STRING.erased() : "boolean");
      return fits ? value : null;
    }
    Number n = number(value);
    if (n == null) {
      return null;
    }
    return switch (type.erased()) {
      case "byte" -> (int) n.byteValue();
      case "short" -> (int) n.shortValue();
      case "char" ->
        n instanceof Integer || n instanceof Long ? (Object) (char) n.longValue() : null;
      case "int" -> n.intValue();
      case "long" -> n.longValue();
      case "float" -> n.floatValue();
      case "double" -> n.doubleValue();
      default -> null;
    };
  }

  /** The value that a variable of that type has when it is initialised with a constant, or null. */
  static Object assigned(Object value, JavaType type) {
    return value == null ? null : cast(value, type);
  }

  private static Number number(Object value) {
    if (value instanceof Character c) {
      return (int) c;
    }
    if (value instanceof Byte || value instanceof Short) {
      return ((Number) value).intValue();
    }
    return value instanceof Number n ? n : null;
  }
}
