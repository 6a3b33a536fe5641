package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.solve.MethodFlow;

/** Sums and differences of ticks whose overflow is checked or clamped: {@code TickExactArithmetic}. */
final class ExactSums<O> implements ExpressionRule<O> {
  private final Context<O> context;
  private final Saturations<O> saturations;

  ExactSums(Context<O> context, Saturations<O> saturations) {
    this.context = context;
    this.saturations = saturations;
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (x instanceof Expr.Call<O> call) {
      checked(call, site);
    } else if (saturations.isClamp(x, site)) {
      Expr.Binary<O> sum = saturations.sumIn(x, site.flow());
      if (sum != null && !saturations.isCalledHelper(site.flow().method())) {
        clamped(x, sum, site);
      }
    }
  }

  private void checked(Expr.Call<O> call, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    for (Role role : context.roles(call)) {
      if (role instanceof Role.Negate n
          && n.checked()
          && report(call, context.argument(call, n.argument()), "checks its overflow", flow)) {
        return;
      }
      if (role instanceof Role.Arithmetic a
          && a.checked()
          && !saturations.isCalledHelper(flow.method())) {
        for (int i : new int[] {a.left(), a.right()}) {
          if (report(call, context.argument(call, i), "checks or clamps its overflow", flow)) {
            return;
          }
        }
      }
    }
    for (int i : saturations.parametersOf(call)) {
      if (report(
          call, context.argument(call, i), "checks or clamps the overflow of its sum", flow)) {
        return;
      }
    }
  }

  private boolean report(Expr.Call<O> call, Expr<O> argument, String what, MethodFlow<O> flow) {
    Value v = argument == null ? Value.NONE : context.value(argument, flow);
    if (!v.isIntactTick() || context.isBoot(v)) {
      return false;
    }
    String message = Texts.of(argument)
        + " is a reading of "
        + context.clockNames(v)
        + " and may be near the wrap, but "
        + call.method().name()
        + " "
        + what
        + "; use plain + and -, which wrap as the clock does";
    context.report().add(Rule.EXACT_ARITHMETIC, flow.method(), call.origin(), message, "");
    return true;
  }

  private void clamped(Expr<O> test, Expr.Binary<O> sum, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    Value v = context.value(sum, flow);
    if (!v.isIntactTick() || context.isBoot(v)) {
      return;
    }
    String message = "The sum "
        + Texts.of(sum)
        + " starts from a reading of "
        + context.clockNames(v)
        + " and may have any sign without having overflowed, but \""
        + Texts.of(test)
        + "\" clamps it; leave it as it is and compare by subtraction";
    context.report().add(Rule.EXACT_ARITHMETIC, flow.method(), test.origin(), message, "");
  }
}
