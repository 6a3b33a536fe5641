package io.github.tickwise.engine.solve;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.Solved;
import io.github.tickwise.engine.TickAnalysis;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Declared.Claim;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Through which members a reading leaves: other code that names none of these meets none. */
class CarriersTest {
  private final Node<String> last = field("long", "last");

  @Test
  void whatHoldsAndReturnsReadings() {
    assertEquals(
        Set.of("p.T#last", "p.T#now"),
        carriers(new Sources()
            .field("long", "last")
            .field("long", "total")
            .method("long", "now", ret(nanoTime()))
            .method("long", "wall", ret(wallTime()))
            .run(put(last, call("long", "now")), put(field("long", "total"), span()))));
  }

  @Test
  void whatIsGivenReadings() {
    Variable<String> at = var("long", "at");
    assertEquals(
        Set.of("p.T#use", "other.Lib#take"),
        given(new Sources()
            .method("void", "use", List.of(at), act())
            .method("void", "idle", List.of(at), act())
            .run(
                eval(call("void", "use", nanoTime())),
                eval(call("void", "idle", span())),
                eval(stat("other.Lib", "void", "take", nanoTime())))));
  }

  @Test
  void whatIsOverridden() {
    assertEquals(
        Set.of("p.Nano#read", "p.Clock#read"),
        carriers(new Sources()
            .inClass("p.Nano", "p.Clock")
            .overriding("p.Clock", "long", "read", List.of(), ret(nanoTime()))));
  }

  @Test
  void whatIsContainedInAField() {
    assertEquals(
        Set.of("p.T#atomic"),
        carriers(new Sources()
            .field(ATOMIC, "atomic", make(ATOMIC))
            .run(eval(on(field(ATOMIC, "atomic"), "void", "set", nanoTime())))));
  }

  @Test
  void whatIsAnnotated() {
    assertEquals(
        Set.of("q.Other#at"),
        carriers(new Sources()
            .declare(new Slot.Field("q.Other", "at"), new Declared(Claim.TICK, null))));
  }

  @Test
  void notWhatIsOnlySuppressed() {
    assertEquals(
        Set.of(),
        carriers(new Sources()
            .declare(
                new Slot.Field("q.Other", "at"),
                new Declared(null, null, null, Set.of("removal"), null, null))));
  }

  @Test
  void whatMethodsWithReadingsCall() {
    assertEquals(
        Set.of("other.Lib#guard"),
        solved(new Sources()
                .method("void", "idle", eval(stat("other.Lib", "void", "elsewhere")))
                .run(eval(stat("other.Lib", "void", "guard")), put(last, nanoTime())))
            .called());
  }

  /** What they are given may be subtracted from a reading. */
  @Test
  void whichMethodsWithReadingsAreGivenNumbers() {
    Variable<String> delay = var("long", "delay");
    assertEquals(
        Set.of("p.T#with"),
        solved(new Sources()
                .method("void", "with", List.of(delay), put(last, nanoTime()))
                .method("void", "without", List.of(delay), act())
                .method("void", "plain", put(last, nanoTime()))
                .run(act()))
            .fed());
  }

  /** What these do the catalogue says, or nobody. */
  @Test
  void noMethodOfThePlatform() {
    Solved<String> solved = solved(new Sources()
        .overriding(
            "java.util.function.LongSupplier", "long", "getAsLong", List.of(), ret(nanoTime()))
        .run(eval(stat("java.lang.String", "java.lang.String", "valueOf", nanoTime()))));
    assertEquals(Set.of("p.T#getAsLong"), solved.carriers());
    assertEquals(Set.of(), solved.given());
    assertEquals(Set.of(), solved.called());
  }

  private static Set<String> given(Sources sources) {
    return new TreeSet<>(solved(sources).given());
  }

  private static Solved<String> solved(Sources sources) {
    return new TickAnalysis(Catalog.bundled()).solve(sources.program());
  }

  private static Set<String> carriers(Sources sources) {
    return new TreeSet<>(
        new TickAnalysis(Catalog.bundled()).solve(sources.program()).carriers());
  }
}
