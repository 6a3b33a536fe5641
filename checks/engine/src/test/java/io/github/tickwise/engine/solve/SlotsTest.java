package io.github.tickwise.engine.solve;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Declared.Claim;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Solved;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Kinds of fields, parameters and returns, across methods and classes. */
class SlotsTest {
  private final Variable<String> t = var("long", "t");
  private final Node<String> last = field("long", "last");

  @Test
  void aFieldIsWhatAnyMethodStores() {
    Solved s = new Sources()
        .field("long", "last")
        .method("void", "seed", put(last, nanoTime()))
        .run(probe("last", last))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("last"));
  }

  @Test
  void aFieldsInitialiserCounts() {
    Solved s =
        new Sources().field("long", "last", nanoTime()).run(probe("last", last)).solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("last"));
  }

  /** A field's zero stands beside the reading, but an unknown store gives way to it. */
  @Test
  void constantsAndUnknownsInAField() {
    Solved s = new Sources()
        .field("long", "last", num(0L))
        .method("void", "seed", put(last, nanoTime()))
        .method("void", "load", put(last, unknown()))
        .run(probe("last", last))
        .solve();
    assertEquals(Set.of(Kind.UNKNOWN, Kind.TICK), s.kinds("last"));
    assertEquals(true, s.value("last").isTick());
  }

  @Test
  void twoMeaningsInAField() {
    Solved s = new Sources()
        .field("long", "last")
        .method("void", "seed", put(last, nanoTime()))
        .method("void", "stop", put(last, minus(nanoTime(), last)))
        .run(probe("last", last))
        .solve();
    assertEquals(false, s.value("last").isTick());
  }

  @Test
  void aFieldOfAnotherObject() {
    Variable<String> other = var(T, "other");
    Solved s = new Sources()
        .field("long", "last")
        .method(
            "void", "seed", List.of(other), put(fieldOf(read(other), "long", "last"), nanoTime()))
        .run(probe("last", last))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("last"));
  }

  @Test
  void parametersAreWhatIsPassed() {
    Solved s = new Sources()
        .method("void", "use", List.of(t), probe("t", read(t)))
        .run(eval(call("void", "use", nanoTime())))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("t"));
  }

  /** One caller passes something unknown: then a reading there is not certain enough to report. */
  @Test
  void parametersAreReadStrictly() {
    Solved s = new Sources()
        .method("void", "use", List.of(t), probe("t", read(t)))
        .run(eval(call("void", "use", nanoTime())), eval(call("void", "use", unknown())))
        .solve();
    assertEquals(Set.of(Kind.UNKNOWN, Kind.TICK, Kind.MIXED), s.kinds("t"));
  }

  /** Also where the value goes on into a local or another parameter. */
  @Test
  void strictnessIsHandedOn() {
    Variable<String> u = var("long", "u");
    Variable<String> v = var("long", "v");
    Solved s = new Sources()
        .method(
            "void",
            "use",
            List.of(t),
            local(u, read(t)),
            probe("u", read(u)),
            eval(call("void", "deeper", read(t))))
        .method("void", "deeper", List.of(v), probe("v", read(v)))
        .run(eval(call("void", "use", nanoTime())), eval(call("void", "use", unknown())))
        .solve();
    assertEquals(false, s.value("u").isTick());
    assertEquals(false, s.value("v").isTick());
  }

  @Test
  void aConstantArgumentLeavesAParameterATick() {
    Solved s = new Sources()
        .method("void", "use", List.of(t), probe("t", read(t)))
        .run(eval(call("void", "use", nanoTime())), eval(call("void", "use", num(0L))))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("t"));
  }

  @Test
  void aMethodReturnsWhatItsBodyDoes() {
    Solved s = new Sources()
        .method("long", "now", ret(nanoTime()))
        .method("long", "twice", ret(call("long", "now")))
        .run(probe("now", call("long", "twice")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("now"));
  }

  @Test
  void aGetter() {
    Solved s = new Sources()
        .field("long", "last", nanoTime())
        .open("long", "getLast", List.of(), ret(last))
        .run(probe("last", on(self(), "long", "getLast")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("last"));
  }

  /** A static method's return is not read strictly: no other body can take its place. */
  @Test
  void returnsOfOverridableMethodsAreStrict() {
    Solved s = new Sources()
        .method("long", "fixed", when(flag(), ret(nanoTime())), ret(unknown()))
        .open("long", "open", List.of(), when(flag(), ret(nanoTime())), ret(unknown()))
        .run(probe("fixed", call("long", "fixed")), probe("open", on(self(), "long", "open")))
        .solve();
    assertEquals(true, s.value("fixed").isTick());
    assertEquals(false, s.value("open").isTick());
  }

  @Test
  void resultsFlowUpToTheOverriddenMethod() {
    Variable<String> clock = var("p.Clock", "clock");
    Solved s = new Sources()
        .method("void", "m", List.of(clock), probe("read", on(read(clock), "long", "read")))
        .inClass("p.Clock")
        .shape("long", "read", List.of())
        .inClass("p.Nano", "p.Clock")
        .overriding("p.Clock", "long", "read", List.of(), ret(nanoTime()))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("read"));
  }

  @Test
  void oneBodyThatDisagreesIsEnough() {
    Variable<String> clock = var("p.Clock", "clock");
    Sources sources = new Sources()
        .method("void", "m", List.of(clock), probe("read", on(read(clock), "long", "read")))
        .inClass("p.Clock")
        .shape("long", "read", List.of())
        .inClass("p.Nano", "p.Clock")
        .overriding("p.Clock", "long", "read", List.of(), ret(nanoTime()))
        .inClass("p.Wall", "p.Clock")
        .overriding("p.Clock", "long", "read", List.of(), ret(wallTime()));
    assertEquals(Set.of(Kind.TICK, Kind.WALL), sources.solve().kinds("read"));
    sources
        .inClass("p.Other", "p.Clock")
        .overriding("p.Clock", "long", "read", List.of(), ret(unknown()));
    assertEquals(false, sources.solve().value("read").isTick());
  }

  @Test
  void argumentsFlowDownToOverridingMethods() {
    Variable<String> sink = var("p.Sink", "sink");
    Variable<String> below = var("long", "below");
    Solved s = new Sources()
        .method("void", "m", List.of(sink), eval(on(read(sink), "void", "take", nanoTime())))
        .inClass("p.Sink")
        .shape("void", "take", List.of(t))
        .inClass("p.Real", "p.Sink")
        .overriding("p.Sink", "void", "take", List.of(below), probe("below", read(below)))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("below"));
  }

  @Test
  void aRecordsComponent() {
    Variable<String> at = var("long", "at");
    Variable<String> e = var("p.Event", "e");
    Solved s = new Sources()
        .run(
            local(e, make("p.Event", nanoTime())),
            probe("accessor", on(read(e), "long", "at")),
            probe("field", fieldOf(read(e), "long", "at")))
        .inRecord("p.Event", at)
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("accessor"));
    assertEquals(Set.of(Kind.TICK), s.kinds("field"));
  }

  @Test
  void aConstructorsParameter() {
    Variable<String> now = var("long", "now");
    Solved s = new Sources()
        .run(eval(make("p.Job", nanoTime())))
        .inClass("p.Job")
        .field("long", "start")
        .open(
            "void",
            "<init>",
            List.of(now),
            put(
                new Node.Field<>(new Slot.Field("p.Job", "start"), null, "long", "start"),
                read(now)))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.fieldKinds("p.Job", "start"));
  }

  @Test
  void aLambdaSeesTheVersionItCaptures() {
    Solved s = new Sources()
        .run(
            local(t, nanoTime()),
            eval(stat(
                "other.Lib",
                "void",
                "run",
                lambda("java.lang.Runnable", List.of(), probe("in", read(t))))))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("in"));
  }

  @Test
  void annotationsAreBelieved() {
    Solved s = new Sources()
        .field("long", "last")
        .declare(new Slot.Field(T, "last"), new Declared(Claim.TICK, "millis"))
        .declare(new Slot.Param(T + "#use(long)", 0), new Declared(Claim.SPAN, null))
        .declare(new Slot.Return("other.Lib#value()"), new Declared(Claim.TICK, null))
        .method("void", "use", List.of(t), probe("t", read(t)))
        .run(put(last, unknown()), probe("last", last), eval(call("void", "use", nanoTime())))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("last"));
    assertEquals("millis", s.clocks("last").get(0).unit());
    assertEquals(Set.of(Kind.SPAN), s.kinds("t"));
  }

  @Test
  void recursionEnds() {
    Variable<String> n = var("long", "n");
    Solved s = new Sources()
        .method(
            "long",
            "down",
            List.of(n),
            when(flag(), ret(nanoTime())),
            ret(call("long", "down", minus(read(n), num(1L)))))
        .method("long", "ping", ret(call("long", "pong")))
        .method("long", "pong", ret(call("long", "ping")))
        .run(probe("down", call("long", "down", num(3L))), probe("endless", call("long", "ping")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("down"));
    assertEquals(false, s.value("endless").mayBeTick());
  }

  private static Node<String> flag() {
    return stat("other.Lib", "boolean", "flag");
  }
}
