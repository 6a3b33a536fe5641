package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Constants in the place of readings that other code takes for one without asking. */
class ResetTest {
  private static final Node<String> MAX = num(Long.MAX_VALUE);
  private static final Node<String> MIN = num(Long.MIN_VALUE);
  private static final String RESET = "TickSentinel @ last = ";

  private final Node<String> last = field("long", "last");
  private final Variable<String> x = var("long", "x");
  private final Stmt<String> use = probe("age", minus(nanoTime(), last));

  private static Node<String> flag() {
    return stat("other.Lib", "boolean", "flag");
  }

  private Sources seeded() {
    return new Sources().field("long", "last", nanoTime());
  }

  /** A field with a method that resets it. */
  private Sources reset(Node<String> constant) {
    return seeded().method("void", "reset", put(last, constant));
  }

  /** The findings of the two rules that speak of constants. */
  private static List<String> found(Sources sources) {
    return sources.found().stream()
        .filter(f -> f.startsWith("TickSentinel") || f.startsWith("TickDefaultInit"))
        .toList();
  }

  private static void silent(Sources sources) {
    assertEquals(List.of(), found(sources));
  }

  private static Finding<String> first(Sources sources) {
    return sources.findings().stream()
        .filter(f -> f.rule() == Rule.SENTINEL)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whateverReadsIt() {
    List<String> expected = List.of(RESET + "9223372036854775807L");
    assertEquals(expected, found(reset(MAX).run(use)));
    assertEquals(expected, found(reset(MAX).run(probe("left", minus(last, nanoTime())))));
    assertEquals(expected, found(reset(MAX).run(eval(less(nanoTime(), last)))));
    assertEquals(expected, found(reset(MAX).run(eval(less(last, nanoTime())))));
    assertEquals(expected, found(reset(MAX).run(eval(less(last, unknown())))));
    assertEquals(
        expected, found(reset(MAX).run(eval(stat(LONG, "int", "compare", nanoTime(), last)))));
    assertEquals(
        expected, found(reset(MAX).run(eval(stat(LONG, "int", "compare", last, nanoTime())))));
    assertEquals(
        expected, found(reset(MAX).run(probe("left", minus(plus(last, span()), nanoTime())))));
    assertEquals(
        expected, found(reset(MAX).run(probe("left", minus(plus(span(), last), nanoTime())))));
  }

  @Test
  void whatTakesItForNoReading() {
    silent(reset(MAX).run(probe("seen", last)));
    silent(reset(MAX).run(probe("age", minus(unknown(), last))));
    silent(reset(MAX).run(probe("age", minus(span(), last))));
    silent(reset(MAX).run(probe("later", plus(last, span()))));
    silent(reset(MAX).run(eval(bin(last, "==", nanoTime()))));
  }

  @Test
  void reservedOrNot() {
    assertEquals(List.of(RESET + "-1L"), found(reset(num(-1L)).run(use)));
    assertEquals(List.of(RESET + "0L"), found(reset(num(0L)).run(use)));
    silent(reset(num(5L)).run(use));
    silent(reset(num(1_000_000L)).run(use));
  }

  @Test
  void theMessageSaysWhoTakesItForAReading() {
    Finding<String> f = first(reset(num(-1L)).run(use));
    assertEquals(
        "-1 is stored in last as a reserved value, but m() takes it for a reading of"
            + " System.nanoTime(); keep a boolean beside it that says whether there is one",
        f.message());
    assertEquals("last", f.subject());
    assertTrue(f.proof().contains("last = -1"), f.proof());
  }

  /** Two of a kind: what is subtracted has the same constant. */
  @Test
  void bothSidesHaveIt() {
    Variable<String> y = var("long", "y");
    silent(reset(num(0L)).run(local(x, last), local(y, last), probe("d", minus(read(x), read(y)))));
  }

  /** The first value is another matter, but for one that no clock starts at. */
  @Test
  void firstValues() {
    silent(new Sources()
        .field("long", "last", num(-1L))
        .method("void", "beat", put(last, nanoTime()))
        .run(use));
    for (Node<String> extreme : List.of(MAX, MIN)) {
      assertEquals(
          List.of("TickSentinel @ long last = " + extreme.origin()),
          found(new Sources()
              .field("long", "last", extreme)
              .method("void", "beat", put(last, nanoTime()))
              .run(use)));
      assertEquals(
          List.of(RESET + extreme.origin()),
          found(new Sources()
              .field("long", "last")
              .open("void", "<init>", List.of(), put(last, extreme))
              .method("void", "beat", put(last, nanoTime()))
              .run(use)));
    }
  }

  @Test
  void theFieldsOwnSuppression() {
    silent(new Sources()
        .suppress("TickSentinel")
        .field("long", "last", MAX)
        .method("void", "beat", put(last, nanoTime()))
        .run(use));
    assertEquals(
        List.of(RESET + "-1L"),
        found(new Sources()
            .suppress("TickSentinel")
            .field("long", "last", nanoTime())
            .method("void", "reset", put(last, num(-1L)))
            .run(use)),
        "the store is not the field's");
  }

  @Test
  void whoStoresItKnows() {
    silent(seeded().run(put(last, MAX), use));
    silent(seeded().run(use, put(last, MAX)));
  }

  /** {@code waited = now - last; last = -1}: who has read it before consumes it. */
  @Test
  void whoConsumesIt() {
    silent(seeded().method("void", "take", use, put(last, num(-1L))).run(use));
  }

  // Asked before.

  @Test
  void whoAsksFirst() {
    assertEquals(
        List.of("TickSentinel @ last == -1L", RESET + "-1L"),
        found(reset(num(-1L)).run(when(bin(last, "==", num(-1L)), ret()), use)),
        "it is wrong at the test");
    assertEquals(
        List.of("TickSentinel @ -1L != last", RESET + "-1L"),
        found(reset(num(-1L)).run(when(bin(num(-1L), "!=", last), use))));
    Node<String> running = field("boolean", "running");
    Sources flagged = seeded().field("boolean", "running");
    flagged.method("void", "reset", put(last, MAX), put(running, bool(false)));
    silent(flagged.run(when(running, use)));
    Sources raised = seeded().field("boolean", "running");
    raised.method("void", "reset", put(last, MAX));
    raised.method("void", "beat", put(last, nanoTime()), put(running, bool(true)));
    silent(raised.run(when(running, use)));
    Sources other = seeded().field("boolean", "running");
    other.method("void", "reset", put(last, MAX));
    other.method("void", "set", put(running, bool(true)));
    assertEquals(List.of(RESET + "9223372036854775807L"), found(other.run(when(running, use))));
  }

  @Test
  void whatIsStoredAnewBefore() {
    silent(reset(MAX)
        .method("void", "beat", put(last, nanoTime()))
        .run(eval(call("void", "beat")), use));
    assertEquals(
        List.of(RESET + "9223372036854775807L"),
        found(reset(MAX).method("void", "beat", put(last, nanoTime())).run(use)));
  }

  // Passed and returned.

  @Test
  void passed() {
    Variable<String> at = var("long", "at");
    Sources sources = new Sources()
        .method("void", "check", List.of(at), probe("age", minus(nanoTime(), read(at))))
        .run(eval(call("void", "check", nanoTime())), eval(call("void", "check", MIN)));
    assertEquals(List.of("TickSentinel @ " + MIN.origin()), found(sources));
    assertEquals(
        "Long.MIN_VALUE is passed as parameter 1 of T.check as a reserved value, but check() takes"
            + " it for a reading of System.nanoTime();"
            + " keep a boolean beside it that says whether there is one",
        first(sources).message());
    silent(new Sources()
        .method(
            "void", "check", List.of(at), when(flag(), probe("age", minus(nanoTime(), read(at)))))
        .run(eval(call("void", "check", nanoTime())), eval(call("void", "check", MIN))));
  }

  @Test
  void returned() {
    Sources sources = new Sources()
        .method("long", "at", when(flag(), ret(nanoTime())), ret(MIN))
        .run(probe("age", minus(nanoTime(), call("long", "at"))));
    assertEquals(List.of("TickSentinel @ return " + MIN.origin()), found(sources));
    assertTrue(
        first(sources).message().startsWith("Long.MIN_VALUE is returned by T.at() as a reserved"),
        first(sources).message());
    silent(new Sources()
        .method("long", "at", when(flag(), ret(nanoTime())), ret(MIN))
        .run(when(flag(), probe("age", minus(nanoTime(), call("long", "at"))))));
  }

  /** A base class returns what says that it has no such thing. */
  @Test
  void returnedWhereSubclassesReturnReadings() {
    Node<String> at = on(self(), "long", "at");
    silent(new Sources()
        .open("long", "at", List.of(), ret(num(-1L)))
        .run(probe("age", minus(nanoTime(), at)))
        .inClass("p.Sub", T)
        .overriding(T, "long", "at", List.of(), ret(nanoTime())));
  }

  // Chosen in the method.

  @Test
  void chosenOnOneBranch() {
    Stmt<String> start = local(x, nanoTime());
    Stmt<String> never = when(flag(), put(read(x), MAX));
    Stmt<String> see = probe("left", minus(read(x), nanoTime()));
    String reported = "TickSentinel @ x = " + MAX.origin();
    assertEquals(List.of(reported), found(new Sources().run(start, never, see)));
    silent(new Sources().run(start, never, put(read(x), nanoTime()), see));
    silent(new Sources().run(start, never, ret()));
    silent(new Sources().run(local(x, MAX), see));
    silent(new Sources().run(start, when(flag(), seq(put(read(x), MAX), ret())), see));
    assertEquals(
        List.of(reported), found(new Sources().run(start, attempt(act(), put(read(x), MAX)), see)));
    Stmt<String> between = seq(put(read(x), MAX), act(), put(read(x), nanoTime()));
    silent(new Sources().run(start, attempt(between, act()), see)); // only if act() throws
  }

  /** The condition that chose the constant is asked again before it is used. */
  @Test
  void chosenAndAskedTogether() {
    Variable<String> timed = var("boolean", "timed");
    Stmt<String> choose = when(read(timed), put(read(x), nanoTime()), put(read(x), num(0L)));
    Stmt<String> see = probe("left", minus(read(x), nanoTime()));
    Stmt<String> declare = local(x, num(7L));
    List<Variable<String>> given = List.of(timed);
    silent(new Sources().method("void", "m", given, declare, choose, when(read(timed), see)));
    assertEquals(
        List.of("TickSentinel @ x = 0L"),
        found(new Sources().method("void", "m", given, declare, choose, see)));
    assertEquals(
        List.of("TickSentinel @ x = 0L"),
        found(new Sources()
            .method(
                "void",
                "m",
                given,
                declare,
                choose,
                when(stat("other.Lib", "boolean", "ready"), see))));
    Variable<String> also = var("boolean", "also");
    silent(new Sources()
        .method(
            "void", "m", given, declare, choose, local(also, read(timed)), when(read(also), see)));
  }

  /** A loop that starts from zero. */
  @Test
  void beforeALoop() {
    Stmt<String> body =
        seq(when(bin(minus(nanoTime(), read(x)), ">", num(5L)), put(read(x), nanoTime())));
    assertEquals(
        List.of("TickDefaultInit @ long x = 0L"),
        found(new Sources().run(local(x, num(0L)), loop(flag(), body))));
    Sources sources = new Sources().run(local(x, num(0L)), loop(flag(), body));
    assertTrue(
        sources
            .findings()
            .get(0)
            .message()
            .startsWith("x is 0 until a reading of System.nanoTime()"),
        sources.findings().get(0).message());
    assertEquals(
        List.of("TickSentinel @ long x = -1L"),
        found(new Sources().run(local(x, num(-1L)), loop(flag(), body))));
  }

  @Test
  void aThreeWayComparison() {
    Node<String> cmp = new Node.Binary<>(BinaryOp.CMP, nanoTime(), last, "int", "lcmp");
    assertEquals(List.of(RESET + "-1L"), found(reset(num(-1L)).run(eval(cmp))));
  }

  /** What an overflow check stores is its own rule's. */
  @Test
  void theBoundOfAClamp() {
    Variable<String> sum = var("long", "sum");
    silent(new Sources()
        .run(
            local(sum, plus(nanoTime(), span())),
            when(less(read(sum), num(0)), put(read(sum), MAX)),
            probe("left", minus(read(sum), nanoTime()))));
  }

  @Test
  void onceAPlace() {
    assertEquals(
        List.of(RESET + "-1L"),
        found(reset(num(-1L)).run(use).method("void", "n", eval(less(nanoTime(), last)))));
  }
}
