package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Questions about expressions alone. */
public final class Exprs {
  private static final Map<String, String> BOXES = Map.of(
      "java.lang.Byte", "byte",
      "java.lang.Short", "short",
      "java.lang.Integer", "int",
      "java.lang.Long", "long",
      "java.lang.Float", "float",
      "java.lang.Double", "double");

  private Exprs() {}

  /** The number a constant is, through conversions; {@code null} for anything else. */
  public static <O> Number constant(Expr<O> x) {
    Expr<O> bare = bare(x);
    if (bare instanceof Expr.Constant<O> c && c.value() instanceof Number n) {
      return n;
    }
    if (bare instanceof Expr.Unary<O> u
        && u.op() == io.github.tickwise.engine.model.UnaryOp.NEGATE) {
      Number n = constant(u.operand());
      return n == null ? null : n instanceof Integer i ? (Number) (-i) : (Number) (-n.longValue());
    }
    return null;
  }

  /** The expression without conversions around it, boxing and unboxing among them. */
  public static <O> Expr<O> bare(Expr<O> x) {
    Expr<O> at = x;
    while (true) {
      Expr<O> inner = at instanceof Expr.Convert<O> c
          ? c.operand()
          : at instanceof Expr.Call<O> call ? boxed(call) : null;
      if (inner == null) {
        return at;
      }
      at = inner;
    }
  }

  /** What a call boxes or unboxes, as class files spell it; {@code null} for any other call. */
  private static <O> Expr<O> boxed(Expr.Call<O> call) {
    MethodRef m = call.method();
    if (m.name().equals("valueOf") && call.arguments().size() == 1) {
      String primitive = BOXES.get(m.owner());
      boolean boxes = primitive != null && !m.parameterTypes().get(0).equals("java.lang.String");
      return boxes ? call.arguments().get(0) : null;
    }
    boolean unboxes = call.receiver() != null
        && call.arguments().isEmpty()
        && BOXES.containsKey(m.owner())
        && m.name().equals(BOXES.get(m.owner()) + "Value");
    return unboxes ? call.receiver() : null;
  }

  /** Whether a number is one that code reserves: 0, a negative one, or the greatest of its type. */
  static boolean isReserved(Number n) {
    if (n instanceof Double || n instanceof Float) {
      return n.doubleValue() <= 0;
    }
    long v = n.longValue();
    return v <= 0 || v == Long.MAX_VALUE || n instanceof Integer && v == Integer.MAX_VALUE;
  }

  /** Whether two numbers are equal as Java would compare them. */
  static boolean sameNumber(Number a, Number b) {
    return a.longValue() == b.longValue() && a.doubleValue() == b.doubleValue();
  }

  /** Whether two expressions of a method give the same value, as far as their text and versions say. */
  public static <O> boolean same(Expr<O> a, Expr<O> b, MethodFlow<O> flow) {
    Expr<O> x = bare(a);
    Expr<O> y = bare(b);
    if (x == y) {
      return true;
    }
    if (x instanceof Expr.Constant<O> c && y instanceof Expr.Constant<O> d) {
      return Objects.equals(c.value(), d.value());
    }
    if (x instanceof Expr.Load<O> l && y instanceof Expr.Load<O> m) {
      if (!l.slot().equals(m.slot())) {
        return false;
      }
      return !(l.slot() instanceof Slot.Local) || Arrays.equals(flow.versions(l), flow.versions(m));
    }
    if (x instanceof Expr.Binary<O> l && y instanceof Expr.Binary<O> m) {
      return l.op() == m.op() && same(l.left(), m.left(), flow) && same(l.right(), m.right(), flow);
    }
    if (x instanceof Expr.Unary<O> l && y instanceof Expr.Unary<O> m) {
      return l.op() == m.op() && same(l.operand(), m.operand(), flow);
    }
    if (x instanceof Expr.Call<O> l && y instanceof Expr.Call<O> m) {
      return l.method().equals(m.method()) && sameAll(l.children(), m.children(), flow);
    }
    if (x instanceof Expr.Element<O> l && y instanceof Expr.Element<O> m) {
      return sameAll(l.children(), m.children(), flow);
    }
    return x instanceof Expr.Unknown<O>
        && y instanceof Expr.Unknown<O>
        && x.type().equals(y.type())
        && x.children().isEmpty()
        && y.children().isEmpty();
  }

  private static <O> boolean sameAll(List<Expr<O>> a, List<Expr<O>> b, MethodFlow<O> flow) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!same(a.get(i), b.get(i), flow)) {
        return false;
      }
    }
    return true;
  }
}
