package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Algebra.Operator;
import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.List;

/**
 * Sums of ticks that are neither a reading nor a difference, where they are compared, converted or
 * passed on, and remainders of ticks: {@code TickShape}.
 */
final class Shapes<O> implements ExpressionRule<O> {
  private final Context<O> context;
  private final LostParentheses<O> parentheses;
  private final Remainders<O> remainders;

  Shapes(Context<O> context) {
    this.context = context;
    this.parentheses = new LostParentheses<>(context);
    this.remainders = new Remainders<>(context);
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    if (x instanceof Expr.Binary<O> b) {
      if (b.op().isOrdering()) {
        used(b.left(), "compared", flow);
        used(b.right(), "compared", flow);
        parentheses.inspect(b, flow);
      } else if (b.op() == BinaryOp.REM) {
        remainders.inspect(b, site);
      } else if (scales(b.op())) {
        used(b.left(), "scaled", flow);
        if (b.op() == BinaryOp.MUL) {
          used(b.right(), "scaled", flow);
        }
      }
    } else if (x instanceof Expr.Call<O> call) {
      for (Role role : context.roles(call)) {
        called(call, role, flow);
      }
    }
  }

  private static boolean scales(BinaryOp op) {
    return switch (op) {
      case MUL, DIV, SHL, SHR, USHR -> true;
      default -> false;
    };
  }

  private void called(Expr.Call<O> call, Role role, MethodFlow<O> flow) {
    if (role instanceof Role.ConvertUnit u) {
      used(context.argument(call, u.argument()), "converted", flow);
    } else if (role instanceof Role.Sink s) {
      used(context.argument(call, s.argument()), "taken for a duration", flow);
    } else if (role instanceof Role.Order o) {
      used(context.argument(call, o.left()), "compared", flow);
      used(context.argument(call, o.right()), "compared", flow);
    } else if (role instanceof Role.Sign s) {
      used(context.argument(call, s.argument()), "tested for its sign", flow);
    } else if (role instanceof Role.Arithmetic a && a.operator() == Operator.SCALE) {
      used(context.argument(call, a.left()), "scaled", flow);
    }
  }

  private void used(Expr<O> operand, String how, MethodFlow<O> flow) {
    if (operand == null) {
      return;
    }
    List<Terms.Term<O>> terms = Terms.of(operand, flow, context.solution());
    int degree = 0;
    Value ticks = Value.NONE;
    for (Terms.Term<O> t : terms) {
      Value v = context.value(t.value(), flow);
      if (v.isIntactTick() && !v.has(Kind.UNKNOWN)) {
        degree += t.sign();
        ticks = ticks.join(v);
      } else if (!v.isElapsed() && !v.equals(Value.NUMBER)) {
        return; // it may bring or take a reading
      }
    }
    if (ticks.isEmpty() || degree == 0 || degree == 1 || context.isBoot(ticks)) {
      return;
    }
    Expr<O> sum = Exprs.bare(operand);
    String message = Texts.of(sum)
        + (degree > 1
            ? " adds " + degree + " readings of "
            : " has the sign of a reading turned round, of ")
        + context.clockNames(ticks)
        + ", and is "
        + how
        + " though it depends on the clock's origin; "
        + (degree > 1
            ? "add to one reading half the difference to the other"
            : "subtract the older reading from the newer one first");
    context.report().add(Rule.SHAPE, flow.method(), sum.origin(), message, "");
  }
}
