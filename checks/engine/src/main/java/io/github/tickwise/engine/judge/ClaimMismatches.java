package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Clock;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Names;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What is stored in, passed as or returned from a slot that an annotation says something else of: a
 * span as a {@code @Tick} or a reading as a {@code @TickSpan} is {@code TickAsDuration}, a
 * wall-clock time, another clock or another unit as a {@code @Tick} is {@code TickClockMix}, and a
 * constant that is no reading, passed to a method whose body is not seen, {@code TickSentinel}.
 */
final class ClaimMismatches<O> implements ExpressionRule<O> {
  private final Context<O> context;
  private final Rebased<O> rebased;

  ClaimMismatches(Context<O> context) {
    this.context = context;
    this.rebased = new Rebased<>(context);
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (context.solution().program().declared().isEmpty()) {
      return;
    }
    if (site.parents().isEmpty()) {
      stored(x, site);
    }
    if (x instanceof Expr.Call<O> call) {
      passed(call, site);
      putIn(call, site);
    }
  }

  private void stored(Expr<O> x, Site<O> site) {
    if (site.effect() instanceof Effect.Assign<O> a && a.value() == x) {
      check(a.target(), declared(a.target(), site), x, a.origin(), " is stored in ", site);
    } else if (site.effect() instanceof Effect.Return<O> r) {
      Slot slot = new Slot.Return(site.flow().method().key());
      check(slot, declared(slot, site), x, r.origin(), " is returned by ", site);
    } else if (site.effect() instanceof Effect.StoreElement<O> s && s.value() == x) {
      content(s.array(), Role.Part.VALUE, x, s.origin(), site);
    }
  }

  private void passed(Expr.Call<O> call, Site<O> site) {
    if (!context.roles(call).isEmpty()) {
      return; // the catalogue says what the method takes
    }
    for (int i = 0; i < call.arguments().size(); i++) {
      Slot slot = new Slot.Param(call.method().key(), i);
      Expr<O> argument = call.arguments().get(i);
      check(slot, declared(slot, site), argument, argument.origin(), " is passed as ", site);
    }
  }

  private void putIn(Expr.Call<O> call, Site<O> site) {
    for (Role role : context.roles(call)) {
      Expr<O> value = role instanceof Role.Put put ? context.argument(call, put.argument()) : null;
      if (value != null && call.receiver() != null) {
        content(call.receiver(), ((Role.Put) role).part(), value, value.origin(), site);
      }
    }
  }

  /** Only what is put in by the annotated name: to the solver other objects may be the same. */
  private void content(Expr<O> holder, Role.Part part, Expr<O> value, O origin, Site<O> site) {
    if (!(Exprs.bare(holder) instanceof Expr.Load<O> load)) {
      return;
    }
    Declared d = declared(load.slot(), site);
    if (d != null) {
      boolean own = d.claim() != null && part == Role.Part.VALUE;
      check(
          load.slot(),
          own ? d : part == Role.Part.KEY ? d.key() : d.value(),
          value,
          origin,
          " is put into ",
          site);
    }
  }

  private Declared declared(Slot slot, Site<O> site) {
    return slot instanceof Slot.Local local
        ? context.solution().declared(local, site.flow().method())
        : context.solution().declared(slot);
  }

  private void check(Slot slot, Declared d, Expr<O> x, O origin, String verb, Site<O> site) {
    if (d == null || d.claim() == null) {
      return;
    }
    MethodFlow<O> flow = site.flow();
    Value v = context.value(x, flow);
    String place = verb + name(slot, site) + ", which is declared ";
    if (d.claim() == Declared.Claim.SPAN) {
      if (v.isIntactTick()) {
        report(
            Rule.AS_DURATION,
            slot,
            origin,
            "A reading of " + context.clockNames(v) + place
                + "@TickSpan; give it the difference of two readings, or declare it @Tick",
            site);
      }
    } else if (v.isElapsed() && !rebased.is(x, flow)) {
      report(
          Rule.AS_DURATION,
          slot,
          origin,
          Texts.of(x) + " is a span, but" + place
              + "@Tick; give it a reading, or declare it @TickSpan",
          site);
    } else if (v.equals(Value.WALL)) {
      report(
          Rule.CLOCK_MIX,
          slot,
          origin,
          Texts.of(x) + " is a wall-clock time, but" + place + "@Tick; read the monotonic clock",
          site);
    } else if (v.isIntactTick()) {
      clocks(slot, d, v, origin, "A reading of " + context.clockNames(v) + place, site);
    } else if (slot instanceof Slot.Param p && isUnseen(p) && isNoReading(Exprs.constant(x))) {
      report(
          Rule.SENTINEL,
          slot,
          origin,
          Texts.number(Exprs.constant(x)) + place
              + "@Tick, but a tick may be any value; say apart that there is none",
          site);
    }
  }

  /** A reading of a clock that is not the declared one, or counts in another unit. */
  private void clocks(Slot slot, Declared d, Value v, O origin, String start, Site<O> site) {
    String name = d.clock() == null ? "" : d.clock();
    Clock wanted = new Clock("", d.unit() == null ? "raw" : d.unit(), 64, false, name);
    List<Clock> read = context.solution().clocks(v);
    boolean other = !v.has(Kind.UNKNOWN)
        && !read.isEmpty()
        && read.stream().allMatch(c -> c.isSurelyNot(wanted));
    if (other) {
      report(
          Rule.CLOCK_MIX,
          slot,
          origin,
          start + written(d) + "; keep to one clock in one unit",
          site);
    }
  }

  private static String written(Declared d) {
    String clock = d.clock() == null ? "" : "clock = \"" + d.clock() + "\"";
    String unit = d.unit() == null ? "" : "unit = \"" + d.unit() + "\"";
    String between = clock.isEmpty() || unit.isEmpty() ? "" : ", ";
    return "@Tick(" + clock + between + unit + ")";
  }

  private void report(Rule rule, Slot slot, O origin, String message, Site<O> site) {
    Set<String> suppressed = new HashSet<>(site.flow().method().suppressed());
    FieldDecl<O> field = context.fields().declaration(slot);
    if (field != null) {
      suppressed.addAll(field.suppressed());
    }
    Declared d = context.solution().declared(slot);
    if (d != null) {
      suppressed.addAll(d.suppressed());
    }
    context.report().add(rule, suppressed, origin, message, null, "");
  }

  private boolean isUnseen(Slot.Param p) {
    return context.solution().calls().method(p.method()) == null;
  }

  /** Reserved, but for 0: that is also where a clock of a test starts. */
  private static boolean isNoReading(Number n) {
    return n != null && n.longValue() != 0 && Exprs.isReserved(n);
  }

  private String name(Slot slot, Site<O> site) {
    if (slot instanceof Slot.Param p) {
      var body = context.solution().calls().method(p.method());
      boolean named = body != null && p.index() < body.parameters().size();
      return named
          ? body.parameters().get(p.index()).name() + " of " + Names.simpleMethod(p.method()) + "()"
          : slot.displayName() + "()";
    }
    return slot.displayName();
  }
}
