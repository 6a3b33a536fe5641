package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DirectComparisonTest {
  private final Node<String> last = field("long", "last");
  private final Variable<String> now = var("long", "now");
  private final Variable<String> start = var("long", "start");

  @ParameterizedTest
  @ValueSource(strings = {"<", "<=", ">", ">="})
  void everyOrderingOperator(String op) {
    assertEquals(
        List.of("TickDirectComparison @ System.nanoTime() " + op + " last"),
        seeded().run(eval(bin(nanoTime(), op, last))).found());
  }

  @Test
  void aTickOnEitherSide() {
    assertEquals(
        List.of(
            "TickDirectComparison @ System.nanoTime() < Lib.value()",
            "TickDirectComparison @ Lib.value() < System.nanoTime()",
            "TickDirectComparison @ System.nanoTime() < Duration.toNanos()"),
        new Sources()
            .run(
                eval(less(nanoTime(), unknown())),
                eval(less(unknown(), nanoTime())),
                eval(less(nanoTime(), span())))
            .found());
  }

  @Test
  void theTestOfAStatement() {
    assertEquals(
        List.of("TickDirectComparison @ System.nanoTime() >= last"),
        seeded().run(when(bin(nanoTime(), ">=", last), act())).found());
  }

  @Test
  void theRightForms() {
    assertEquals(
        List.of(),
        seeded()
            .run(
                eval(less(minus(nanoTime(), last), num(0L))),
                eval(bin(minus(nanoTime(), last), ">", span())),
                eval(bin(minus(nanoTime(), last), ">", unknown())),
                eval(bin(minus(plus(last, span()), nanoTime()), "<=", num(0L))),
                eval(bin(nanoTime(), "==", last)),
                eval(bin(nanoTime(), "!=", last)))
            .found());
  }

  @Test
  void whatIsNoTick() {
    assertEquals(
        List.of(),
        new Sources()
            .run(
                eval(less(wallTime(), unknown())),
                eval(less(span(), span())),
                eval(less(unknown(), unknown())))
            .found());
  }

  /** A helper that is also called with something unknown may compare what it likes. */
  @Test
  void whatMayBeSomethingElse() {
    Variable<String> a = var("long", "a");
    Variable<String> b = var("long", "b");
    Sources sources = new Sources()
        .method("boolean", "isLess", List.of(a, b), ret(less(read(a), read(b))))
        .run(eval(call("boolean", "isLess", nanoTime(), nanoTime())));
    assertEquals(List.of("TickDirectComparison @ a < b"), sources.found());
    sources.method("void", "other", eval(call("boolean", "isLess", unknown(), unknown())));
    assertEquals(List.of(), sources.found());
  }

  /** A clock that starts at 0 when the device boots may be ordered. */
  @Test
  void aBootClock() {
    Node<String> uptime = stat("my.Phone", "long", "uptime");
    assertEquals(
        List.of(),
        new Sources()
            .models("my.Phone#uptime() : TICK millis boot")
            .run(eval(less(uptime, unknown())))
            .found());
  }

  @Test
  void comparingMethods() {
    Node<String> boxed = stat(LONG, LONG, "valueOf", nanoTime());
    assertEquals(
        List.of(
            "TickDirectComparison @ Long.compare(System.nanoTime(), last)",
            "TickDirectComparison @ Long.compareUnsigned(System.nanoTime(), last)",
            "TickDirectComparison @ Long.valueOf(System.nanoTime()).compareTo(last)"),
        seeded()
            .run(
                eval(stat(LONG, "int", "compare", nanoTime(), last)),
                eval(stat(LONG, "int", "compareUnsigned", nanoTime(), last)),
                eval(on(boxed, "int", "compareTo", last)),
                eval(stat(LONG, "int", "compare", minus(nanoTime(), last), num(0L))))
            .found());
  }

  @Test
  void theMessageSaysTheRemedy() {
    Finding<String> f = only(seeded().run(eval(less(nanoTime(), last))));
    assertEquals(
        "Ticks have no order: \"System.nanoTime() < last\" goes wrong when a reading of"
            + " System.nanoTime() wraps or changes sign;"
            + " compare the difference with zero: System.nanoTime() - last < 0",
        f.message());
    assertEquals(Rule.DIRECT_COMPARISON, f.rule());
  }

  /** {@code now < t + d} is {@code now - (t + d) < 0}, never {@code now - t + d < 0}. */
  @Test
  void theRemedyKeepsItsParentheses() {
    Finding<String> f = only(new Sources()
        .run(
            local(now, nanoTime()),
            local(start, nanoTime()),
            eval(less(read(now), plus(read(start), span())))));
    assertTrue(f.message().contains("now - (start + Duration.toNanos()) < 0"), f.message());
  }

  /** Rule 5: who stores a sum must subtract wherever it is used. */
  @Test
  void theMessageNamesTheStoredSum() {
    Variable<String> deadline = var("long", "deadline");
    Finding<String> f = only(new Sources()
        .run(local(deadline, plus(nanoTime(), span())), eval(less(nanoTime(), read(deadline)))));
    assertTrue(
        f.message().contains("deadline is stored as start + interval, so every use of it must"),
        f.message());
  }

  @Test
  void theMessageOfACall() {
    Finding<String> f = only(seeded().run(eval(stat(LONG, "int", "compare", nanoTime(), last))));
    assertTrue(f.message().endsWith("use the sign of the difference, Long.signum(a - b)"));
    assertNull(f.comparison());
  }

  @Test
  void aFixIsOffered() {
    Finding<String> f = only(seeded().run(eval(less(nanoTime(), last))));
    assertNotNull(f.comparison());
    assertEquals(BinaryOp.LT, f.comparison().op());
    assertEquals("System.nanoTime() < last", f.comparison().origin());
  }

  /** With MAX_VALUE for "never" the subtraction would fire at once. */
  @Test
  void noFixWhereAReservedValueMayArrive() {
    Finding<String> f = first(seeded()
        .method("void", "never", put(last, num(Long.MAX_VALUE)))
        .run(eval(less(last, nanoTime()))));
    assertNull(f.comparison());
    assertTrue(
        f.message()
            .endsWith("(no automatic fix: Long.MAX_VALUE is stored as a reserved value"
                + " that can reach last)"),
        f.message());
  }

  /** Not by itself, but together with the field's first value. */
  @Test
  void noFixWhereTheDefaultMayArrive() {
    Finding<String> f = seeding("beat").run(eval(less(last, nanoTime()))).findings().stream()
        .filter(x -> x.rule() == Rule.DIRECT_COMPARISON)
        .findFirst()
        .orElseThrow();
    assertNull(f.comparison());
    assertNull(f.fix());
    assertTrue(
        f.message().endsWith("(fixed together with it: last may still have its default 0)"),
        f.message());
  }

  /** Also through a local, a parameter and a sum. */
  @Test
  void noFixWhereAReservedValueMayArriveFromAfar() {
    Variable<String> copy = var("long", "copy");
    Finding<String> f = first(seeded()
        .method("void", "never", put(last, num(-1L)))
        .run(local(copy, last), eval(less(nanoTime(), plus(read(copy), span())))));
    assertNull(f.comparison());
    assertTrue(f.message().contains("no automatic fix: -1 is stored"), f.message());
  }

  /** {@code now > timeout}: a subtraction would be no better. */
  @Test
  void noFixAgainstADuration() {
    assertNull(only(new Sources().run(eval(bin(nanoTime(), ">", span())))).comparison());
  }

  /** The difference of an int and a long wraps nowhere. */
  @Test
  void noFixForTwoWidths() {
    Node<String> counter = stat("my.Board", "int", "millis");
    Finding<String> f = new Sources()
        .models("my.Board#millis() : TICK millis int32")
        .run(eval(less(counter, nanoTime())))
        .findings()
        .get(0);
    assertNull(f.comparison());
  }

  /** Class files compare in two steps; there is nothing to rewrite. */
  @Test
  void aThreeWayComparison() {
    Node<String> cmp = new Node.Binary<>(BinaryOp.CMP, nanoTime(), last, "int", "lcmp");
    Finding<String> f = only(seeded().run(eval(cmp)));
    assertNull(f.comparison());
    assertTrue(f.message().contains("compare their difference with zero"), f.message());
  }

  private Sources seeded() {
    return new Sources().field("long", "last", nanoTime());
  }

  private Sources seeding(String method) {
    return new Sources().field("long", "last").method("void", method, put(last, nanoTime()));
  }

  /** The comparison's finding; a store of a reserved value may be one of another rule. */
  private static Finding<String> first(Sources sources) {
    return sources.findings().stream()
        .filter(f -> f.rule() == Rule.DIRECT_COMPARISON)
        .findFirst()
        .orElseThrow();
  }

  private static Finding<String> only(Sources sources) {
    List<Finding<String>> all = sources.findings();
    assertEquals(1, all.size(), all.toString());
    return all.get(0);
  }
}
