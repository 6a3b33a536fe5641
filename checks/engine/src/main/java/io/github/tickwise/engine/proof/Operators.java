package io.github.tickwise.engine.proof;

import io.github.tickwise.engine.algebra.Algebra;
import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.ValueType;
import io.github.tickwise.engine.proof.Terms.Opaque;
import io.github.tickwise.engine.solve.Calls;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Operators, and calls that the catalogue knows to be some. */
final class Operators<O> {
  private static final String UNITS = "java.util.concurrent.TimeUnit";

  private final Terms<O> terms;

  Operators(Terms<O> terms) {
    this.terms = terms;
  }

  Term operator(Expr<O> x) throws Opaque {
    if (x instanceof Expr.Binary<O> b) {
      return b.op().isOrdering() || b.op().isEquality()
          ? test(b.op(), b.left(), b.right())
          : arithmetic(b);
    }
    if (x instanceof Expr.Convert<O> c) {
      return convert(c);
    }
    if (x instanceof Expr.Unary<O> u) {
      return new Term.Unary(u.op(), terms.of(u.operand()), u.valueType());
    }
    throw new Opaque();
  }

  private Term convert(Expr.Convert<O> c) throws Opaque {
    Term inner = terms.of(c.operand());
    return switch (c.valueType()) {
      case LONG, INT, FLOAT, DOUBLE -> new Term.Convert(inner, c.valueType());
      case REFERENCE, UNKNOWN -> inner; // boxing
      default -> throw new Opaque();
    };
  }

  private Term arithmetic(Expr.Binary<O> b) throws Opaque {
    ValueType type = b.valueType();
    boolean known = type == ValueType.LONG || type == ValueType.INT || type.isFloating();
    if (!known || b.op() == BinaryOp.CONCAT) {
      throw new Opaque();
    }
    Term left = terms.of(b.left());
    Term right = terms.of(b.right());
    if (b.op() == BinaryOp.MUL) {
      scale(left, right);
      scale(right, left);
    }
    return new Term.Binary(b.op(), left, right, type);
  }

  /** An amount that is multiplied is in a coarser unit than the clock's. */
  private static void scale(Term amount, Term by) {
    List<Atom> amounts = Atoms.of(amount).amounts();
    Term factor = by;
    while (factor instanceof Term.Convert c) {
      factor = c.operand();
    }
    if (factor instanceof Term.Const c) {
      coarser(amounts, Math.abs(c.value().longValue()));
    }
  }

  private static void coarser(List<Atom> amounts, long factor) {
    if (amounts.size() == 1 && factor > 1) {
      amounts.get(0).factor *= factor;
    }
  }

  /** A test of two numbers; what is compared with a reading is a point as well. */
  private Term test(BinaryOp op, Expr<O> left, Expr<O> right) throws Opaque {
    Term l = terms.of(left);
    Term r = terms.of(right);
    l = point(left, l, right);
    r = point(right, r, left);
    return op == BinaryOp.CMP ? new Term.Compare(l, r) : new Term.Binary(op, l, r, ValueType.LONG);
  }

  private Term point(Expr<O> x, Term t, Expr<O> other) throws Opaque {
    Value clock = terms.value(other);
    Value own = terms.value(x);
    boolean unknown = t instanceof Term.Open open
        && !open.atom().isReading
        && !own.isElapsed()
        && !own.equals(Value.NUMBER);
    if (unknown && clock.isTick() && !clock.isIntactTick()) {
      throw new Opaque();
    }
    return unknown && clock.isTick() ? terms.point(x, clock) : t;
  }

  /** What a call computes by its roles; {@code null} if it is no operator. */
  Term call(Expr.Call<O> call) throws Opaque {
    for (Role role : terms.roles(call)) {
      if (role instanceof Role.Pass p) {
        return terms.of(argument(call, p.argument()));
      }
      if (role instanceof Role.Arithmetic a) {
        return arithmetic(call, a);
      }
      if (role instanceof Role.ConvertUnit u) {
        return inUnit(call, u);
      }
      if (role instanceof Role.Magnitude m) {
        return new Term.Magnitude(terms.of(argument(call, m.argument())), call.valueType());
      }
      if (role instanceof Role.Extreme e) {
        return extreme(call, e);
      }
      if (role instanceof Role.Order o) {
        return order(call, o);
      }
      if (role instanceof Role.Sign s) {
        return new Term.Compare(terms.of(argument(call, s.argument())), Terms.constant(0L));
      }
      if (role instanceof Role.Equal e) {
        return test(BinaryOp.EQ, argument(call, e.left()), argument(call, e.right()));
      }
      if (role instanceof Role.Source s && s.kind() != Kind.TICK) {
        throw new Opaque();
      }
    }
    return null;
  }

  /** By value only: {@code compareUnsigned} and comparators of others are not known here. */
  private Term order(Expr.Call<O> call, Role.Order o) throws Opaque {
    String name = call.method().name();
    if (!name.equals("compare") && !name.equals("compareTo")) {
      throw new Opaque();
    }
    return test(BinaryOp.CMP, argument(call, o.left()), argument(call, o.right()));
  }

  private Term extreme(Expr.Call<O> call, Role.Extreme e) throws Opaque {
    String name = call.method().name();
    if (!name.equals("min") && !name.equals("max")) {
      throw new Opaque();
    }
    List<Expr<O>> arguments = new ArrayList<>();
    for (int i : e.arguments()) {
      arguments.add(argument(call, i));
    }
    List<Term> all = new ArrayList<>();
    for (Expr<O> x : arguments) {
      Term t = terms.of(x);
      for (Expr<O> other : arguments) {
        t = point(x, t, other);
      }
      all.add(t);
    }
    return new Term.Extreme(name.equals("max"), all);
  }

  private Term arithmetic(Expr.Call<O> call, Role.Arithmetic a) throws Opaque {
    String name = call.method().name();
    BinaryOp op = a.operator() == Algebra.Operator.ADD
        ? BinaryOp.ADD
        : a.operator() == Algebra.Operator.SUBTRACT
            ? BinaryOp.SUB
            : name.startsWith("multiply") ? BinaryOp.MUL : null;
    ValueType type = call.valueType();
    if (op == null || type != ValueType.LONG && type != ValueType.INT) {
      throw new Opaque();
    }
    Term left = terms.of(argument(call, a.left()));
    Term right = terms.of(argument(call, a.right()));
    if (name.endsWith("Exact") || name.startsWith("checked")) {
      return new Term.Exact(op, left, right, type);
    }
    if (a.checked()) {
      throw new Opaque(); // saturates
    }
    return new Term.Binary(op, left, right, type);
  }

  /** {@code NANOSECONDS.toMillis(x)}, {@code MILLISECONDS.convert(x, NANOSECONDS)}. */
  private Term inUnit(Expr.Call<O> call, Role.ConvertUnit u) throws Opaque {
    TimeUnit own = unit(call.receiver());
    String name = call.method().name();
    if (own == null || !call.method().owner().equals(UNITS)) {
      throw new Opaque();
    }
    Term x = terms.of(argument(call, u.argument()));
    if (name.equals("convert")) {
      TimeUnit from = call.arguments().size() == 2 ? unit(call.arguments().get(1)) : null;
      if (from == null) {
        throw new Opaque();
      }
      coarser(Atoms.of(x).amounts(), own.convert(1, from));
      return new Term.InUnit(x, from, own);
    }
    TimeUnit to = switch (name) {
      case "toNanos" -> TimeUnit.NANOSECONDS;
      case "toMicros" -> TimeUnit.MICROSECONDS;
      case "toMillis" -> TimeUnit.MILLISECONDS;
      case "toSeconds" -> TimeUnit.SECONDS;
      case "toMinutes" -> TimeUnit.MINUTES;
      case "toHours" -> TimeUnit.HOURS;
      case "toDays" -> TimeUnit.DAYS;
      default -> throw new Opaque();
    };
    coarser(Atoms.of(x).amounts(), to.convert(1, own));
    return new Term.InUnit(x, own, to);
  }

  private TimeUnit unit(Expr<O> x) {
    if (x instanceof Expr.Load<O> load
        && load.slot() instanceof Slot.Field f
        && f.owner().equals(UNITS)) {
      for (TimeUnit unit : TimeUnit.values()) {
        if (unit.name().equals(f.name())) {
          return unit;
        }
      }
    }
    return null;
  }

  private Expr<O> argument(Expr.Call<O> call, int index) throws Opaque {
    Expr<O> x = Calls.argument(call, index);
    if (x == null) {
      throw new Opaque();
    }
    return x;
  }
}
