package io.github.tickwise.engine.solve;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.catalog.Clock;
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

/** What annotations say, as the solver takes it. */
class ClaimsTest {
  private static final Declared TICK = new Declared(Claim.TICK, null);
  private static final Declared SPAN = new Declared(Claim.SPAN, null);
  private static final String LIST = "java.util.List";
  private static final String MAP = "java.util.Map";
  private static final String CLOCK = "p.Clock";

  private final Variable<String> at = var("long", "at");

  private static Node<String> get(Variable<String> map, Node<String> key) {
    return on(read(map), "java.lang.Object", "get", key);
  }

  @Test
  void everyVersionOfALocal() {
    Variable<String> v = new Variable<>("v", "long", TICK, "v");
    Solved s = new Sources()
        .run(
            local(v, unknown()),
            probe("first", read(v)),
            put(read(v), unknown()),
            probe("second", read(v)))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("first"));
    assertEquals(Set.of(Kind.TICK), s.kinds("second"));
  }

  @Test
  void aLocalOfTheSameNameElsewhere() {
    Variable<String> v = new Variable<>("v", "long", TICK, "v");
    Variable<String> w = var("long", "v");
    Solved s = new Sources()
        .method("void", "a", local(v, unknown()), probe("a", read(v)))
        .method("void", "b", local(w, unknown()), probe("b", read(w)))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("a"));
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("b"));
  }

  @Test
  void elementsValuesAndKeys() {
    Variable<String> list = var(LIST, "list");
    Variable<String> map = var(MAP, "map");
    String m = T + "#m(" + LIST + "," + MAP + ")";
    Declared both = Declared.join(Declared.ofKeys(SPAN), Declared.ofValues(TICK));
    Solved s = new Sources()
        .declare(new Slot.Param(m, 0), Declared.ofValues(TICK))
        .declare(new Slot.Param(m, 1), both)
        .method(
            "void",
            "m",
            List.of(list, map),
            eval(on(read(list), "boolean", "add", unknown())),
            probe("element", get(list, num(0))),
            probe("value", get(map, unknown())),
            each(at, on(read(map), "java.util.Set", "keySet"), probe("key", read(at))))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("element"), "an unknown store changes nothing");
    assertEquals(Set.of(Kind.TICK), s.kinds("value"));
    assertEquals(Set.of(Kind.SPAN), s.kinds("key"));
  }

  @Test
  void ofAnArrayAnAtomicAndASupplierTheContents() {
    Variable<String> array = var("long[]", "array");
    Variable<String> atomic = var(ATOMIC, "atomic");
    Variable<String> clock = var("java.util.function.LongSupplier", "clock");
    String m = T + "#m(long[]," + ATOMIC + ",java.util.function.LongSupplier)";
    Solved s = new Sources()
        .declare(new Slot.Param(m, 0), Declared.ofValues(TICK))
        .declare(new Slot.Param(m, 1), TICK)
        .declare(new Slot.Param(m, 2), TICK)
        .method(
            "void",
            "m",
            List.of(array, atomic, clock),
            probe("array", index(read(array), num(0))),
            probe("atomic", on(read(atomic), "long", "get")),
            probe("clock", on(read(clock), "long", "getAsLong")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("array"));
    assertEquals(Set.of(Kind.TICK), s.kinds("atomic"));
    assertEquals(Set.of(Kind.TICK), s.kinds("clock"));
  }

  /** The solver may take two objects for one, so a claim on one must not make the other's spans ticks. */
  @Test
  void whatElseIsPutInStaysKnown() {
    Variable<String> list = var(LIST, "list");
    Solved s = new Sources()
        .declare(new Slot.Param(T + "#m(" + LIST + ")", 0), Declared.ofValues(TICK))
        .method(
            "void",
            "m",
            List.of(list),
            eval(on(read(list), "boolean", "add", span())),
            probe("element", get(list, num(0))))
        .solve();
    assertEquals(Set.of(Kind.TICK, Kind.SPAN), s.kinds("element"));
  }

  @Test
  void theContentsOfWhatAnotherProgramReturns() {
    Variable<String> list = var(LIST, "list");
    Solved s = new Sources()
        .declare(new Slot.Return("other.Lib#all()"), Declared.ofValues(TICK))
        .run(local(list, stat("other.Lib", LIST, "all")), probe("element", get(list, num(0))))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("element"));
  }

  private Sources inheriting(Declared result, Declared parameter) {
    return new Sources()
        .inClass(CLOCK)
        .declare(new Slot.Return(CLOCK + "#read(long)"), result)
        .declare(new Slot.Param(CLOCK + "#read(long)", 0), parameter)
        .shape("long", "read", List.of(at))
        .inClass("p.Ours", CLOCK)
        .overriding(CLOCK, "long", "read", List.of(at), probe("in", read(at)), ret(unknown()))
        .method("void", "m", probe("out", on(read(var("p.Ours", "o")), "long", "read", unknown())));
  }

  @Test
  void anOverridingMethodInheritsResultAndParameters() {
    Solved s = inheriting(TICK, SPAN).solve();
    assertEquals(Set.of(Kind.SPAN), s.kinds("in"));
    assertEquals(Set.of(Kind.TICK), s.kinds("out"));
  }

  @Test
  void whatItSaysItselfCounts() {
    Solved s = inheriting(TICK, SPAN)
        .declare(new Slot.Return("p.Ours#read(long)"), SPAN)
        .declare(new Slot.Param("p.Ours#read(long)", 0), TICK)
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("in"));
    assertEquals(Set.of(Kind.SPAN), s.kinds("out"));
  }

  @Test
  void silenceIsNotInherited() {
    Solved s = inheriting(Declared.silent(Set.of("*")), SPAN).solve();
    assertEquals(null, s.solution().declared(new Slot.Return("p.Ours#read(long)")));
  }

  @Test
  void theClockOfWhatFlowsInWhereTheAnnotationNamesNone() {
    Solved s = new Sources()
        .field("long", "last")
        .field("long", "kept")
        .declare(new Slot.Field(T, "last"), TICK)
        .declare(new Slot.Field(T, "kept"), TICK)
        .declare(new Slot.Return("other.Lib#value()"), TICK)
        .run(
            put(field("long", "last"), nanoTime()),
            put(field("long", "kept"), field("long", "last")),
            probe("kept", field("long", "kept")),
            probe("lib", unknown()))
        .solve();
    assertEquals(
        List.of("System.nanoTime()"),
        s.clocks("kept").stream().map(Clock::source).toList());
    assertEquals("raw", s.clocks("lib").get(0).unit());
  }

  @Test
  void theWidthIsTheTypes() {
    Solved s = new Sources()
        .field("int", "stamp")
        .declare(new Slot.Field(T, "stamp"), TICK)
        .run(probe("stamp", field("int", "stamp")))
        .solve();
    assertEquals(32, s.clocks("stamp").get(0).width());
  }
}
