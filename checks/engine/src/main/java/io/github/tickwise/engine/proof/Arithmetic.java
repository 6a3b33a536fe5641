package io.github.tickwise.engine.proof;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.UnaryOp;
import io.github.tickwise.engine.model.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;

/**
 * Evaluates terms: as the machine does, or ideally, with whole numbers that never end. Integral
 * results are {@link BigInteger}s, floating ones {@link Double}s, tests {@link Boolean}s.
 */
final class Arithmetic {
  private static final BigInteger PERIOD = BigInteger.ONE.shiftLeft(64);

  private final Map<Atom, BigInteger> values;
  private final boolean wrapping;

  private Arithmetic(Map<Atom, BigInteger> values, boolean wrapping) {
    this.values = values;
    this.wrapping = wrapping;
  }

  /**
   * What the machine computes; the exception that it throws is the outcome as well.
   *
   * @return empty where this arithmetic knows no answer
   */
  static Optional<Object> machine(Term t, Map<Atom, BigInteger> values) {
    return new Arithmetic(values, true).outcome(t);
  }

  /** What it would compute if no type were too narrow. */
  static Optional<Object> ideal(Term t, Map<Atom, BigInteger> values) {
    return new Arithmetic(values, false).outcome(t);
  }

  /** The remainder that a two's complement number of so many bits keeps. */
  static BigInteger wrapped(BigInteger n, int bits) {
    BigInteger period = BigInteger.ONE.shiftLeft(bits);
    BigInteger low = n.mod(period);
    return low.testBit(bits - 1) ? low.subtract(period) : low;
  }

  private Optional<Object> outcome(Term t) {
    try {
      return Optional.of(eval(t));
    } catch (Overflow e) {
      return Optional.of(Overflow.NAME);
    } catch (ArithmeticException | ClassCastException e) {
      return Optional.empty(); // division by zero, tests of tests
    }
  }

  /** The exception of {@code Math.addExact}. */
  static final class Overflow extends RuntimeException {
    static final String NAME = "an ArithmeticException";
    private static final long serialVersionUID = 1L;

    Overflow() {
      super(NAME, null, false, false);
    }
  }

  private Object eval(Term t) {
    if (t instanceof Term.Const c) {
      return c.value();
    }
    if (t instanceof Term.Open o) {
      BigInteger v = values.get(o.atom());
      return wrapping ? wrapped(v, o.atom().bits) : v;
    }
    if (t instanceof Term.Named n) {
      return eval(n.term());
    }
    if (t instanceof Term.Some s) {
      return eval(s.term());
    }
    if (t instanceof Term.Unary u) {
      return unary(u);
    }
    if (t instanceof Term.Binary b) {
      return binary(b.op(), eval(b.left()), eval(b.right()), b.type());
    }
    if (t instanceof Term.Convert c) {
      return convert((Number) eval(c.operand()), c.type());
    }
    if (t instanceof Term.InUnit u) {
      return inUnit(u);
    }
    if (t instanceof Term.Exact e) {
      Object exact = exactly(e.op(), integer(eval(e.left())), integer(eval(e.right())));
      if (wrapping && !exact.equals(fit(integer(exact), e.type()))) {
        throw new Overflow();
      }
      return exact;
    }
    if (t instanceof Term.Compare c) {
      return BigInteger.valueOf(order(eval(c.left()), eval(c.right())));
    }
    if (t instanceof Term.Extreme e) {
      return extreme(e);
    }
    Term.Magnitude m = (Term.Magnitude) t;
    Object v = eval(m.operand());
    return v instanceof Double d ? (Object) Math.abs(d) : fit(integer(v).abs(), m.type());
  }

  private Object extreme(Term.Extreme e) {
    Object best = eval(e.terms().get(0));
    for (Term other : e.terms().subList(1, e.terms().size())) {
      Object v = eval(other);
      if (order(v, best) > 0 == e.greatest()) {
        best = v;
      }
    }
    return best;
  }

  private Object unary(Term.Unary u) {
    Object v = eval(u.operand());
    if (u.op() == UnaryOp.NOT) {
      return !(Boolean) v;
    }
    if (v instanceof Double d) {
      return -d;
    }
    BigInteger n = integer(v);
    return fit(u.op() == UnaryOp.NEGATE ? n.negate() : n.not(), u.type());
  }

  private Object binary(BinaryOp op, Object left, Object right, ValueType type) {
    if (left instanceof Boolean || right instanceof Boolean) {
      return op == BinaryOp.EQ == left.equals(right);
    }
    switch (op) {
      case LT:
        return order(left, right) < 0;
      case LE:
        return order(left, right) <= 0;
      case GT:
        return order(left, right) > 0;
      case GE:
        return order(left, right) >= 0;
      case EQ:
        return order(left, right) == 0;
      case NE:
        return order(left, right) != 0;
      default:
        break;
    }
    if (left instanceof Double || right instanceof Double || type.isFloating()) {
      return floating(op, ((Number) left).doubleValue(), ((Number) right).doubleValue());
    }
    return fit(exactly(op, integer(left), integer(right), type), type);
  }

  private static Object exactly(BinaryOp op, BigInteger a, BigInteger b) {
    return exactly(op, a, b, ValueType.LONG);
  }

  private static BigInteger exactly(BinaryOp op, BigInteger a, BigInteger b, ValueType type) {
    int distance = b.intValue() & (type == ValueType.LONG ? 63 : 31);
    return switch (op) {
      case ADD -> a.add(b);
      case SUB -> a.subtract(b);
      case MUL -> a.multiply(b);
      case DIV -> a.divide(b);
      case REM -> a.remainder(b);
      case SHL -> a.shiftLeft(distance);
      case SHR -> a.shiftRight(distance);
      case USHR ->
        (type == ValueType.LONG ? a.mod(PERIOD) : a.mod(BigInteger.ONE.shiftLeft(32)))
            .shiftRight(distance);
      case AND -> a.and(b);
      case OR -> a.or(b);
      case XOR -> a.xor(b);
      default -> throw new ArithmeticException(op.name());
    };
  }

  private static Object floating(BinaryOp op, double a, double b) {
    return switch (op) {
      case ADD -> a + b;
      case SUB -> a - b;
      case MUL -> a * b;
      case DIV -> a / b;
      case REM -> a % b;
      default -> throw new ArithmeticException(op.name());
    };
  }

  private Object convert(Number v, ValueType to) {
    if (to.isFloating()) {
      double d = v.doubleValue();
      return to == ValueType.FLOAT && wrapping ? (double) (float) d : (Object) d;
    }
    if (v instanceof Double d) {
      // Java's own narrowing: toward zero, saturated.
      boolean finite = !d.isNaN() && !d.isInfinite();
      BigInteger n = wrapping
          ? BigInteger.valueOf(to == ValueType.LONG ? d.longValue() : d.intValue())
          : finite ? new BigDecimal(d).toBigInteger() : BigInteger.ZERO;
      return fit(n, to);
    }
    return fit(integer(v), to);
  }

  private Object inUnit(Term.InUnit u) {
    BigInteger v = integer(eval(u.operand()));
    if (wrapping) {
      return BigInteger.valueOf(u.to().convert(v.longValueExact(), u.from()));
    }
    long up = u.to().convert(1, u.from());
    return up > 0
        ? v.multiply(BigInteger.valueOf(up))
        : v.divide(BigInteger.valueOf(u.from().convert(1, u.to())));
  }

  private static int order(Object a, Object b) {
    return a instanceof Double || b instanceof Double
        ? Double.compare(((Number) a).doubleValue(), ((Number) b).doubleValue())
        : integer(a).compareTo(integer(b));
  }

  private static BigInteger integer(Object v) {
    return (BigInteger) v;
  }

  /** What a type keeps of a number. */
  private BigInteger fit(BigInteger n, ValueType type) {
    return wrapping ? wrapped(n, bits(type)) : n;
  }

  private static int bits(ValueType type) {
    return type == ValueType.LONG ? 64 : type == ValueType.INT ? 32 : 16;
  }
}
