package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.judge.Bounds.Least;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Whether a number is a time that remains until a deadline, and how little it may be. */
final class Remaining<O> {
  /** Where an expression is evaluated: before the effect of that index. */
  private record Place<O>(MethodFlow<O> flow, int block, int effect) {
    static <O> Place<O> of(Definition<O> d) {
      return new Place<>(d.flow(), d.block(), d.effect());
    }
  }

  private static final int DEEPEST = 8;

  /** The units that a division to a coarser one cuts, by the unit that a conversion starts from. */
  private static final Set<String> FINE = Set.of("NANOSECONDS", "MICROSECONDS");

  private final Solution<O> solution;
  private final Bounds<O> bounds;

  /** What was found of a store, by the depth: where all methods return all others, ways are too many to go. */
  private final List<Map<Definition<O>, Optional<Least>>> known = new ArrayList<>();

  Remaining(Solution<O> solution) {
    this.solution = solution;
    this.bounds = new Bounds<>(solution);
    for (int depth = 0; depth <= DEEPEST; depth++) {
      known.add(new IdentityHashMap<>());
    }
  }

  /** The least that an expression may be; {@code null} if it is not computed from a time that remains. */
  Least least(Expr<O> x, Site<O> site) {
    return least(x, new Place<>(site.flow(), site.block(), site.index()), 0);
  }

  /** Of what a store stores. */
  private Least stored(Definition<O> d, int depth) {
    if (depth > DEEPEST) {
      return null;
    }
    Optional<Least> found = known.get(depth).get(d);
    if (found == null) {
      found = Optional.ofNullable(least(d.value(), Place.of(d), depth));
      known.get(depth).put(d, found);
    }
    return found.orElse(null);
  }

  private Least least(Expr<O> raw, Place<O> at, int depth) {
    if (depth > DEEPEST) {
      return null;
    }
    Expr<O> x = Exprs.bare(raw);
    if (x instanceof Expr.Load<O> load) {
      return load.slot() instanceof Slot.Local ? local(load, at, depth) : null;
    }
    if (x instanceof Expr.Call<O> call) {
      return call(call, at, depth);
    }
    if (!(x instanceof Expr.Binary<O> b)) {
      return null;
    }
    Number right = Exprs.constant(b.right());
    return switch (b.op()) {
      case SUB -> {
        if (isRemaining(b, at.flow())) {
          yield bounds.atBlock(b, at.flow(), at.block());
        }
        Least least = right == null ? null : least(b.left(), at, depth + 1);
        yield least == null ? null : right.longValue() > 0 ? Least.NEGATIVE : least;
      }
      case ADD -> {
        Least least = right == null ? null : least(b.left(), at, depth + 1);
        yield least == Least.ZERO && right.longValue() > 0 ? Least.POSITIVE : least;
      }
      case DIV, SHR -> {
        Least least = least(b.left(), at, depth + 1);
        yield right == null || right.longValue() == 1 ? least : cut(least);
      }
      case MUL -> right == null ? null : least(b.left(), at, depth + 1);
      default -> null;
    };
  }

  /** A positive number divided may be 0. */
  private static Least cut(Least least) {
    return least == Least.POSITIVE ? Least.ZERO : least;
  }

  /** {@code deadline - now}, {@code timeout - elapsed}: not {@code now - start}. */
  private boolean isRemaining(Expr.Binary<O> b, MethodFlow<O> flow) {
    Value l = solution.value(b.left(), flow);
    Value r = solution.value(b.right(), flow);
    if (l.isTick() && r.isTick()) {
      Freshness left = Freshness.of(b.left(), flow, solution);
      Freshness right = Freshness.of(b.right(), flow, solution);
      boolean elapsed = left == Freshness.FRESH
          && !Terms.isSum(Exprs.bare(b.left()))
          && !Terms.isSum(Terms.stored(Exprs.bare(b.left()), flow, solution));
      return right == Freshness.FRESH || !elapsed;
    }
    return isElapsed(b.right(), flow, 0) && !l.isTick() && !l.mayBeTick();
  }

  /** Whether a duration is the difference of two readings, as this method or its locals compute it. */
  private boolean isElapsed(Expr<O> raw, MethodFlow<O> flow, int depth) {
    Expr<O> x = Exprs.bare(raw);
    if (depth > DEEPEST) {
      return false;
    }
    if (x instanceof Expr.Binary<O> b && b.op() == BinaryOp.SUB) {
      return solution.value(b.left(), flow).isTick()
          && solution.value(b.right(), flow).isTick();
    }
    if (x instanceof Expr.Binary<O> b && b.op() == BinaryOp.DIV) {
      return isElapsed(b.left(), flow, depth + 1);
    }
    if (x instanceof Expr.Call<O> call) {
      for (Role role : solution.calls().roles(call)) {
        if (role instanceof Role.ConvertUnit u
            && u.argument() < call.arguments().size()) {
          return isElapsed(call.arguments().get(u.argument()), flow, depth + 1);
        }
      }
      return false;
    }
    Expr<O> stored = Terms.stored(x, flow, solution);
    return stored != null && isElapsed(stored, flow, depth + 1);
  }

  private Least local(Expr.Load<O> load, Place<O> at, int depth) {
    Least worst = null;
    for (int v : at.flow().versions(load)) {
      for (Definition<O> d : solution.definitions(v)) {
        if (d.value() == null || d.flow() != at.flow() || d.block() < 0) {
          continue;
        }
        Least least = stored(d, depth + 1);
        if (least != null) {
          Least here = greater(least, bounds.onTheWay(d, load, at.block(), at.effect()));
          worst = worst == null || here.compareTo(worst) < 0 ? here : worst;
        }
      }
    }
    return worst == null ? null : greater(worst, bounds.atBlock(load, at.flow(), at.block()));
  }

  private static Least greater(Least a, Least b) {
    return a.compareTo(b) >= 0 ? a : b;
  }

  private Least call(Expr.Call<O> call, Place<O> at, int depth) {
    List<Role> roles = solution.calls().roles(call);
    for (Role role : roles) {
      if (role instanceof Role.ConvertUnit u && u.argument() < call.arguments().size()) {
        Least least = least(call.arguments().get(u.argument()), at, depth + 1);
        return cuts(call) ? cut(least) : least;
      }
      if (role instanceof Role.Extreme e && e.arguments().size() == 2) {
        return extreme(call, e, at, depth);
      }
    }
    Method<O> body = roles.isEmpty() ? solution.calls().method(call.method().key()) : null;
    int node = body == null ? -1 : solution.node(new Slot.Return(body.key()));
    Least worst = null;
    if (node >= 0 && !call.method().isConstructor()) {
      for (Definition<O> d : solution.definitions(node)) {
        Least least =
            d.value() == null || d.flow() == null || d.block() < 0 ? null : stored(d, depth + 1);
        worst = least != null && (worst == null || least.compareTo(worst) < 0) ? least : worst;
      }
    }
    return worst == null ? null : greater(worst, bounds.atBlock(call, at.flow(), at.block()));
  }

  /** Whether a conversion starts from a unit that is finer than a wait's. */
  private static <O> boolean cuts(Expr.Call<O> call) {
    List<Expr<O>> units = new ArrayList<>(call.arguments());
    if (!call.method().name().equals("convert")) {
      units = call.receiver() == null ? List.of() : List.of(call.receiver());
    }
    return !call.method().name().equals("toNanos")
        && units.stream()
            .anyMatch(u -> u instanceof Expr.Load<O> load
                && load.slot() instanceof Slot.Field f
                && FINE.contains(f.name()));
  }

  private Least extreme(Expr.Call<O> call, Role.Extreme role, Place<O> at, int depth) {
    boolean greatest = call.method().name().equals("max");
    Least result = null;
    Least constant = null;
    for (int i : role.arguments()) {
      Expr<O> x = call.arguments().get(i);
      Number n = Exprs.constant(x);
      Least least = n == null ? least(x, at, depth + 1) : null;
      if (n != null) {
        constant =
            n.longValue() > 0 ? Least.POSITIVE : n.longValue() == 0 ? Least.ZERO : Least.NEGATIVE;
      } else if (least != null) {
        boolean worse = result == null || least.compareTo(result) < 0;
        result = worse ? least : result;
      }
    }
    if (result == null || constant == null) {
      return result;
    }
    return greatest ? greater(result, constant) : result;
  }
}
