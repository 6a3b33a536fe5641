package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.solve.MethodFlow;

/** Minimum and maximum of ticks by a library's methods: {@code TickMinMax}. */
final class Extremes<O> implements ExpressionRule<O> {
  private final Context<O> context;

  Extremes(Context<O> context) {
    this.context = context;
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (!(x instanceof Expr.Call<O> call)) {
      return;
    }
    MethodFlow<O> flow = site.flow();
    for (Role role : context.roles(call)) {
      if (role instanceof Role.Extreme extreme) {
        for (int i : extreme.arguments()) {
          Expr<O> argument = context.argument(call, i);
          if (argument != null
              && report(call, context.value(argument, flow), Texts.of(argument), flow)) {
            break;
          }
        }
      } else if (role instanceof Role.Magnitude m) {
        Expr<O> argument = context.argument(call, m.argument());
        if (argument != null && !isInText(site)) {
          report(call, context.value(argument, flow), Texts.of(argument), flow);
        }
      } else if (role instanceof Role.ExtremeOfElements) {
        Expr<O> holder = call.receiver() != null ? call.receiver() : context.argument(call, 0);
        content(call, holder, flow);
      } else if (role instanceof Role.Apply apply) {
        applied(call, apply, flow);
      }
    }
  }

  /** A part of a name has no sign: {@code "request-" + Math.abs(nanoTime())}. */
  private static <O> boolean isInText(Site<O> site) {
    return !site.parents().isEmpty()
        && site.parents().get(0) instanceof Expr.Binary<O> b
        && b.op() == BinaryOp.CONCAT;
  }

  private void content(Expr.Call<O> call, Expr<O> holder, MethodFlow<O> flow) {
    int node = holder == null ? -1 : context.solution().contentOf(holder, Role.Part.VALUE, flow);
    if (node >= 0) {
      report(call, context.solution().strictValue(node), "the elements", flow);
    }
  }

  /** {@code accumulateAndGet(t, Math::max)}, {@code reduce(Long::min)}, {@code merge(k, t, Math::max)}. */
  private void applied(Expr.Call<O> call, Role.Apply apply, MethodFlow<O> flow) {
    Expr<O> function = context.argument(call, apply.function());
    if (function == null) {
      return;
    }
    boolean extreme = context.solution().functions(function, flow).stream()
        .anyMatch(f -> !f.lambda()
            && context.solution().calls().roles(f.method()).stream()
                .anyMatch(r -> r instanceof Role.Extreme));
    if (extreme && call.receiver() != null) {
      content(call, call.receiver(), flow);
    }
  }

  private boolean report(Expr.Call<O> call, Value v, String what, MethodFlow<O> flow) {
    if (!v.isTick() || context.isBoot(v)) {
      return false;
    }
    String message = "Ticks have no minimum or maximum by value: "
        + call.method().name()
        + " of "
        + what
        + ", a reading of "
        + context.clockNames(v)
        + ", goes wrong when it wraps; choose by the sign of the difference";
    context.report().add(Rule.MIN_MAX, flow.method(), call.origin(), message, what);
    return true;
  }
}
