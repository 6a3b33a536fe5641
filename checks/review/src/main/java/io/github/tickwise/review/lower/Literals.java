package io.github.tickwise.review.lower;

import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.CharLiteralExpr;
import com.github.javaparser.ast.expr.DoubleLiteralExpr;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.LiteralExpr;
import com.github.javaparser.ast.expr.LongLiteralExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.TextBlockLiteralExpr;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Primitives;
import java.util.List;

/** Literals and their values (JLS 3.10). */
final class Literals {
  private Literals() {}

  static Value lower(LiteralExpr e, Origin origin) {
    if (e instanceof NullLiteralExpr) {
      return new Value(new Node.Literal<>(null, "?", origin), JavaType.NULL);
    }
    try {
      Object value = value(e);
      JavaType type = type(value);
      return new Value(new Node.Literal<>(value, type.erased(), origin), type);
    } catch (RuntimeException malformed) {
      // A literal out of range is accepted by the parser.
      return new Value(new Node.Opaque<>(List.of(), "?", origin), JavaType.UNKNOWN);
    }
  }

  private static Object value(LiteralExpr e) {
    if (e instanceof IntegerLiteralExpr i) {
      String digits = digits(i.getValue());
      // 2147483648 may stand after a minus only; the wrapped value negates to itself.
      return digits.equals("2147483648") ? Integer.MIN_VALUE : (int) parse(digits);
    }
    if (e instanceof LongLiteralExpr l) {
      String digits = digits(l.getValue());
      return parse(digits.substring(0, digits.length() - 1));
    }
    if (e instanceof DoubleLiteralExpr d) {
      String digits = digits(d.getValue());
      boolean hex = digits.startsWith("0x") || digits.startsWith("0X");
      boolean isFloat = digits.endsWith("f") || digits.endsWith("F");
      if (isFloat && !(hex && digits.indexOf('p') < 0 && digits.indexOf('P') < 0)) {
        return Float.parseFloat(digits);
      }
      return Double.parseDouble(digits);
    }
    if (e instanceof BooleanLiteralExpr b) {
      return b.isValue();
    }
    if (e instanceof CharLiteralExpr c) {
      return c.asChar();
    }
    if (e instanceof TextBlockLiteralExpr t) {
      return t.asString();
    }
    return ((StringLiteralExpr) e).asString();
  }

  private static String digits(String written) {
    return written.replace("_", "");
  }

  private static long parse(String digits) {
    if (digits.startsWith("0x") || digits.startsWith("0X")) {
      return Long.parseUnsignedLong(digits.substring(2), 16);
    }
    if (digits.startsWith("0b") || digits.startsWith("0B")) {
      return Long.parseUnsignedLong(digits.substring(2), 2);
    }
    if (digits.length() > 1 && digits.startsWith("0")) {
      return Long.parseUnsignedLong(digits.substring(1), 8);
    }
    // As with int: 9223372036854775808L stands after a minus only and negates to itself.
    return Long.parseUnsignedLong(digits);
  }

  private static JavaType type(Object value) {
    return value instanceof String
        ? JavaType.STRING
        : Primitives.unboxed(JavaType.of(value.getClass().getName()));
  }
}
