package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.algebra.Algebra.Operator;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.fix.Edit;
import io.github.tickwise.engine.fix.Fix;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.ValueType;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.Optional;
import java.util.Set;

/**
 * Fixes of operators and calls that order, choose or check by value: the same by subtraction, which
 * is right as soon as both operands are readings.
 */
final class CallRemedies<O> {
  /** Calls that give nothing but an order or one of their arguments; builders of comparisons do more. */
  private static final Set<String> ORDERS = Set.of("compare", "compareTo", "compareUnsigned");

  private final Context<O> context;
  private final Obstacles<O> obstacles;

  CallRemedies(Context<O> context) {
    this.context = context;
    this.obstacles = new Obstacles<>(context);
  }

  /** A comparison, also one that chooses a minimum or maximum. */
  Optional<Fix<O>> order(Expr<O> use, Site<O> site) {
    if (use instanceof Expr.Binary<O> b) {
      return b.op().isOrdering() && b.op() != BinaryOp.CMP && bothSame(b.left(), b.right(), site)
          ? Optional.of(Fix.of(new Edit.Subtract<>(b.origin())))
          : Optional.empty();
    }
    if (!(use instanceof Expr.Call<O> call)) {
      return Optional.empty();
    }
    for (Role role : context.roles(call)) {
      if (role instanceof Role.Order o
          && ORDERS.contains(call.method().name())
          && call.type().equals("int")
          && bothSame(context.argument(call, o.left()), context.argument(call, o.right()), site)) {
        return Optional.of(Fix.of(new Edit.Sign<>(call.origin(), o.left(), o.right())));
      }
      if (role instanceof Role.Extreme e && e.arguments().size() == 2) {
        return extreme(call, e.arguments().get(0), e.arguments().get(1), site);
      }
    }
    return Optional.empty();
  }

  /** What stands in the way of a call's fix, for the message; {@code null} if nothing does. */
  String obstacle(Expr<O> use, Site<O> site) {
    if (use instanceof Expr.Call<O> call) {
      for (Role role : context.roles(call)) {
        int[] arguments = role instanceof Role.Order o
            ? new int[] {o.left(), o.right()}
            : role instanceof Role.Arithmetic a && a.checked()
                ? new int[] {a.left(), a.right()}
                : role instanceof Role.Extreme e && e.arguments().size() == 2
                    ? new int[] {e.arguments().get(0), e.arguments().get(1)}
                    : new int[0];
        if (arguments.length == 2) {
          Expr<O> left = context.argument(call, arguments[0]);
          Expr<O> right = context.argument(call, arguments[1]);
          return left == null || right == null
              ? null
              : obstacles.of(tickIn(left, site), tickIn(right, site), site);
        }
      }
    }
    return null;
  }

  private Optional<Fix<O>> extreme(Expr.Call<O> call, int left, int right, Site<O> site) {
    String name = call.method().name();
    Expr<O> a = context.argument(call, left);
    Expr<O> b = context.argument(call, right);
    boolean both = (name.equals("max") || name.equals("min"))
        && bothSame(a, b, site)
        && context.isTick(a, site.flow())
        && context.isTick(b, site.flow());
    return both
        ? Optional.of(Fix.of(new Edit.Choose<>(call.origin(), left, right, name.equals("max"))))
        : Optional.empty();
  }

  /** A call that checks or clamps a sum or difference. */
  Optional<Fix<O>> exact(Expr<O> use, Site<O> site) {
    if (!(use instanceof Expr.Call<O> call)) {
      return Optional.empty();
    }
    for (Role role : context.roles(call)) {
      if (role instanceof Role.Arithmetic a
          && a.checked()
          && (a.operator() == Operator.ADD || a.operator() == Operator.SUBTRACT)) {
        Expr<O> left = context.argument(call, a.left());
        Expr<O> right = context.argument(call, a.right());
        boolean plain = left != null
            && right != null
            && !(isWidened(left) && isWidened(right))
            && obstacles.of(tickIn(left, site), tickIn(right, site), site) == null;
        return plain
            ? Optional.of(Fix.of(new Edit.Sum<>(
                call.origin(), a.left(), a.right(), a.operator() == Operator.SUBTRACT)))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** An addend that is no reading is in nobody's way. */
  private Expr<O> tickIn(Expr<O> x, Site<O> site) {
    return context.value(x, site.flow()).mayBeTick()
        ? x
        : new Expr.Unknown<>(java.util.List.of(), x.type(), x.origin());
  }

  /**
   * Whether two operands may be subtracted: of one width, which is the clock's, no duration among
   * them, and no constant in the place of a reading.
   */
  private boolean bothSame(Expr<O> a, Expr<O> b, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    return a != null
        && b != null
        && width(a) == width(b)
        && (width(a) == ValueType.LONG || width(a) == ValueType.INT)
        && !isWidened(a)
        && !isWidened(b)
        && !context.value(a, flow).isElapsed()
        && !context.value(b, flow).isElapsed()
        && obstacles.of(a, b, site) == null;
  }

  private static <O> ValueType width(Expr<O> x) {
    return switch (x.type()) {
      case "java.lang.Long" -> ValueType.LONG;
      case "java.lang.Integer" -> ValueType.INT;
      default -> x.valueType();
    };
  }

  private static <O> boolean isWidened(Expr<O> x) {
    return x instanceof Expr.Convert<O> c && !c.explicit();
  }
}
