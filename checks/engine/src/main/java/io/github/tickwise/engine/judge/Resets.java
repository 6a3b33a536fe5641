package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Hierarchy;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Reserved constants stored into, passed as or returned as a tick that other code subtracts or
 * compares without asking whether it is one: {@code TickSentinel}, reported at the constant. A
 * field's first 0 is {@link EarlyReads}'.
 */
final class Resets<O> implements ExpressionRule<O> {
  private final Context<O> context;
  private final Saturations<O> saturations;
  private final Alternatives<O> alternatives;
  private Set<String> overridden;
  private final Set<Definition<O>> judged = Collections.newSetFromMap(new IdentityHashMap<>());

  Resets(Context<O> context, Saturations<O> saturations) {
    this.context = context;
    this.saturations = saturations;
    this.alternatives = new Alternatives<>(context);
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (x instanceof Expr.Binary<O> b && (b.op() == BinaryOp.SUB || b.op().isOrdering())) {
      used(b.left(), b.right(), b.op(), site);
      used(b.right(), b.left(), b.op(), site);
    } else if (x instanceof Expr.Call<O> call) {
      for (Role role : context.roles(call)) {
        if (role instanceof Role.Order order) {
          used(call, order.left(), order.right(), site);
          used(call, order.right(), order.left(), site);
        }
      }
    }
  }

  private void used(Expr.Call<O> call, int side, int other, Site<O> site) {
    Expr<O> x = context.argument(call, side);
    Expr<O> y = context.argument(call, other);
    if (x != null && y != null) {
      used(x, y, BinaryOp.CMP, site);
    }
  }

  private void used(Expr<O> side, Expr<O> other, BinaryOp op, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    Expr<O> operand = addedTo(Exprs.bare(side), flow);
    boolean asTick =
        op == BinaryOp.SUB ? context.isTick(other, flow) : Exprs.constant(other) == null;
    if (!asTick || !context.isTick(operand, flow)) {
      return;
    }
    for (Origins.Stored<O> s : context.origins().traceDirectly(operand, flow).constants()) {
      Definition<O> d = s.definition();
      if (d != null
          && d.value() != null
          && d.flow() != null
          && Exprs.isReserved(s.value())
          && !judged.contains(d)
          && !(op == BinaryOp.SUB && comesFrom(other, d, flow))
          && isTakenForReading(d, s.value(), operand, site)) {
        judged.add(d);
        report(s, operand, flow);
      }
    }
  }

  /** Whether the other side is made of the same store: what is subtracted then are two of a kind. */
  private boolean comesFrom(Expr<O> other, Definition<O> d, MethodFlow<O> flow) {
    return context.origins().trace(other, flow, true, null).constants().stream()
        .anyMatch(s -> s.definition() == d);
  }

  /** Whether the value was tested for the constant before: if that is wrong, it is reported at the test. */
  private boolean isAskedFor(Definition<O> d, Number value, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    for (MethodFlow.Guard<O> guard : flow.guards(site.block())) {
      if (guard.condition() instanceof Expr.Binary<O> test && test.op().isEquality()) {
        Number right = Exprs.constant(test.right());
        Number asked = right != null ? right : Exprs.constant(test.left());
        Expr<O> tested = right != null ? test.left() : test.right();
        if (asked != null && Exprs.sameNumber(asked, value) && comesFrom(tested, d, flow)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The tick in {@code tick + interval}. */
  private Expr<O> addedTo(Expr<O> x, MethodFlow<O> flow) {
    if (x instanceof Expr.Binary<O> sum && sum.op() == BinaryOp.ADD) {
      return Exprs.bare(context.isTick(sum.left(), flow) ? sum.left() : sum.right());
    }
    return x;
  }

  private boolean isTakenForReading(Definition<O> d, Number value, Expr<O> operand, Site<O> site) {
    Slot slot = context.solution().slot(d.target());
    if (slot instanceof Slot.Local local && context.solution().part(d.target()) == null) {
      return !saturations.isBound(d) && alternatives.isTakenForReading(d, local, operand, site);
    }
    if (slot instanceof Slot.Param p) {
      return alternatives.isUnasked(site) && !isOfAnotherClass(p, d, site.flow());
    }
    if (slot instanceof Slot.Return r) {
      return alternatives.isUnasked(site) && !isOverridden(r.method());
    }
    int node = context.solution().find(d.target());
    return isReset(d, value, site.flow())
        && !isAskedFor(d, value, site)
        && !context.isGuarded(site, node, true)
        && !context.isGuarded(site, node, false)
        && !context.fields().isSeededBefore(node, site);
  }

  /** Whether subclasses return something else: what a base class returns then says that it has no such thing. */
  private boolean isOverridden(String method) {
    if (overridden == null) {
      overridden = new HashSet<>();
      context.solution().program().methods().forEach(m -> overridden.addAll(m.overrides()));
    }
    return overridden.contains(method);
  }

  private boolean isReset(Definition<O> d, Number value, MethodFlow<O> user) {
    boolean first = context.fields().initialised(d) != null
        || d.initializer()
        || d.flow().method().name().startsWith("<");
    boolean extreme = value.longValue() == Long.MAX_VALUE || value.longValue() == Long.MIN_VALUE;
    return first ? extreme : d.flow() != user && !isConsumedBy(d);
  }

  /** Whether the method that stores the constant reads the slot too: what was used up is cleared. */
  private boolean isConsumedBy(Definition<O> d) {
    Slot slot = context.solution().slot(d.target());
    boolean[] read = {false};
    Walk.method(
        d.flow(),
        (x, site) -> read[0] |= x instanceof Expr.Load<O> load && load.slot().equals(slot));
    return read[0];
  }

  private void report(Origins.Stored<O> s, Expr<O> operand, MethodFlow<O> user) {
    Definition<O> d = s.definition();
    FieldDecl<O> field = context.fields().initialised(d);
    Set<String> suppressed =
        field != null ? field.suppressed() : d.flow().method().suppressed();
    Slot slot = context.solution().slot(d.target());
    boolean unnamed = slot == null || slot.displayName().startsWith("$");
    String name = unnamed ? Texts.of(operand) : slot.displayName();
    String clocks = context.clockNames(context.value(operand, user));
    String verb = slot instanceof Slot.Param
        ? " is passed as "
        : slot instanceof Slot.Return ? " is returned by " : " is stored in ";
    String message = Texts.number(s.value())
        + verb
        + name
        + " as a reserved value, but "
        + user.method().name()
        + "() takes it for a reading of "
        + clocks
        + "; keep a boolean beside it that says whether there is one";
    context.report().holds(operand, context.solution().find(d.target()), s.value());
    if (s.value().longValue() == 0 && isFirst(d, slot, user)) {
      context
          .report()
          .add(
              Rule.DEFAULT_INIT,
              suppressed,
              d.origin(),
              name + " is 0 until a reading of " + clocks
                  + " is stored in it, but 0 may be long past"
                  + " or far ahead of that clock; seed it from a reading",
              null,
              name);
      return;
    }
    context.report().add(Rule.SENTINEL, suppressed, d.origin(), message, null, name);
  }

  /** Whether a definition is what a constructor stores, or what a local has before a loop. */
  private boolean isFirst(Definition<O> d, Slot slot, MethodFlow<O> user) {
    return d.flow() == user
        ? slot instanceof Slot.Local && d.flow().guards(d.block()).isEmpty()
        : slot instanceof Slot.Local && d.flow().method().name().startsWith("<");
  }

  /**
   * Whether the constant went into an object of a class that does not declare the using method: a subclass has it, or a
   * supertype that reads the object through a getter.
   */
  private boolean isOfAnotherClass(Slot.Param p, Definition<O> d, MethodFlow<O> user) {
    String made = p.method().substring(0, p.method().indexOf('#'));
    String using = user.method().owner();
    Hierarchy types = context.solution().program().hierarchy();
    return p.method().startsWith("<init>", made.length() + 1)
        && !d.flow().method().name().equals("<init>")
        && !made.equals(using)
        && (types.isSubtype(using, made) || types.isSubtype(made, using));
  }
}
