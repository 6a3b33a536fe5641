package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Declared.Claim;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is put where an annotation says something else. */
class ClaimMismatchTest {
  private static final Declared TICK = new Declared(Claim.TICK, null);
  private static final Declared SPAN = new Declared(Claim.SPAN, null);
  private static final String LIST = "java.util.List";

  private final Variable<String> p = var("long", "p");
  private final Node<String> last = field("long", "last");

  private static List<String> passed(Declared claim, Node<String> value) {
    return new Sources()
        .declare(new Slot.Param("other.Lib#take(long)", 0), claim)
        .run(eval(stat("other.Lib", "void", "take", value)))
        .found();
  }

  @Test
  void aSpanAsATick() {
    assertEquals(List.of("TickAsDuration @ Duration.toNanos()"), passed(TICK, span()));
    Node<String> took = minus(nanoTime(), nanoTime());
    assertEquals(List.of("TickAsDuration @ " + took.origin()), passed(TICK, took));
  }

  @Test
  void aReadingAsASpan() {
    assertEquals(List.of("TickAsDuration @ System.nanoTime()"), passed(SPAN, nanoTime()));
  }

  @Test
  void whatFitsOrIsNotKnown() {
    assertEquals(List.of(), passed(TICK, nanoTime()));
    assertEquals(List.of(), passed(SPAN, span()));
    assertEquals(List.of(), passed(SPAN, minus(nanoTime(), nanoTime())));
    assertEquals(List.of(), passed(TICK, unknown()));
    assertEquals(List.of(), passed(SPAN, unknown()));
    assertEquals(List.of(), passed(SPAN, wallTime()));
  }

  @Test
  void aWallClockTimeAsATick() {
    assertEquals(List.of("TickClockMix @ System.currentTimeMillis()"), passed(TICK, wallTime()));
  }

  @Test
  void anotherUnit() {
    assertEquals(
        List.of("TickClockMix @ System.nanoTime()"),
        passed(new Declared(Claim.TICK, "millis"), nanoTime()));
    assertEquals(List.of(), passed(new Declared(Claim.TICK, "nanos"), nanoTime()));
  }

  @Test
  void anotherClockByName() {
    Sources sources = new Sources()
        .declare(new Slot.Param("other.Lib#take(long)", 0), new Declared(Claim.TICK, null, "disk"))
        .declare(new Slot.Return("other.Lib#net()"), new Declared(Claim.TICK, null, "net"))
        .declare(new Slot.Return("other.Lib#disk()"), new Declared(Claim.TICK, null, "disk"))
        .run(
            eval(stat("other.Lib", "void", "take", stat("other.Lib", "long", "net"))),
            eval(stat("other.Lib", "void", "take", stat("other.Lib", "long", "disk"))),
            eval(stat("other.Lib", "void", "take", nanoTime())));
    assertEquals(List.of("TickClockMix @ Lib.net()"), sources.found());
    assertEquals(
        "A reading of the clock net is passed as parameter 1 of Lib.take(), which is declared"
            + " @Tick(clock = \"disk\"); keep to one clock in one unit",
        sources.findings().get(0).message());
  }

  @Test
  void aConstantThatIsNoReading() {
    assertEquals(List.of("TickSentinel @ -1L"), passed(TICK, num(-1L)));
    String never = Long.MAX_VALUE + "L";
    assertEquals(List.of("TickSentinel @ " + never), passed(TICK, num(Long.MAX_VALUE)));
    assertEquals(List.of(), passed(TICK, num(0L)), "where a clock of a test starts");
    assertEquals(List.of(), passed(TICK, num(1000L)));
    assertEquals(List.of(), passed(SPAN, num(-1L)));
  }

  /** Its body is seen: what it does with the constant decides. */
  @Test
  void aConstantThatABodyAsksFor() {
    String take = T + "#take(long)";
    assertEquals(
        List.of(),
        new Sources()
            .declare(new Slot.Param(take, 0), TICK)
            .method("void", "take", List.of(p), act())
            .run(eval(call("void", "take", num(-1L))))
            .found());
  }

  @Test
  void storedInAField() {
    assertEquals(
        List.of("TickAsDuration @ last = Duration.toNanos()"),
        new Sources()
            .field("long", "last", nanoTime())
            .declare(new Slot.Field(T, "last"), TICK)
            .run(put(last, span()))
            .found());
  }

  @Test
  void silencedAtTheFieldOrTheParameter() {
    assertEquals(
        List.of(),
        new Sources()
            .suppress("TickAsDuration")
            .field("long", "last", nanoTime())
            .declare(new Slot.Field(T, "last"), TICK)
            .run(put(last, span()))
            .found());
    Declared quiet = Declared.join(TICK, Declared.silent(Set.of("*")));
    assertEquals(List.of(), passed(quiet, span()));
  }

  @Test
  void returned() {
    assertEquals(
        List.of("TickAsDuration @ return Duration.toNanos()"),
        new Sources()
            .declare(new Slot.Return(T + "#next()"), TICK)
            .method("long", "next", ret(span()))
            .found());
    assertEquals(
        List.of("TickAsDuration @ return System.nanoTime()"),
        new Sources()
            .declare(new Slot.Return(T + "#rest()"), SPAN)
            .method("long", "rest", ret(nanoTime()))
            .found());
  }

  /** Readings minus a fixed one are a clock that starts with the program. */
  @Test
  void aRebasedClock() {
    assertEquals(
        List.of(),
        new Sources()
            .constant("long", "origin", nanoTime())
            .declare(new Slot.Return(T + "#now()"), TICK)
            .method("long", "now", ret(minus(nanoTime(), field("long", "origin"))))
            .run(eval(call("long", "now")))
            .found());
    assertEquals(
        List.of("TickAsDuration @ return System.nanoTime() - last"),
        new Sources()
            .field("long", "last", nanoTime())
            .declare(new Slot.Return(T + "#now()"), TICK)
            .method("long", "now", ret(minus(nanoTime(), last)))
            .found(),
        "what it is rebased on may change");
  }

  @Test
  void putIntoWhatIsInAnObject() {
    Variable<String> list = var(LIST, "list");
    Slot slot = new Slot.Param(T + "#m(" + LIST + ")", 0);
    assertEquals(
        List.of("TickAsDuration @ Duration.toNanos()"),
        new Sources()
            .declare(slot, Declared.ofValues(TICK))
            .method(
                "void",
                "m",
                List.of(list),
                eval(on(read(list), "boolean", "add", span())),
                eval(on(read(list), "boolean", "add", nanoTime())))
            .found());
  }

  @Test
  void storedInALocalAndInAParameter() {
    Variable<String> v = new Variable<>("v", "long", TICK, "v");
    assertEquals(
        List.of("TickAsDuration @ v = Duration.toNanos()"),
        new Sources().run(local(v, nanoTime()), put(read(v), span())).found());
    assertEquals(
        List.of("TickAsDuration @ p = Duration.toNanos()"),
        new Sources()
            .declare(new Slot.Param(T + "#m(long)", 0), TICK)
            .method("void", "m", List.of(p), put(read(p), span()))
            .found());
  }
}
