package io.github.tickwise.engine.proof;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Proofs whose numbers were computed by hand. */
class ProofsTest {
  private final Node<String> last = field("long", "last");
  private final Variable<String> a = var("long", "a");
  private final Variable<String> b = var("long", "b");
  private final Variable<String> now = var("long", "now");
  private final Variable<String> start = var("long", "start");
  private final Variable<String> end = var("long", "end");

  private static String proof(Rule rule, Sources sources) {
    return sources.findings().stream()
        .filter(f -> f.rule() == rule)
        .findFirst()
        .orElseThrow()
        .proof();
  }

  /** A field that is seeded and beaten: a reading that nobody computes here. */
  private Sources beaten() {
    return new Sources()
        .field("long", "last", nanoTime())
        .method("void", "beat", put(last, nanoTime()));
  }

  /** The edge lies in the middle of the 4 s between now and the deadline of the code's own 5 s. */
  @Test
  void directComparison() {
    assertEquals(
        "now < end is false with now = Long.MAX_VALUE - 1_999_999_999,"
            + " start = Long.MAX_VALUE - 2_999_999_999 (1 s earlier),"
            + " end = start + 5000000000 = Long.MIN_VALUE + 2_000_000_000 (4 s later),"
            + " but should be true",
        proof(
            Rule.DIRECT_COMPARISON,
            new Sources()
                .run(
                    local(start, nanoTime()),
                    local(end, plus(read(start), num(5_000_000_000L))),
                    local(now, nanoTime()),
                    eval(less(read(now), read(end))))));
  }

  /** Time does not run backward: what was read first is the earlier one. */
  @Test
  void inTheOrderOfTheReads() {
    assertEquals(
        "start > now is true with start = Long.MAX_VALUE - 499_999_999,"
            + " now = Long.MIN_VALUE + 500_000_000 (1 s later), but should be false",
        proof(
            Rule.DIRECT_COMPARISON,
            new Sources()
                .run(
                    local(start, nanoTime()),
                    local(now, nanoTime()),
                    eval(bin(read(start), ">", read(now))))));
  }

  @Test
  void comparatorCall() {
    assertEquals(
        "Long.compare(last, System.nanoTime()) is 1 with last = Long.MAX_VALUE - 499_999_999,"
            + " System.nanoTime() = Long.MIN_VALUE + 500_000_000 (1 s later), but should be -1",
        proof(
            Rule.DIRECT_COMPARISON,
            beaten().run(eval(stat(LONG, "int", "compare", last, nanoTime())))));
  }

  @Test
  void minMax() {
    assertEquals(
        "Math.max(last, System.nanoTime()) is Long.MAX_VALUE - 499_999_999"
            + " with last = Long.MAX_VALUE - 499_999_999,"
            + " System.nanoTime() = Long.MIN_VALUE + 500_000_000 (1 s later),"
            + " but should be Long.MIN_VALUE + 500_000_000",
        proof(
            Rule.MIN_MAX,
            beaten().run(eval(stat("java.lang.Math", "long", "max", last, nanoTime())))));
  }

  @Test
  void signSentinel() {
    assertEquals(
        "last > 0 is false with last = -3_600_000_000_000, but true with last ="
            + " 1_000_000_000_000_000; only the origin of the clock differs",
        proof(Rule.SENTINEL, beaten().run(when(bin(last, ">", num(0L)), act()))));
  }

  @Test
  void equalSentinel() {
    assertEquals(
        "last == -1 is true with last = -1, but false with last = 1_000_000_000_000_000;"
            + " only the origin of the clock differs",
        proof(Rule.SENTINEL, beaten().run(when(bin(last, "==", num(-1L)), act()))));
  }

  /** MAX as "never": a clock that is negative takes it for long past. */
  @Test
  void resetSentinel() {
    assertEquals(
        "System.nanoTime() - last > 5 is true with System.nanoTime() = -3_600_000_000_000,"
            + " last = Long.MAX_VALUE, but should be false",
        proof(
            Rule.SENTINEL,
            beaten()
                .method("void", "never", put(last, num(Long.MAX_VALUE)))
                .run(when(bin(minus(nanoTime(), last), ">", num(5L)), act()))));
  }

  /** 2^63 - 2^60 nanoseconds are 255.74 years of 365.2425 days. */
  @Test
  void defaultInit() {
    assertEquals(
        "System.nanoTime() - last is 8_070_450_532_247_928_832 (255.74 years)"
            + " with System.nanoTime() = 8_070_450_532_247_928_832, last = 0,"
            + " but 1_000_000_000_000_000 (11.57 days)"
            + " with System.nanoTime() = 1_000_000_000_000_000, last = 0;"
            + " only the origin of the clock differs",
        proof(
            Rule.DEFAULT_INIT,
            new Sources()
                .field("long", "last")
                .method("void", "beat", put(last, nanoTime()))
                .run(probe("age", minus(nanoTime(), last)))));
  }

  @Test
  void defaultInitThroughALocal() {
    assertEquals(
        "System.nanoTime() - a > 5 is false with System.nanoTime() = -3_600_000_000_000, a = 0,"
            + " but true with System.nanoTime() = 1_000_000_000_000_000, a = 0;"
            + " only the origin of the clock differs",
        proof(
            Rule.DEFAULT_INIT,
            new Sources()
                .field("long", "last")
                .method("void", "beat", put(last, nanoTime()))
                .run(local(a, last), when(bin(minus(nanoTime(), read(a)), ">", num(5L)), act()))));
  }

  /** Long.MAX_VALUE / 10^6 is 9_223_372_036_854; half a second before the edge it is 354. */
  @Test
  void scaledReading() {
    assertEquals(
        "the difference of two values of System.nanoTime() / 1000000 is -18_446_744_072_708"
            + " with the later one = -9_223_372_036_354,"
            + " the earlier one = 9_223_372_036_354 (1 s earlier), but should be 1_000",
        proof(
            Rule.SCALED_READING,
            new Sources()
                .field("long", "ms")
                .run(put(field("long", "ms"), bin(nanoTime(), "/", num(1_000_000L))))));
  }

  /** -3_000_000_000 + 2^32. */
  @Test
  void truncatedDifference() {
    assertEquals(
        "(int) (a - b) is 1_294_967_296 with a = 1_000_000_000_000_000,"
            + " b = 1_000_003_000_000_000 (3 s later), but should be -3_000_000_000",
        proof(
            Rule.TRUNCATED_DIFFERENCE,
            new Sources()
                .method("int", "compare", List.of(a, b), ret(cast("int", minus(read(a), read(b)))))
                .run(eval(call("int", "compare", nanoTime(), nanoTime())))));
  }

  @Test
  void asDuration() {
    assertEquals(
        "System.nanoTime() is 8_070_450_532_247_928_832 (255.74 years),"
            + " but 1_000_000_000_000_000 (11.57 days) on a clock with another origin",
        proof(
            Rule.AS_DURATION,
            new Sources().run(eval(stat("java.lang.Thread", "void", "sleep", nanoTime())))));
  }

  @Test
  void exactArithmetic() {
    assertEquals(
        "Math.addExact(last, 5000000000) throws an ArithmeticException"
            + " with last = Long.MAX_VALUE - 2_499_999_999,"
            + " but should be Long.MIN_VALUE + 2_500_000_000",
        proof(
            Rule.EXACT_ARITHMETIC,
            beaten()
                .run(probe(
                    "end",
                    stat("java.lang.Math", "long", "addExact", last, num(5_000_000_000L))))));
  }

  /** The sum of the two wraps to 500_000_000; the edge lies before the middle of the second. */
  @Test
  void shape() {
    assertEquals(
        "(start + now) / 2 is 250_000_000 with start = Long.MAX_VALUE - 249_999_999,"
            + " now = Long.MIN_VALUE + 750_000_000 (1 s later),"
            + " but should be Long.MIN_VALUE + 250_000_000",
        proof(
            Rule.SHAPE,
            new Sources()
                .run(
                    local(start, nanoTime()),
                    local(now, nanoTime()),
                    probe("middle", bin(plus(read(start), read(now)), "/", num(2L))))));
  }

  @Test
  void naturalOrder() {
    Variable<String> tree = var("java.util.TreeMap", "tree");
    assertEquals(
        "Long.compare(first, second) is 1 with first = Long.MAX_VALUE - 499_999_999,"
            + " second = Long.MIN_VALUE + 500_000_000 (1 s later), but should be -1",
        proof(
            Rule.NATURAL_ORDER,
            new Sources()
                .run(
                    local(tree, make("java.util.TreeMap")),
                    eval(on(read(tree), "java.lang.Object", "put", nanoTime(), num(1L))))));
  }

  /** A span in a list that is declared to hold ticks: a list has no order that could go wrong. */
  @Test
  void whatIsPutIntoAListIsNotOrdered() {
    Variable<String> ends = new Variable<>(
        "ends",
        "java.util.List",
        Declared.ofValues(new Declared(Declared.Claim.TICK, null)),
        "ends");
    assertEquals(
        "",
        proof(
            Rule.AS_DURATION,
            beaten()
                .method(
                    "void",
                    "m",
                    List.of(ends),
                    eval(on(read(ends), "boolean", "add", minus(nanoTime(), last))))));
  }

  /** An interval of the code, not one of ours, decides where the edge lies. */
  @Test
  void aConstantOfTheCode() {
    assertEquals(
        "System.nanoTime() < last + TEN is false"
            + " with System.nanoTime() = Long.MAX_VALUE - 4_499_999_999,"
            + " last = Long.MAX_VALUE - 5_499_999_999 (1 s earlier), TEN = 10_000_000_000,"
            + " but should be true",
        proof(
            Rule.DIRECT_COMPARISON,
            beaten()
                .constant("long", "TEN", num(10_000_000_000L))
                .run(eval(less(nanoTime(), plus(last, field("long", "TEN")))))));
  }

  /** With the values at the edge the code would not get there. */
  @Test
  void whatAGuardKeepsOutIsNoProof() {
    List<String> proofs = beaten()
        .run(when(bin(last, "!=", num(0L)), when(bin(last, "==", num(0L)), act())))
        .findings()
        .stream()
        .map(f -> f.proof())
        .toList();
    assertEquals(2, proofs.size());
    assertEquals("", proofs.get(1));
  }

  @Test
  void whatCannotBeEvaluatedIsNoProof() {
    assertEquals(
        "",
        proof(
            Rule.DIRECT_COMPARISON,
            beaten().run(eval(less(nanoTime(), plus(last, stat("other.Lib", "long", "value")))))));
  }

  /** Two readings of one name in one expression: nobody could tell which is which. */
  @Test
  void oneNameForTwoValuesIsNoProof() {
    assertEquals(
        "", proof(Rule.DIRECT_COMPARISON, new Sources().run(eval(less(nanoTime(), nanoTime())))));
  }

  @Test
  void theSameEveryTime() {
    Sources sources = beaten().run(eval(less(nanoTime(), plus(last, num(7_000_000_000L)))));
    assertEquals(proof(Rule.DIRECT_COMPARISON, sources), proof(Rule.DIRECT_COMPARISON, sources));
  }
}
