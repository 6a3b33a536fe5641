package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * What stands in the way of a rewrite that takes two operands for readings: a constant that may be in
 * the place of one, which would go from one wrong outcome to another.
 */
final class Obstacles<O> {
  /** What messages say before the reason. */
  static final String NO_FIX = " (no automatic fix: ";

  /** The same where another finding's fix removes the reason and changes this place, too. */
  static final String TOGETHER = " (fixed together with it: ";

  private final Context<O> context;

  Obstacles(Context<O> context) {
    this.context = context;
  }

  /** What makes a subtraction of two expressions wrong, for a message; {@code null} if nothing does. */
  String of(Expr<O> left, Expr<O> right, Site<O> site) {
    String one = of(left, site);
    return one != null ? one : of(right, site);
  }

  private String of(Expr<O> side, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    for (Origins.Stored<O> s : context.origins().trace(side, flow, true, null).constants()) {
      if (isFirst(s) && context.isSeeded(node(s), site)) {
        continue;
      }
      String name = Texts.of(Exprs.bare(side));
      if (s.definition() == null) {
        return s.field().slot().name() + " may still have its default 0";
      }
      return Texts.number(s.value()) + " is stored as a reserved value that can reach " + name;
    }
    String missing = missing(side, flow);
    if (missing != null) {
      return missing;
    }
    return isDamaged(side, flow, new HashSet<>())
        ? Texts.of(Exprs.bare(side))
            + " was scaled or cut before, so that its difference does not wrap either"
        : null;
  }

  /** What stands for a missing reading, there or in the local that holds it. */
  private String missing(Expr<O> side, MethodFlow<O> flow) {
    Expr<O> x = Exprs.bare(side);
    Expr<O> stored = Terms.stored(x, flow, context.solution());
    if (Exprs.bare(stored == null ? x : stored) instanceof Expr.Call<O> call) {
      for (Role role : context.roles(call)) {
        Expr<O> value =
            role instanceof Role.Default d ? context.argument(call, d.argument()) : null;
        Number n = value == null ? null : Exprs.constant(value);
        if (n != null && Exprs.isReserved(n)) {
          return Texts.number(n) + " stands for a missing reading in " + Texts.of(x);
        }
      }
    }
    return null;
  }

  /** Whether a reading was scaled, also where an annotation or a model speaks for the method that does so. */
  private boolean isDamaged(Expr<O> raw, MethodFlow<O> flow, Set<Object> seen) {
    Expr<O> x = Exprs.bare(raw);
    if (context.value(raw, flow).has(Kind.DAMAGED) || context.value(x, flow).has(Kind.DAMAGED)) {
      return true;
    }
    if (!context.value(x, flow).mayBeTick()) {
      return false;
    }
    if (x instanceof Expr.Binary<O> b) {
      return isDamaged(b.left(), flow, seen) || isDamaged(b.right(), flow, seen);
    }
    if (x instanceof Expr.Load<O> load && load.slot() instanceof Slot.Local) {
      return Arrays.stream(flow.versions(load)).anyMatch(v -> isDamaged(v, seen));
    }
    if (x instanceof Expr.Load<O> load) {
      return isDamaged(context.solution().node(load.slot()), seen);
    }
    Method<O> body = x instanceof Expr.Call<O> call
        ? context.solution().calls().method(call.method().key())
        : null;
    return body != null
        && !body.isConstructor()
        && isDamaged(context.solution().node(new Slot.Return(body.key())), seen);
  }

  private boolean isDamaged(int node, Set<Object> seen) {
    if (node < 0 || !seen.add(context.solution().find(node))) {
      return false;
    }
    for (Definition<O> d : context.solution().definitions(node)) {
      boolean damaged = d.copyOf() >= 0
          ? isDamaged(d.copyOf(), seen)
          : d.value() != null && d.flow() != null && isDamaged(d.value(), d.flow(), seen);
      if (damaged) {
        return true;
      }
    }
    return false;
  }

  /** Whether a constant is what a slot holds before anything is stored in it. */
  private boolean isFirst(Origins.Stored<O> s) {
    Definition<O> d = s.definition();
    return d == null
        || d.isImplicitZero()
        || s.value().longValue() == 0 && context.fields().initialised(d) != null;
  }

  private int node(Origins.Stored<O> s) {
    return s.definition() == null
        ? context.solution().node(s.field().slot())
        : s.definition().target();
  }
}
