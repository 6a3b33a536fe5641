package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Names;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.UnaryOp;

/** Expressions as a reader of messages knows them: short, in Java's notation. */
public final class Texts {
  private static final int DEEPEST = 4;

  private Texts() {}

  /** In one line; what is deep or made up by a lowering is {@code ...}. */
  public static <O> String of(Expr<O> x) {
    return of(x, 0);
  }

  private static <O> String of(Expr<O> x, int depth) {
    if (depth > DEEPEST) {
      return "...";
    }
    if (x instanceof Expr.Constant<O> c) {
      return number(c.value());
    }
    if (x instanceof Expr.Load<O> load) {
      if (load.slot() instanceof Slot.Local local && local.isTemporary()) {
        return "...";
      }
      String name = load.slot().displayName();
      String receiver = load.receiver() == null ? "..." : of(load.receiver(), depth + 1);
      return receiver.equals("...") ? name : receiver + "." + name;
    }
    if (x instanceof Expr.Element<O> e) {
      return of(e.array(), depth + 1) + "[...]";
    }
    if (x instanceof Expr.Call<O> call) {
      return call(call, depth);
    }
    if (x instanceof Expr.Binary<O> b) {
      return of(b.left(), depth + 1) + " " + b.op().symbol() + " " + of(b.right(), depth + 1);
    }
    if (x instanceof Expr.Convert<O> c) {
      String inner = of(c.operand(), depth + 1);
      return c.explicit() ? "(" + c.type() + ") " + inner : inner;
    }
    if (x instanceof Expr.Unary<O> u) {
      String op = u.op() == UnaryOp.NEGATE ? "-" : u.op() == UnaryOp.NOT ? "!" : "~";
      return op + of(u.operand(), depth + 1);
    }
    return "...";
  }

  private static <O> String call(Expr.Call<O> call, int depth) {
    String name = call.method().name();
    String arguments = call.arguments().isEmpty() ? "()" : "(...)";
    if (call.method().isConstructor()) {
      return "new " + Names.simpleType(call.method().owner()) + arguments;
    }
    if (call.method().isStatic()) {
      return Names.simpleType(call.method().owner()) + "." + name + arguments;
    }
    String receiver = call.receiver() == null ? "..." : of(call.receiver(), depth + 1);
    return receiver.equals("...") ? name + arguments : receiver + "." + name + arguments;
  }

  /** A constant as Java code would name it. */
  public static String number(Object value) {
    if (value instanceof Long l) {
      if (l == Long.MAX_VALUE) {
        return "Long.MAX_VALUE";
      }
      return l == Long.MIN_VALUE ? "Long.MIN_VALUE" : l.toString();
    }
    if (value instanceof Integer i) {
      if (i == Integer.MAX_VALUE) {
        return "Integer.MAX_VALUE";
      }
      return i == Integer.MIN_VALUE ? "Integer.MIN_VALUE" : i.toString();
    }
    return String.valueOf(value);
  }
}
