package io.github.tickwise.engine.trail;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.Step;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The way from the clock to each finding; origins are the source texts. */
class TrailsTest {
  private final Node<String> last = field("long", "last");
  private final Variable<String> t = var("long", "t");
  private final Variable<String> now = var("long", "now");

  /** The steps of the first finding of a rule as {@code text @ origin}. */
  private static List<String> path(Rule rule, Sources sources) {
    Finding<String> finding =
        sources.findings().stream().filter(f -> f.rule() == rule).findFirst().orElseThrow();
    return finding.path().stream().map(TrailsTest::text).toList();
  }

  private static List<String> comparison(Sources sources) {
    return path(Rule.DIRECT_COMPARISON, sources);
  }

  private static String text(Step<String> s) {
    return s.origin() == null ? s.text() : s.text() + " @ " + s.origin();
  }

  @Test
  void aClockThatIsReadInPlaceNeedsNone() {
    assertEquals(List.of(), comparison(new Sources().run(eval(less(nanoTime(), unknown())))));
  }

  @Test
  void throughALocal() {
    assertEquals(
        List.of("now = System.nanoTime() @ long now = System.nanoTime()"),
        comparison(new Sources().run(local(now, nanoTime()), eval(less(read(now), unknown())))));
  }

  /** What is read in place needs no word, the other operand does. */
  @Test
  void theOperandThatIsNotReadInPlace() {
    assertEquals(
        List.of("last = System.nanoTime() @ long last = System.nanoTime()"),
        comparison(
            new Sources().field("long", "last", nanoTime()).run(eval(less(nanoTime(), last)))));
  }

  @Test
  void throughAFieldAGetterAndAnArgument() {
    assertEquals(
        List.of(
            "now = System.nanoTime() @ long now = System.nanoTime()",
            "last = now + 5 @ last = now + 5L",
            "T.last returns last @ return last",
            "T.last() is passed to T.use as t @ T.last()"),
        comparison(new Sources()
            .field("long", "last")
            .method("void", "beat", local(now, nanoTime()), put(last, plus(read(now), num(5L))))
            .hidden("long", "last", List.of(), ret(last))
            .hidden("void", "use", List.of(t), eval(less(read(t), unknown())))
            .run(eval(call("void", "use", call("long", "last"))))));
  }

  /** The shorter of two ways, and of two that are equally long the first of the program. */
  @Test
  void theShortestWay() {
    Node<String> other = field("long", "other");
    assertEquals(
        List.of("last = System.nanoTime() @ last = System.nanoTime()"),
        comparison(new Sources()
            .field("long", "last")
            .field("long", "other")
            .method("void", "a", put(other, nanoTime()))
            .method("void", "b", put(last, other))
            .method("void", "c", put(last, nanoTime()))
            .method("void", "d", put(last, plus(nanoTime(), num(1L))))
            .run(eval(less(last, unknown())))));
  }

  @Test
  void throughACollection() {
    Node<String> times = field("java.util.List", "times");
    assertEquals(
        List.of("System.nanoTime() is put into times @ times.add(System.nanoTime())"),
        comparison(new Sources()
            .field("java.util.List", "times")
            .method("void", "beat", eval(on(times, "boolean", "add", nanoTime())))
            .run(eval(
                less(cast("long", on(times, "java.lang.Object", "get", num(0))), unknown())))));
  }

  @Test
  void throughAnAtomic() {
    Node<String> at = field(ATOMIC, "at");
    assertEquals(
        List.of("System.nanoTime() is put into at @ at.set(System.nanoTime())"),
        comparison(new Sources()
            .field(ATOMIC, "at", make(ATOMIC))
            .method("void", "beat", eval(on(at, "void", "set", nanoTime())))
            .run(eval(less(on(at, "long", "get"), unknown())))));
  }

  @Test
  void throughAMethodReference() {
    Node<String> clock = field("java.util.function.LongSupplier", "clock");
    assertEquals(
        List.of("System.nanoTime() is put into clock @ java.lang.System::nanoTime"),
        comparison(new Sources()
            .field(
                "java.util.function.LongSupplier",
                "clock",
                statRef("java.util.function.LongSupplier", "java.lang.System", "long", "nanoTime"))
            .run(eval(less(on(clock, "long", "getAsLong"), unknown())))));
  }

  @Test
  void fromADeclaration() {
    assertEquals(
        List.of("last is declared a tick @ long last", "now = last @ long now = last"),
        comparison(new Sources()
            .openField("long", "last")
            .declare(new Slot.Field(T, "last"), new Declared(Declared.Claim.TICK, "nanos"))
            .run(local(now, last), eval(less(read(now), unknown())))));
  }

  /** Reported at the field: then the path must say where it goes wrong. */
  @Test
  void toAUseElsewhere() {
    assertEquals(
        List.of(
            "last = System.nanoTime() @ last = System.nanoTime()",
            "used in System.nanoTime() - last @ last"),
        path(
            Rule.DEFAULT_INIT,
            new Sources()
                .field("long", "last")
                .method("void", "beat", put(last, nanoTime()))
                .run(probe("age", minus(nanoTime(), last)))));
  }

  @Test
  void theSubjectOfSeveralOperands() {
    Node<String> start = field("long", "start");
    assertEquals(
        List.of(
            "last = System.nanoTime() @ long last = System.nanoTime()",
            "used in start - last @ start - last"),
        path(
            Rule.SENTINEL,
            new Sources()
                .field("long", "start", nanoTime())
                .field("long", "last", nanoTime())
                .method("void", "stop", put(last, num(Long.MAX_VALUE)))
                .run(probe("age", minus(start, last)))));
  }

  @Test
  void aLongWayIsCutInTheMiddle() {
    Sources sources = new Sources();
    Node<String> previous = nanoTime();
    for (int i = 0; i < 9; i++) {
      sources.field("long", "f" + i);
      sources.method("void", "m" + i, put(field("long", "f" + i), previous));
      previous = field("long", "f" + i);
    }
    assertEquals(
        List.of(
            "f0 = System.nanoTime() @ f0 = System.nanoTime()",
            "f1 = f0 @ f1 = f0",
            "f2 = f1 @ f2 = f1",
            "... 4 more steps ...",
            "f7 = f6 @ f7 = f6",
            "f8 = f7 @ f8 = f7"),
        comparison(sources.run(eval(less(previous, unknown())))));
  }

  @Test
  void inWords() {
    List<Step<String>> path =
        List.of(new Step<>("a = b", "A"), new Step<>("...", null), new Step<>("c = a", "C"));
    Finding<String> finding =
        new Finding<>(Rule.MIN_MAX, "here", "message", null, "", path, "1 is 2", null);
    assertEquals(
        List.of("Path: a = b (in A)", "      ...", "      c = a (in C)", "Proof: 1 is 2"),
        finding.details(o -> "in " + o));
    assertEquals(
        "Path: a = b (in A) -> ... -> c = a (in C); Proof: 1 is 2",
        finding.evidence(o -> "in " + o));
    Finding<String> bare = new Finding<>(Rule.MIN_MAX, "here", "message", null, "");
    assertEquals(List.of(), bare.details(o -> o));
    assertEquals("", bare.evidence(o -> o));
  }
}
