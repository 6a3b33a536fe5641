package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Names;

/** A tick written to where another process reads it: {@code TickEscape}, a suggestion. */
final class Escapes<O> implements ExpressionRule<O> {
  private final Context<O> context;

  Escapes(Context<O> context) {
    this.context = context;
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (!(x instanceof Expr.Call<O> call)) {
      return;
    }
    for (Role role : context.roles(call)) {
      Expr<O> argument =
          role instanceof Role.Escape escape ? context.argument(call, escape.argument()) : null;
      Value v = argument == null ? Value.NONE : context.value(argument, site.flow());
      if (v.isTick()) {
        String message = Texts.of(argument)
            + " is a reading of "
            + context.clockNames(v)
            + " and means nothing in another process or after a restart, but "
            + Names.simpleType(call.method().owner())
            + "."
            + call.method().name()
            + " writes it out; write the age (now - reading), or a wall-clock time";
        context.report().add(Rule.ESCAPE, site.flow().method(), call.origin(), message, "");
      }
    }
  }
}
