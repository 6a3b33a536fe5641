package io.github.tickwise.engine.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.UnaryOp;
import io.github.tickwise.engine.model.ValueType;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The machine's arithmetic is what this JVM computes; the ideal one is that of whole numbers. */
class ArithmeticTest {
  private static final List<Long> LONGS = List.of(
      0L,
      1L,
      -1L,
      2L,
      5L,
      -7L,
      31L,
      63L,
      64L,
      1_000_000_007L,
      Long.MAX_VALUE,
      Long.MIN_VALUE,
      Long.MAX_VALUE - 1,
      (long) Integer.MIN_VALUE);
  private static final List<Integer> INTS =
      List.of(0, 1, -1, 3, 17, 31, 32, 33, Integer.MAX_VALUE, Integer.MIN_VALUE, -46_341);
  private static final List<Double> DOUBLES =
      List.of(0.0, -0.5, 1.5, 1e19, -1e19, Double.NaN, Double.POSITIVE_INFINITY);

  private static Term term(long n) {
    return new Term.Const(BigInteger.valueOf(n));
  }

  private static Term term(double d) {
    return new Term.Const(d);
  }

  private static Object machine(Term t) {
    return Arithmetic.machine(t, Map.of()).orElse(null);
  }

  private static Object ideal(Term t) {
    return Arithmetic.ideal(t, Map.of()).orElse(null);
  }

  private static BigInteger big(long n) {
    return BigInteger.valueOf(n);
  }

  private static Term.Binary binary(BinaryOp op, Term a, Term b, ValueType type) {
    return new Term.Binary(op, a, b, type);
  }

  /** Java's own outcome, {@code null} where it has none. */
  private static Object java(BinaryOp op, long a, long b) {
    return switch (op) {
      case ADD -> big(a + b);
      case SUB -> big(a - b);
      case MUL -> big(a * b);
      case DIV -> b == 0 ? null : big(a / b);
      case REM -> b == 0 ? null : big(a % b);
      case SHL -> big(a << b);
      case SHR -> big(a >> b);
      case USHR -> big(a >>> b);
      case AND -> big(a & b);
      case OR -> big(a | b);
      case XOR -> big(a ^ b);
      case LT -> a < b;
      case LE -> a <= b;
      case GT -> a > b;
      case GE -> a >= b;
      case EQ -> a == b;
      case NE -> a != b;
      case CMP, CONCAT -> null;
    };
  }

  private static Object java(BinaryOp op, int a, int b) {
    return switch (op) {
      case ADD -> big(a + b);
      case SUB -> big(a - b);
      case MUL -> big(a * b);
      case DIV -> b == 0 ? null : big(a / b);
      case REM -> b == 0 ? null : big(a % b);
      case SHL -> big(a << b);
      case SHR -> big(a >> b);
      case USHR -> big(a >>> b);
      default -> java(op, (long) a, (long) b);
    };
  }

  private static Object java(BinaryOp op, double a, double b) {
    return switch (op) {
      case ADD -> a + b;
      case SUB -> a - b;
      case MUL -> a * b;
      case DIV -> a / b;
      case REM -> a % b;
      default -> null;
    };
  }

  @ParameterizedTest
  @EnumSource(BinaryOp.class)
  void longs(BinaryOp op) {
    for (long a : LONGS) {
      for (long b : LONGS) {
        assertEquals(
            java(op, a, b), machine(binary(op, term(a), term(b), ValueType.LONG)), a + " " + b);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(BinaryOp.class)
  void ints(BinaryOp op) {
    for (int a : INTS) {
      for (int b : INTS) {
        assertEquals(
            java(op, a, b), machine(binary(op, term(a), term(b), ValueType.INT)), a + " " + b);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = BinaryOp.class,
      names = {"ADD", "SUB", "MUL", "DIV", "REM", "AND", "SHL"})
  void doubles(BinaryOp op) {
    for (double a : DOUBLES) {
      for (double b : DOUBLES) {
        assertEquals(
            java(op, a, b), machine(binary(op, term(a), term(b), ValueType.DOUBLE)), a + " " + b);
      }
      assertEquals(
          java(op, a, 3), machine(binary(op, term(a), term(3L), ValueType.DOUBLE)), a + " and 3");
      assertEquals(
          java(op, 3, a), machine(binary(op, term(3L), term(a), ValueType.DOUBLE)), "3 and " + a);
    }
    assertEquals(java(op, 7.0, 2.0), machine(binary(op, term(7L), term(2L), ValueType.DOUBLE)));
  }

  @Test
  void comparisonsOfDoubles() {
    assertEquals(true, machine(binary(BinaryOp.LT, term(1.5), term(2L), ValueType.LONG)));
    assertEquals(false, machine(binary(BinaryOp.LT, term(2L), term(1.5), ValueType.LONG)));
    assertEquals(true, machine(binary(BinaryOp.EQ, term(2.0), term(2L), ValueType.LONG)));
  }

  /** Whole numbers never end. */
  @Test
  void idealNumbers() {
    BigInteger max = big(Long.MAX_VALUE);
    Term one = term(1L);
    Term top = term(Long.MAX_VALUE);
    assertEquals(max.add(BigInteger.ONE), ideal(binary(BinaryOp.ADD, top, one, ValueType.LONG)));
    assertEquals(max.multiply(max), ideal(binary(BinaryOp.MUL, top, top, ValueType.INT)));
    assertEquals(
        true,
        ideal(binary(
            BinaryOp.GT, binary(BinaryOp.ADD, top, one, ValueType.LONG), top, ValueType.LONG)));
    assertEquals(max.negate(), ideal(new Term.Unary(UnaryOp.NEGATE, top, ValueType.INT)));
    assertEquals(max, ideal(new Term.Convert(top, ValueType.INT)));
    assertEquals(
        big(Long.MIN_VALUE).negate(),
        ideal(new Term.Magnitude(term(Long.MIN_VALUE), ValueType.LONG)));
    assertEquals(
        max.add(BigInteger.ONE), ideal(new Term.Exact(BinaryOp.ADD, top, one, ValueType.LONG)));
    assertEquals(
        max.multiply(big(1000)),
        ideal(new Term.InUnit(top, TimeUnit.MICROSECONDS, TimeUnit.NANOSECONDS)));
  }

  @Test
  void dividingByZeroIsNoOutcome() {
    Term t = binary(BinaryOp.DIV, term(1L), term(0L), ValueType.LONG);
    assertEquals(Optional.empty(), Arithmetic.machine(t, Map.of()));
    assertEquals(Optional.empty(), Arithmetic.ideal(t, Map.of()));
  }

  @Test
  void operatorsWithOneOperand() {
    assertEquals(
        big(Long.MIN_VALUE),
        machine(new Term.Unary(UnaryOp.NEGATE, term(Long.MIN_VALUE), ValueType.LONG)));
    assertEquals(big(~5), machine(new Term.Unary(UnaryOp.COMPLEMENT, term(5L), ValueType.LONG)));
    assertEquals(-1.5, machine(new Term.Unary(UnaryOp.NEGATE, term(1.5), ValueType.DOUBLE)));
    Term test = binary(BinaryOp.LT, term(1L), term(2L), ValueType.LONG);
    assertEquals(false, machine(new Term.Unary(UnaryOp.NOT, test, ValueType.BOOLEAN)));
  }

  /** {@code (a < b) == (c < d)}. */
  @Test
  void testsOfTests() {
    Term yes = binary(BinaryOp.LT, term(1L), term(2L), ValueType.LONG);
    Term no = binary(BinaryOp.GT, term(1L), term(2L), ValueType.LONG);
    assertEquals(true, machine(binary(BinaryOp.EQ, yes, yes, ValueType.LONG)));
    assertEquals(false, machine(binary(BinaryOp.EQ, yes, no, ValueType.LONG)));
    assertEquals(true, machine(binary(BinaryOp.NE, yes, no, ValueType.LONG)));
    assertEquals(false, machine(binary(BinaryOp.NE, no, no, ValueType.LONG)));
  }

  @Test
  void conversions() {
    for (long n : LONGS) {
      assertEquals(big((int) n), machine(new Term.Convert(term(n), ValueType.INT)));
      assertEquals(big(n), machine(new Term.Convert(term(n), ValueType.LONG)));
      assertEquals(big((short) n), machine(new Term.Convert(term(n), ValueType.SHORT)));
      assertEquals((double) n, machine(new Term.Convert(term(n), ValueType.DOUBLE)));
      assertEquals((double) (float) n, machine(new Term.Convert(term(n), ValueType.FLOAT)));
      assertEquals((double) n, ideal(new Term.Convert(term(n), ValueType.FLOAT)));
    }
    for (double d : DOUBLES) {
      assertEquals(big((long) d), machine(new Term.Convert(term(d), ValueType.LONG)));
      assertEquals(big((int) d), machine(new Term.Convert(term(d), ValueType.INT)));
    }
    assertEquals(BigInteger.TEN.pow(19), ideal(new Term.Convert(term(1e19), ValueType.LONG)));
    assertEquals(BigInteger.ZERO, ideal(new Term.Convert(term(Double.NaN), ValueType.LONG)));
    assertEquals(
        BigInteger.ZERO, ideal(new Term.Convert(term(Double.NEGATIVE_INFINITY), ValueType.LONG)));
  }

  @Test
  void units() {
    assertEquals(
        big(1),
        machine(new Term.InUnit(term(1999L), TimeUnit.MICROSECONDS, TimeUnit.MILLISECONDS)));
    assertEquals(
        big(1), ideal(new Term.InUnit(term(1999L), TimeUnit.MICROSECONDS, TimeUnit.MILLISECONDS)));
    assertEquals(
        big(-1), ideal(new Term.InUnit(term(-1999L), TimeUnit.NANOSECONDS, TimeUnit.MICROSECONDS)));
    assertEquals(big(7), ideal(new Term.InUnit(term(7L), TimeUnit.SECONDS, TimeUnit.SECONDS)));
    assertEquals(
        big(Long.MAX_VALUE), // as TimeUnit says: saturated
        machine(new Term.InUnit(term(Long.MAX_VALUE), TimeUnit.SECONDS, TimeUnit.NANOSECONDS)));
  }

  /** {@code Math.addExact} throws where {@code +} wraps. */
  @Test
  void exactOperators() {
    Term top = term(Long.MAX_VALUE);
    Term one = term(1L);
    assertEquals(
        Arithmetic.Overflow.NAME, machine(new Term.Exact(BinaryOp.ADD, top, one, ValueType.LONG)));
    assertEquals(
        big(Long.MAX_VALUE - 1), machine(new Term.Exact(BinaryOp.SUB, top, one, ValueType.LONG)));
    assertEquals(
        Arithmetic.Overflow.NAME,
        machine(new Term.Exact(BinaryOp.MUL, term(Integer.MAX_VALUE), term(2L), ValueType.INT)));
  }

  @Test
  void threeWays() {
    assertEquals(big(-1), machine(new Term.Compare(term(1L), term(2L))));
    assertEquals(big(0), machine(new Term.Compare(term(2L), term(2L))));
    assertEquals(big(1), machine(new Term.Compare(term(2L), term(1.5))));
  }

  @Test
  void extremes() {
    List<Term> three = List.of(term(3L), term(-9L), term(4L));
    assertEquals(big(4), machine(new Term.Extreme(true, three)));
    assertEquals(big(-9), machine(new Term.Extreme(false, three)));
    assertEquals(big(3), machine(new Term.Extreme(false, List.of(term(3L)))));
  }

  @Test
  void magnitudes() {
    assertEquals(big(7), machine(new Term.Magnitude(term(-7L), ValueType.LONG)));
    assertEquals(
        big(Long.MIN_VALUE), machine(new Term.Magnitude(term(Long.MIN_VALUE), ValueType.LONG)));
    assertEquals(1.5, machine(new Term.Magnitude(term(-1.5), ValueType.DOUBLE)));
  }

  /** What is open has the value given, as far as its type goes. */
  @Test
  void atoms() {
    Atom wide = Atom.reading("t", 64, "nanos", 1, Atom.Time.NOW);
    Atom narrow = Atom.reading("i", 32, "millis", 1, Atom.Time.NOW);
    BigInteger past = big(Long.MAX_VALUE).add(BigInteger.TWO);
    Map<Atom, BigInteger> values = Map.of(wide, past, narrow, past);
    assertEquals(
        Optional.of(big(Long.MIN_VALUE + 1)), Arithmetic.machine(new Term.Open(wide), values));
    assertEquals(Optional.of(big(1)), Arithmetic.machine(new Term.Open(narrow), values));
    assertEquals(Optional.of(past), Arithmetic.ideal(new Term.Open(narrow), values));
    Term named = new Term.Named("x", null, new Term.Some(new Term.Open(narrow)));
    assertEquals(Optional.of(big(1)), Arithmetic.machine(named, values));
  }

  @Test
  void whatIsKeptOfANumber() {
    for (long n : LONGS) {
      assertEquals(big((int) n), Arithmetic.wrapped(big(n), 32));
      assertEquals(big(n), Arithmetic.wrapped(big(n), 64));
    }
    assertNotEquals(big(32_768), Arithmetic.wrapped(big(32_768), 16));
  }
}
