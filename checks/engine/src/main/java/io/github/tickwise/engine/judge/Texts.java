package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Names;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.UnaryOp;
import java.util.stream.Collectors;

/** Expressions as a reader of messages knows them: short, in Java's notation. */
public final class Texts {
  private static final int DEEPEST = 4;

  /** The rank of what needs no parentheses. */
  private static final int UNARY = 9;

  private Texts() {}

  /** In one line; what is deep or made up by a lowering is {@code ...}. */
  public static <O> String of(Expr<O> x) {
    return of(x, 0, false);
  }

  /** As {@link #of}, with the arguments of calls. */
  public static <O> String full(Expr<O> x) {
    return of(x, 0, true);
  }

  private static <O> String of(Expr<O> x, int depth, boolean full) {
    if (depth > DEEPEST) {
      return "...";
    }
    if (x instanceof Expr.Constant<O> c) {
      boolean type = c.type().equals("java.lang.Class");
      return type ? Names.simpleType(String.valueOf(c.value())) + ".class" : number(c.value());
    }
    if (x instanceof Expr.Load<O> load) {
      if (isMadeUp(load.slot())) {
        return "...";
      }
      String name = load.slot().displayName();
      String receiver = load.receiver() == null ? "..." : of(load.receiver(), depth + 1, full);
      return receiver.equals("...") ? name : receiver + "." + name;
    }
    if (x instanceof Expr.Element<O> e) {
      return of(e.array(), depth + 1, full)
          + (full ? "[" + of(e.index(), depth + 1, full) + "]" : "[...]");
    }
    if (x instanceof Expr.Call<O> call) {
      return call(call, depth, full);
    }
    if (x instanceof Expr.Binary<O> b) {
      int own = rank(b);
      return operand(b.left(), own, depth, full)
          + " "
          + b.op().symbol()
          + " "
          + operand(b.right(), own + 1, depth, full);
    }
    if (x instanceof Expr.Convert<O> c) {
      boolean loses =
          full && c.valueType().isFloating() && !c.operand().valueType().isFloating();
      return c.explicit() || loses
          ? "(" + c.type() + ") " + operand(c.operand(), UNARY, depth, full)
          : of(c.operand(), depth, full);
    }
    if (x instanceof Expr.Unary<O> u) {
      String op = u.op() == UnaryOp.NEGATE ? "-" : u.op() == UnaryOp.NOT ? "!" : "~";
      return op + operand(u.operand(), UNARY, depth, full);
    }
    return "...";
  }

  /** Whether a lowering, or the engine where it applies functions, invented a local. */
  private static boolean isMadeUp(Slot slot) {
    return slot instanceof Slot.Local local && local.isTemporary()
        || slot instanceof Slot.Captured captured && captured.local().isTemporary();
  }

  /** In parentheses where it binds less than what stands around it. */
  private static <O> String operand(Expr<O> x, int least, int depth, boolean full) {
    String text = of(x, depth + 1, full);
    return rank(x) < least ? "(" + text + ")" : text;
  }

  /** How tightly an expression's outermost operator binds, as Java says. */
  private static <O> int rank(Expr<O> x) {
    if (x instanceof Expr.Convert<O> c) {
      return c.explicit() ? UNARY : rank(c.operand());
    }
    if (!(x instanceof Expr.Binary<O> b)) {
      return UNARY;
    }
    return switch (b.op()) {
      case MUL, DIV, REM -> 8;
      case ADD, SUB, CONCAT -> 7;
      case SHL, SHR, USHR -> 6;
      case LT, LE, GT, GE, CMP -> 5;
      case EQ, NE -> 4;
      case AND -> 3;
      case XOR -> 2;
      case OR -> 1;
    };
  }

  private static <O> String call(Expr.Call<O> call, int depth, boolean full) {
    String name = call.method().name();
    String arguments = call.arguments().isEmpty() ? "()" : "(...)";
    if (full) {
      arguments = call.arguments().stream()
          .map(a -> of(a, depth + 1, true))
          .collect(Collectors.joining(", ", "(", ")"));
    }
    if (call.method().isConstructor()) {
      return "new " + Names.simpleType(call.method().owner()) + arguments;
    }
    if (call.method().isStatic()) {
      return Names.simpleType(call.method().owner()) + "." + name + arguments;
    }
    String receiver = call.receiver() == null ? "..." : of(call.receiver(), depth + 1, full);
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
