package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.judge.Bounds.Least;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Names;

/** A remaining time passed on where 0 means for ever or a negative throws: {@code TickInfiniteWait}. */
final class InfiniteWaits<O> implements ExpressionRule<O> {
  private final Context<O> context;
  private final Remaining<O> remaining;

  InfiniteWaits(Context<O> context) {
    this.context = context;
    this.remaining = new Remaining<>(context.solution());
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (!(x instanceof Expr.Call<O> call)) {
      return;
    }
    for (Role role : context.roles(call)) {
      if (role instanceof Role.Wait wait) {
        Expr<O> argument = context.argument(call, wait.argument());
        Least least = argument == null || Exprs.constant(argument) != null
            ? null
            : remaining.least(argument, site);
        if (least == Least.NEGATIVE || least == Least.ZERO && wait.zeroIsForever()) {
          report(call, argument, least, wait, site);
        }
      }
    }
  }

  private void report(
      Expr.Call<O> call, Expr<O> argument, Least least, Role.Wait wait, Site<O> site) {
    String method =
        Names.simpleType(call.method().owner()) + "." + call.method().name();
    String may = least == Least.ZERO
        ? " is what remains of a time and may be 0"
        : wait.zeroIsForever()
            ? " is what remains of a time and may be 0 or negative"
            : " is what remains of a time and may be negative";
    String does = wait.zeroIsForever()
        ? " waits for ever on 0" + (least == Least.NEGATIVE ? " and rejects a negative" : "")
        : " rejects a negative";
    String remedy = wait.zeroIsForever()
        ? "; return when nothing remains, and round up what is converted (TimeUnit.timedWait does both)"
        : "; return when nothing remains";
    context
        .report()
        .add(
            Rule.INFINITE_WAIT,
            site.flow().method(),
            call.origin(),
            Texts.of(argument) + may + ", but " + method + does + remedy,
            "");
  }
}
