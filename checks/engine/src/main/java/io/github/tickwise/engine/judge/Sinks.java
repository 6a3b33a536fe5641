package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Names;
import io.github.tickwise.engine.solve.MethodFlow;

/** One reading where a duration or a date is wanted: {@code TickAsDuration}. */
final class Sinks<O> implements ExpressionRule<O> {
  private final Context<O> context;

  Sinks(Context<O> context) {
    this.context = context;
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (!(x instanceof Expr.Call<O> call)) {
      return;
    }
    MethodFlow<O> flow = site.flow();
    for (Role role : context.roles(call)) {
      if (role instanceof Role.Sink sink) {
        Expr<O> argument = context.argument(call, sink.argument());
        Value v = argument == null ? Value.NONE : context.value(argument, flow);
        if (v.isTick()) {
          String method =
              Names.simpleType(call.method().owner()) + "." + call.method().name();
          String message = Texts.of(argument)
              + " is one reading of "
              + context.clockNames(v)
              + ", not a "
              + (sink.date() ? "date" : "duration")
              + ", but "
              + method.replace(".<init>", "'s constructor")
              + " takes it for one; "
              + (sink.date() ? "use a wall clock" : "pass the difference of two readings");
          context.report().add(Rule.AS_DURATION, flow.method(), call.origin(), message, "");
        }
      }
    }
  }
}
