package io.github.tickwise.engine.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.UnaryOp;
import io.github.tickwise.engine.model.ValueType;
import io.github.tickwise.engine.proof.Proof.Binding;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What proofs are made of: open terms, the times at which readings are made, what moves with the clock's origin. */
class TermsOfProofsTest {
  private final Atom first = Atom.reading("first", 64, "nanos", 1, Atom.Time.PAST);
  private final Atom second = Atom.reading("second", 64, "nanos", 1, Atom.Time.NOW);
  private final Atom third = Atom.reading("third", 64, "nanos", 1, Atom.Time.ANY);
  private final Atom interval = Atom.amount("interval", 64);
  private final Atom count = Atom.amount("count", 32);
  private final Term a = new Term.Open(first);
  private final Term b = new Term.Open(second);
  private final Term d = new Term.Open(interval);

  private static BigInteger big(long n) {
    return BigInteger.valueOf(n);
  }

  private static Term number(long n) {
    return new Term.Const(big(n));
  }

  private static Term bin(BinaryOp op, Term x, Term y) {
    return new Term.Binary(op, x, y, ValueType.LONG);
  }

  private static Term minus(Term x, Term y) {
    return bin(BinaryOp.SUB, x, y);
  }

  private Scenario apart(long nanos) {
    return new Scenario(
        Map.of(first, BigInteger.ZERO, second, big(nanos)), Map.of(interval, big(7)));
  }

  @Test
  void whatIsOpen() {
    Term.Some chosen = new Term.Some(number(3));
    Term t = new Term.Extreme(
        true,
        List.of(
            new Term.Named("x", null, minus(b, a)),
            new Term.Convert(new Term.Unary(UnaryOp.NEGATE, d, ValueType.LONG), ValueType.INT),
            new Term.InUnit(chosen, TimeUnit.SECONDS, TimeUnit.NANOSECONDS),
            new Term.Exact(BinaryOp.ADD, new Term.Magnitude(a, ValueType.LONG), d, ValueType.LONG),
            new Term.Compare(number(1), number(2))));
    Atoms atoms = Atoms.of(t);
    assertEquals(List.of(second, first), atoms.readings(), "once each, in the order of the text");
    assertEquals(List.of(interval), atoms.amounts());
    assertEquals(List.of(chosen), atoms.chosen());
    assertEquals(List.of(first, second), Atoms.of(a, b).readings());
  }

  @Test
  void whatReadsNoMore() {
    Atoms difference = Atoms.of(minus(b, a), d);
    assertTrue(difference.includes(Atoms.of(a, d)));
    assertTrue(difference.includes(difference));
    assertFalse(Atoms.of(a).includes(Atoms.of(b)));
    assertFalse(Atoms.of(a).includes(Atoms.of(d)));
    assertFalse(Atoms.of(a).includes(Atoms.of(new Term.Some(number(1)))));
  }

  @Test
  void valuesAtAnOrigin() {
    Map<Atom, BigInteger> values = apart(40).at(big(-10));
    assertEquals(Map.of(first, big(-10), second, big(30), interval, big(7)), values);
  }

  /** In the orders that time allows; what may lie anywhere does. */
  @Test
  void ordersOfReadings() {
    Atoms three = Atoms.of(b, a, new Term.Open(third));
    List<Scenario> all = Scenario.of(three, big(10), 5, (x, y) -> x == first && y == second);
    assertEquals(
        Set.of(
            Map.of(first, big(0), second, big(10), third, big(20)),
            Map.of(first, big(0), third, big(10), second, big(20)),
            Map.of(third, big(0), first, big(10), second, big(20))),
        Set.copyOf(all.stream().map(Scenario::offsets).toList()));
    assertEquals(3, all.size());
    assertEquals(6, Scenario.of(three, big(10), 5, (x, y) -> false).size());
    assertEquals(0, Scenario.of(three, big(10), 5, (x, y) -> true).size());
  }

  @Test
  void amountsInTheirUnit() {
    interval.factor = 1_000;
    Atoms both = Atoms.of(a, d, new Term.Open(count));
    Map<Atom, BigInteger> amounts = Scenario.of(
            both, BigInteger.ONE, 5_000_000_000L, (x, y) -> false)
        .get(0)
        .amounts();
    assertEquals(big(5_000_000), amounts.get(interval), "it is multiplied by 1000");
    assertEquals(big(1_000_000_000), amounts.get(count), "no more than fits");
    interval.factor = Long.MAX_VALUE;
    assertEquals(
        big(1),
        Scenario.of(both, BigInteger.ONE, 5, (x, y) -> false).get(0).amounts().get(interval));
  }

  @Test
  void whatMovesWithTheOrigin() {
    Scenario s = apart(40);
    BigInteger zero = BigInteger.ZERO;
    assertEquals(Points.SHIFT, Points.shift(a, s, zero));
    assertEquals(Points.SHIFT, Points.shift(bin(BinaryOp.ADD, a, d), s, zero));
    assertEquals(zero, Points.shift(minus(b, a), s, zero));
    assertEquals(zero, Points.shift(d, s, zero));
    assertEquals(Points.SHIFT.negate(), Points.shift(minus(d, a), s, zero));
    assertEquals(
        Points.SHIFT.divide(big(1000)), Points.shift(bin(BinaryOp.DIV, a, number(1000)), s, zero));
    assertNull(Points.shift(bin(BinaryOp.LT, a, b), s, zero), "no number");
    assertNull(Points.shift(bin(BinaryOp.DIV, a, number(0)), s, zero), "no outcome");
  }

  /** The readings, and the sums made of one: where an edge of the type tells something apart. */
  @Test
  void pointsInTime() {
    Scenario s = apart(40);
    Term deadline = bin(BinaryOp.ADD, a, d);
    assertEquals(
        new TreeSet<>(Set.of(big(0), big(7), big(40))),
        Points.of(List.of(bin(BinaryOp.LT, b, new Term.Named("deadline", "", deadline))), s));
    assertEquals(
        new TreeSet<>(Set.of(big(0), big(7), big(40))),
        Points.of(List.of(new Term.Exact(BinaryOp.ADD, a, d, ValueType.LONG)), s));
    assertEquals(
        new TreeSet<>(Set.of(big(0), big(40))),
        Points.of(List.of(minus(b, a), new Term.Convert(a, ValueType.LONG)), s),
        "a difference is no point");
  }

  @Test
  void howFarScaledDown() {
    Scenario s = apart(40);
    Term millis = new Term.Named("millis", "a / 1000", bin(BinaryOp.DIV, a, number(1000)));
    assertEquals(big(1000), Points.scale(bin(BinaryOp.LT, millis, d), s));
    assertEquals(BigInteger.ONE, Points.scale(minus(b, a), s));
    assertEquals(BigInteger.ONE, Points.scale(d, s));
    Term doubled = new Term.Named("x", "", bin(BinaryOp.MUL, a, number(4)));
    assertEquals(BigInteger.ONE, Points.scale(doubled, s), "scaled up");
  }

  @Test
  void constants() {
    Term seconds = bin(BinaryOp.MUL, number(5), number(1_000));
    Term t = bin(BinaryOp.LT, minus(b, a), bin(BinaryOp.ADD, seconds, d));
    assertEquals(Set.of(big(5_000)), Points.constants(List.of(t)), "as a whole");
    assertEquals(
        Set.of(big(1), big(-1)),
        Points.constants(List.of(bin(BinaryOp.EQ, a, number(1)), number(-1), new Term.Const(1.5))));
  }

  @Test
  void inWords() {
    Binding t = new Binding("t", "1", "");
    assertEquals("t = 1", t.toString());
    assertEquals("t = 1 (2 s later)", new Binding("t", "1", "2 s later").toString());
    assertEquals(
        "t < u is true with t = 1, u = 2, but should be false",
        new Proof("t < u", "true", List.of(t, new Binding("u", "2", "")), "false", List.of())
            .text());
    assertEquals(
        "t > 0 is true with t = 1, but false with t = -1; only the origin of the clock differs",
        new Proof("t > 0", "true", List.of(t), "false", List.of(new Binding("t", "-1", "")))
            .text());
    assertEquals(
        "f(t) throws an ArithmeticException with t = 1, but should be 3",
        new Proof("f(t)", Arithmetic.Overflow.NAME, List.of(t), "3", List.of()).text());
    assertEquals(
        "t is 1, but 5 on a clock with another origin",
        new Proof("t", "1", List.of(t), "5", List.of(new Binding("t", "5", ""))).text());
  }
}
