package io.github.tickwise.engine.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.ValueType;
import io.github.tickwise.engine.proof.Search.Hit;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Wrong code is caught in the act, and right code is not. */
class SearchTest {
  private final Atom then = Atom.reading("then", 64, "nanos", 1, Atom.Time.PAST);
  private final Atom now = Atom.reading("now", 64, "nanos", 1, Atom.Time.NOW);
  private final Term t = new Term.Open(then);
  private final Term n = new Term.Open(now);

  private static Term number(long value) {
    return new Term.Const(BigInteger.valueOf(value));
  }

  private static Term bin(BinaryOp op, Term x, Term y) {
    return new Term.Binary(op, x, y, ValueType.LONG);
  }

  private Optional<Hit> search(Term term, boolean isNumber, Claim.Guard... guards) {
    return Search.run(
        new Claim(term, "text", List.of(guards), isNumber), (x, y) -> x == then && y == now);
  }

  /** A hit is what it says: machine and expectation differ at its origin. */
  private static void check(Term term, Hit hit) {
    assertEquals(
        Optional.of(hit.outcome()), Arithmetic.machine(term, hit.scenario().at(hit.origin())));
    assertNotEquals(hit.outcome(), hit.expected());
    if (hit.benign() != null) {
      assertEquals(
          Optional.of(hit.expected()), Arithmetic.machine(term, hit.scenario().at(hit.benign())));
    }
  }

  private void isWrong(Term term, boolean isNumber, Claim.Guard... guards) {
    Optional<Hit> hit = search(term, isNumber, guards);
    assertTrue(hit.isPresent(), term.toString());
    check(term, hit.get());
  }

  private void isRight(Term term, boolean isNumber, Claim.Guard... guards) {
    assertEquals(Optional.empty(), search(term, isNumber, guards));
  }

  @Test
  void differences() {
    Term elapsed = bin(BinaryOp.SUB, n, t);
    isRight(elapsed, true);
    isRight(bin(BinaryOp.GT, elapsed, number(5_000_000_000L)), false);
    isRight(
        bin(BinaryOp.LT, bin(BinaryOp.SUB, n, bin(BinaryOp.ADD, t, number(5))), number(0)), false);
    isRight(bin(BinaryOp.EQ, n, t), false);
    isRight(bin(BinaryOp.ADD, t, number(1_000_000)), false);
  }

  @Test
  void comparisons() {
    for (BinaryOp op : List.of(BinaryOp.LT, BinaryOp.LE, BinaryOp.GT, BinaryOp.GE)) {
      isWrong(bin(op, n, t), false);
      isWrong(bin(op, t, number(0)), false);
    }
    isWrong(bin(BinaryOp.EQ, t, number(-1)), false);
    isWrong(bin(BinaryOp.NE, t, number(Long.MAX_VALUE)), false);
    isWrong(new Term.Compare(t, n), false);
  }

  @Test
  void extremes() {
    isWrong(new Term.Extreme(true, List.of(t, n)), false);
    isWrong(new Term.Extreme(false, List.of(t, n)), false);
    Hit hit = search(new Term.Extreme(true, List.of(t, n)), false).orElseThrow();
    assertEquals(
        Arithmetic.machine(n, hit.scenario().at(hit.origin())),
        Optional.of(hit.expected()),
        "the later one");
  }

  @Test
  void scaledReadings() {
    Term millis =
        new Term.Named("ms", "", new Term.InUnit(n, TimeUnit.NANOSECONDS, TimeUnit.MILLISECONDS));
    Term before =
        new Term.Named("ms0", "", new Term.InUnit(t, TimeUnit.NANOSECONDS, TimeUnit.MILLISECONDS));
    isWrong(bin(BinaryOp.SUB, millis, before), false);
    isRight(bin(BinaryOp.DIV, bin(BinaryOp.SUB, n, t), number(1_000_000)), true);
    isRight(millis, false); // alone it is nothing that anybody expects
    isWrong(millis, true);
  }

  /** What a remainder "should be" hangs on the origin: there is no right number, only another one. */
  @Test
  void remainders() {
    Hit hit = search(bin(BinaryOp.REM, n, number(5_000)), false).orElseThrow();
    assertTrue(hit.benign() != null);
    check(bin(BinaryOp.REM, n, number(5_000)), hit);
    isRight(bin(BinaryOp.REM, bin(BinaryOp.SUB, n, t), number(5_000)), false);
  }

  @Test
  void narrowedDifferences() {
    Term cut = new Term.Convert(bin(BinaryOp.SUB, n, t), ValueType.INT);
    isWrong(cut, false);
    isWrong(new Term.Binary(BinaryOp.GT, cut, number(0), ValueType.INT), false);
  }

  @Test
  void exactSums() {
    isWrong(new Term.Exact(BinaryOp.ADD, t, number(5_000_000_000L), ValueType.LONG), false);
    isRight(new Term.Exact(BinaryOp.SUB, number(5), number(4), ValueType.LONG), false);
  }

  /** Conditions of the code keep values out, and a proof with them would prove nothing. */
  @Test
  void guards() {
    Term positive = bin(BinaryOp.GT, t, number(0));
    Term minusOne = bin(BinaryOp.EQ, t, number(-1));
    isWrong(minusOne, false);
    isRight(minusOne, false, new Claim.Guard(positive, true));
    isWrong(minusOne, false, new Claim.Guard(bin(BinaryOp.EQ, t, number(5)), false));
    isRight(minusOne, false, new Claim.Guard(positive, false)); // then no other origin gets there
    Term unknown = bin(BinaryOp.DIV, number(1), number(0));
    isWrong(minusOne, false, new Claim.Guard(unknown, true));
  }

  @Test
  void readingsOfOneClockOnly() {
    Atom other = Atom.reading("other", 64, "nanos", 2, Atom.Time.PAST);
    isRight(bin(BinaryOp.LT, n, new Term.Open(other)), false);
    isRight(bin(BinaryOp.LT, number(1), number(0)), false); // none at all
  }

  /** More readings have too many orders. */
  @Test
  void threeReadingsAtMost() {
    Term sum = bin(BinaryOp.SUB, n, t);
    for (String name : List.of("x", "y")) {
      isWrong(bin(BinaryOp.LT, sum, n), false);
      Term more = new Term.Open(Atom.reading(name, 64, "nanos", 1, Atom.Time.ANY));
      sum = bin(BinaryOp.ADD, sum, more);
    }
    isRight(bin(BinaryOp.LT, sum, n), false);
  }

  /** 32 bits of milliseconds. */
  @Test
  void narrowClocks() {
    Atom first = Atom.reading("first", 32, "millis", 1, Atom.Time.PAST);
    Atom second = Atom.reading("second", 32, "millis", 1, Atom.Time.NOW);
    Term less =
        new Term.Binary(BinaryOp.LT, new Term.Open(first), new Term.Open(second), ValueType.INT);
    Hit hit = Search.run(
            new Claim(less, "text", List.of(), false), (x, y) -> x == first && y == second)
        .orElseThrow();
    assertEquals(false, hit.outcome());
    assertEquals(true, hit.expected());
    BigInteger value = Arithmetic.wrapped(hit.origin(), 32);
    assertTrue(value.intValue() > Integer.MAX_VALUE - 1_000, "the edge lies within the second");
    Term elapsed =
        new Term.Binary(BinaryOp.SUB, new Term.Open(second), new Term.Open(first), ValueType.INT);
    assertEquals(
        Optional.empty(),
        Search.run(new Claim(elapsed, "", List.of(), true), (x, y) -> x == first && y == second));
  }

  /** A field that is still 0: right by luck where the clock started lately. */
  @Test
  void aConstantInThePlaceOfAReading() {
    Term age = bin(BinaryOp.SUB, n, new Term.Named("last", null, number(0)));
    Hit hit = search(age, true).orElseThrow();
    assertTrue(hit.benign() != null);
    assertEquals(BigInteger.TEN.pow(15), hit.expected(), "a million seconds");
    check(age, hit);
  }
}
