package io.github.tickwise.engine.solve;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Solved;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Kinds of locals: one version an assignment, joined where ways meet. */
class LocalsTest {
  private final Variable<String> t = var("long", "t");
  private final Variable<String> u = var("long", "u");

  /** {@code t = nanoTime(); t = nanoTime() - t;} */
  @Test
  void aVariableIsATickAndThenASpan() {
    Solved s = new Sources()
        .run(
            local(t, nanoTime()),
            probe("before", read(t)),
            put(read(t), minus(nanoTime(), read(t))),
            probe("after", read(t)))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("before"));
    assertEquals(Set.of(Kind.DIFFERENCE), s.kinds("after"));
  }

  @Test
  void aClockIsTold() {
    Solved s = new Sources().run(local(t, nanoTime()), probe("t", read(t))).solve();
    assertEquals("System.nanoTime()", s.clocks("t").get(0).source());
    assertEquals("nanos", s.clocks("t").get(0).unit());
  }

  @Test
  void waysJoin() {
    Solved s = new Sources()
        .run(local(t, nanoTime()), when(flag(), put(read(t), span())), probe("t", read(t)))
        .solve();
    assertEquals(Set.of(Kind.TICK, Kind.SPAN), s.kinds("t"));
  }

  /** A store on both ways leaves nothing of what was before. */
  @Test
  void bothWaysOverwrite() {
    Solved s = new Sources()
        .run(
            local(t, nanoTime()),
            when(flag(), put(read(t), span()), put(read(t), wallTime())),
            probe("t", read(t)))
        .solve();
    assertEquals(Set.of(Kind.SPAN, Kind.WALL), s.kinds("t"));
  }

  @Test
  void aWayThatReturnsJoinsNothing() {
    Solved s = new Sources()
        .run(
            local(t, nanoTime()),
            when(flag(), seq(put(read(t), span()), ret())),
            probe("t", read(t)))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("t"));
  }

  /** A constant on one way stands beside the kind of the other. */
  @Test
  void aConstantJoinsNothing() {
    Solved s = new Sources()
        .run(local(t, num(0L)), when(flag(), put(read(t), nanoTime())), probe("t", read(t)))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("t"));
  }

  @Test
  void onlyConstantsAreANumber() {
    Solved s = new Sources()
        .run(local(t, num(0L)), when(flag(), put(read(t), num(-1L))), probe("t", read(t)))
        .solve();
    assertEquals(Set.of(Kind.NUMBER), s.kinds("t"));
  }

  @Test
  void aLoopCarriesItsLastVersionToItsHead() {
    Solved s = new Sources()
        .run(
            local(t, nanoTime()),
            loop(flag(), seq(probe("head", read(t)), put(read(t), span()), probe("tail", read(t)))),
            probe("out", read(t)))
        .solve();
    assertEquals(Set.of(Kind.TICK, Kind.SPAN), s.kinds("head"));
    assertEquals(Set.of(Kind.SPAN), s.kinds("tail"));
    assertEquals(Set.of(Kind.TICK, Kind.SPAN), s.kinds("out"));
  }

  /** A deadline that is moved on in a loop: {@code t += interval}. */
  @Test
  void aCycleKeepsATick() {
    Solved s = new Sources()
        .run(
            local(t, nanoTime()),
            loop(flag(), put(read(t), plus(read(t), unknown()))),
            probe("t", read(t)))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("t"));
  }

  /** Degrees grow around the loop: it must end, and say MIXED. */
  @Test
  void aGrowingSumEnds() {
    Solved s = new Sources()
        .run(
            local(t, nanoTime()),
            loop(flag(), put(read(t), plus(read(t), nanoTime()))),
            probe("t", read(t)))
        .solve();
    assertEquals(Set.of(Kind.TICK, Kind.MIXED), s.kinds("t"));
  }

  /** The handler may see any version that was current while the body ran. */
  @Test
  void aHandlerSeesEveryVersionOfTheBody() {
    Solved s = new Sources()
        .run(
            local(t, nanoTime()),
            attempt(
                seq(act(), put(read(t), span()), act(), put(read(t), wallTime())),
                probe("handler", read(t))),
            probe("after", read(t)))
        .solve();
    assertEquals(Set.of(Kind.TICK, Kind.SPAN, Kind.WALL), s.kinds("handler"));
  }

  @Test
  void aParameterOfWhichNothingIsKnown() {
    Solved s =
        new Sources().method("void", "m", List.of(t), probe("t", read(t))).solve();
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("t"));
  }

  @Test
  void copiesAreWhatTheyCopy() {
    Solved s = new Sources()
        .run(local(t, nanoTime()), local(u, read(t)), probe("u", read(u)))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("u"));
  }

  @Test
  void aConditionalJoinsItsArms() {
    Solved s = new Sources()
        .run(
            probe("both", choose(flag(), nanoTime(), wallTime())),
            probe("zero", choose(flag(), nanoTime(), num(0L))))
        .solve();
    assertEquals(Set.of(Kind.TICK, Kind.WALL), s.kinds("both"));
    assertEquals(Set.of(Kind.TICK), s.kinds("zero"));
  }

  @Test
  void whatOneSumIs() {
    Variable<String> interval = var("long", "interval");
    Solved s = new Sources()
        .run(
            local(t, nanoTime()),
            local(interval, span()),
            probe("deadline", plus(read(t), read(interval))),
            probe("left", minus(plus(read(t), read(interval)), nanoTime())),
            probe("leftToo", plus(minus(read(interval), nanoTime()), read(t))),
            probe("midpoint", plus(read(t), nanoTime())),
            probe("inverse", minus(read(interval), read(t))),
            probe("unlike", minus(read(t), wallTime())),
            probe("doubtful", minus(read(t), unknown())))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("deadline"));
    assertEquals(Set.of(Kind.DIFFERENCE), s.kinds("left"));
    assertEquals(Set.of(Kind.SPAN), s.kinds("leftToo"));
    assertEquals(Set.of(Kind.MIXED), s.kinds("midpoint"));
    assertEquals(Set.of(Kind.INVERSE), s.kinds("inverse"));
    assertEquals(Set.of(Kind.MIXED), s.kinds("unlike"));
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("doubtful"));
  }

  @Test
  void conversionsDamage() {
    Variable<String> d = var("double", "d");
    Solved s = new Sources()
        .run(
            local(t, nanoTime()),
            probe("int", cast("int", read(t))),
            probe("double", cast("double", read(t))),
            local(d, read(t)),
            probe("implicit", read(d)),
            probe("same", cast("long", read(t))),
            probe("difference", cast("int", minus(nanoTime(), read(t)))))
        .solve();
    assertEquals(Set.of(Kind.DAMAGED), s.kinds("int"));
    assertEquals(Set.of(Kind.DAMAGED), s.kinds("double"));
    assertEquals(Set.of(Kind.DAMAGED), s.kinds("implicit"));
    assertEquals(Set.of(Kind.TICK), s.kinds("same"));
    assertEquals(Set.of(Kind.DIFFERENCE), s.kinds("difference"));
  }

  /** A 32-bit counter that is kept in a long no longer wraps where the long does. */
  @Test
  void wideningA32BitClockDamagesIt() {
    Solved s = new Sources()
        .models("my.Board#millis() : TICK millis int32", "my.Board#jiffies() : TICK raw")
        .run(
            local(t, stat("my.Board", "int", "millis")),
            probe("widened", read(t)),
            probe("narrow", stat("my.Board", "int", "millis")),
            probe("wide", cast("long", stat("my.Board", "int", "jiffies"))))
        .solve();
    assertEquals(Set.of(Kind.DAMAGED), s.kinds("widened"));
    assertEquals(Set.of(Kind.TICK), s.kinds("narrow"));
    assertEquals(Set.of(Kind.TICK), s.kinds("wide"));
  }

  @Test
  void otherOperators() {
    Solved s = new Sources()
        .run(
            local(t, nanoTime()),
            probe("scaled", bin(read(t), "/", num(1000))),
            probe("shifted", bin(read(t), ">>", num(20))),
            probe("rest", bin(read(t), "%", num(100L))),
            probe("hash", bin(read(t), "^", num(7L))),
            probe("negated", negative(read(t))),
            probe("test", less(read(t), num(0L))))
        .solve();
    assertEquals(Set.of(Kind.DAMAGED), s.kinds("scaled"));
    assertEquals(Set.of(Kind.DAMAGED), s.kinds("shifted"));
    assertEquals(Set.of(Kind.MIXED), s.kinds("rest"));
    assertEquals(Set.of(Kind.MIXED), s.kinds("hash"));
    assertEquals(Set.of(Kind.INVERSE), s.kinds("negated"));
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("test"));
  }

  private static Node<String> flag() {
    return stat("other.Lib", "boolean", "flag");
  }
}
