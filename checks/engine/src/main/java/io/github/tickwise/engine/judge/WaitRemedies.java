package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.catalog.Clock;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.fix.Edit;
import io.github.tickwise.engine.fix.Fix;
import io.github.tickwise.engine.judge.Bounds.Least;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Waits for what remains of a time, by the methods of {@code TimeUnit}: they return at once when
 * nothing remains, and keep what a conversion to milliseconds cuts off.
 */
final class WaitRemedies<O> {
  private static final Map<String, String> TIMED = Map.of(
      "java.lang.Object#wait", "timedWait",
      "java.lang.Thread#join", "timedJoin",
      "java.lang.Thread#sleep", "sleep");

  private static final long NANOS_PER_MILLI = 1_000_000;

  /** What remains, and its unit. */
  private record Amount<O>(Expr<O> value, String unit) {}

  private final Context<O> context;
  private final Remaining<O> remaining;

  WaitRemedies(Context<O> context) {
    this.context = context;
    this.remaining = new Remaining<>(context.solution());
  }

  /** The fix of a wait with one argument. */
  Optional<Fix<O>> fix(Expr<O> use, Site<O> site) {
    if (!(use instanceof Expr.Call<O> call) || call.arguments().size() != 1) {
      return Optional.empty();
    }
    String name = call.method().owner() + "#" + call.method().name();
    String timed = TIMED.get(name);
    if (timed == null) {
      return Optional.empty();
    }
    Amount<O> amount = amount(call.arguments().get(0), site);
    boolean once =
        !timed.equals("sleep") && remaining.least(amount.value(), site) != Least.POSITIVE;
    return Optional.of(Fix.of(new Edit.TimedWait<>(
        call.origin(), timed, amount.unit(), Exprs.bare(amount.value()).origin(), once)));
  }

  /** Before the conversion to milliseconds, if that stands right there. */
  private Amount<O> amount(Expr<O> millis, Site<O> site) {
    Expr<O> x = Exprs.bare(millis);
    if (x instanceof Expr.Binary<O> b
        && b.op() == BinaryOp.DIV
        && Exprs.constant(b.right()) != null
        && Exprs.constant(b.right()).longValue() == NANOS_PER_MILLI
        && isNanos(b.left(), site)) {
      return new Amount<>(b.left(), "NANOSECONDS");
    }
    if (x instanceof Expr.Call<O> call) {
      for (Role role : context.roles(call)) {
        if (role instanceof Role.ConvertUnit u && call.arguments().size() > u.argument()) {
          String unit = unit(call);
          if (unit != null) {
            return new Amount<>(call.arguments().get(u.argument()), unit);
          }
        }
      }
    }
    return new Amount<>(millis, "MILLISECONDS");
  }

  private boolean isNanos(Expr<O> x, Site<O> site) {
    List<Clock> clocks = context.solution().clocks(context.value(x, site.flow()));
    return !clocks.isEmpty() && clocks.stream().allMatch(c -> c.unit().equals("nanos"));
  }

  /** {@code NANOSECONDS.toMillis(x)}, {@code MILLISECONDS.convert(x, NANOSECONDS)}. */
  private static <O> String unit(Expr.Call<O> call) {
    if (!call.method().owner().equals("java.util.concurrent.TimeUnit")) {
      return null;
    }
    boolean to = call.method().name().equals("toMillis") && call.arguments().size() == 1;
    boolean convert = call.method().name().equals("convert")
        && call.arguments().size() == 2
        && "MILLISECONDS".equals(constant(call.receiver()));
    return to ? constant(call.receiver()) : convert ? constant(call.arguments().get(1)) : null;
  }

  private static <O> String constant(Expr<O> x) {
    return x instanceof Expr.Load<O> load
            && load.slot() instanceof Slot.Field f
            && f.owner().equals("java.util.concurrent.TimeUnit")
        ? f.name()
        : null;
  }
}
