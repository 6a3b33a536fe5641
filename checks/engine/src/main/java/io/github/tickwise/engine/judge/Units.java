package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Clock;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Names;
import java.util.List;
import java.util.Map;

/**
 * A difference of readings, still in the clock's unit, passed where another unit is asked for by the
 * catalogue or by the parameter's name: {@code TickClockMix}.
 */
final class Units<O> implements ExpressionRule<O> {
  /** How names of parameters say their unit, at their end. */
  private static final Map<String, String> ENDINGS = Map.of(
      "Nanos", "nanos",
      "Micros", "micros",
      "Millis", "millis",
      "Milliseconds", "millis",
      "Ms", "millis",
      "Seconds", "seconds",
      "Secs", "seconds");

  private final Context<O> context;

  Units(Context<O> context) {
    this.context = context;
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (!(x instanceof Expr.Call<O> call)) {
      return;
    }
    List<Role> roles = context.roles(call);
    for (Role role : roles) {
      if (role instanceof Role.Sink sink && sink.unit() != null) {
        passed(call, context.argument(call, sink.argument()), sink.unit(), site);
      }
    }
    Method<O> body =
        roles.isEmpty() ? context.solution().calls().method(call.method().key()) : null;
    if (body != null && body.parameters().size() == call.arguments().size()) {
      for (int i = 0; i < call.arguments().size(); i++) {
        passed(call, call.arguments().get(i), unitOf(body.parameters().get(i).name()), site);
      }
    }
  }

  private static String unitOf(String name) {
    for (Map.Entry<String, String> ending : ENDINGS.entrySet()) {
      if (name.endsWith(ending.getKey())) {
        return ending.getValue();
      }
    }
    return null;
  }

  private void passed(Expr.Call<O> call, Expr<O> argument, String unit, Site<O> site) {
    Value v = argument == null || unit == null ? Value.NONE : context.value(argument, site.flow());
    if (!v.isDifference()) {
      return;
    }
    List<Clock> clocks = context.solution().clocks(v);
    boolean other = !clocks.isEmpty()
        && clocks.stream().allMatch(c -> !c.unit().equals(unit) && !c.unit().equals("raw"));
    if (other) {
      String message = Texts.of(argument)
          + " is in the unit of "
          + context.clockNames(v)
          + ", "
          + clocks.get(0).unit()
          + ", but "
          + Names.simpleType(call.method().owner())
          + "."
          + call.method().name()
          + " takes "
          + unit
          + "; convert the difference";
      context.report().add(Rule.CLOCK_MIX, site.flow().method(), call.origin(), message, "");
    }
  }
}
