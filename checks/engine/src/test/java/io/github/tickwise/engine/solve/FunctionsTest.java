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

/** Lambdas and method references: what they give belongs to the slot that holds them. */
class FunctionsTest {
  private static final String SUPPLIER = "java.util.function.LongSupplier";

  private final Variable<String> clock = var(SUPPLIER, "clock");
  private final Node<String> systemClock =
      statRef(SUPPLIER, "java.lang.System", "long", "nanoTime");

  @Test
  void aReferenceToASource() {
    Solved s = new Sources()
        .run(local(clock, systemClock), probe("now", on(read(clock), "long", "getAsLong")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("now"));
  }

  @Test
  void aLambdaThatReadsASource() {
    Solved s = new Sources()
        .run(
            local(clock, lambda(SUPPLIER, List.of(), nanoTime())),
            probe("now", on(read(clock), "long", "getAsLong")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("now"));
  }

  @Test
  void aReferenceToAMethodOfTheProgram() {
    Solved s = new Sources()
        .method("long", "now", ret(nanoTime()))
        .run(
            local(clock, statRef(SUPPLIER, T, "long", "now")),
            probe("now", on(read(clock), "long", "getAsLong")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("now"));
  }

  /** The injected clock of a constructor. */
  @Test
  void aSupplierInAField() {
    Node<String> held = field(SUPPLIER, "clock");
    Solved s = new Sources()
        .field(SUPPLIER, "clock")
        .method("void", "use", List.of(clock), put(held, read(clock)))
        .run(eval(call("void", "use", systemClock)), probe("now", on(held, "long", "getAsLong")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("now"));
  }

  @Test
  void twoSuppliersAreToldApart() {
    Variable<String> other = var(SUPPLIER, "other");
    Solved s = new Sources()
        .run(
            local(clock, systemClock),
            local(other, lambda(SUPPLIER, List.of(), wallTime())),
            probe("now", on(read(clock), "long", "getAsLong")),
            probe("wall", on(read(other), "long", "getAsLong")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("now"));
    assertEquals(Set.of(Kind.WALL), s.kinds("wall"));
  }

  @Test
  void aFunctionalTypeOfTheProgram() {
    Variable<String> mine = var("p.Clock", "mine");
    Solved s = new Sources()
        .run(
            local(mine, statRef("p.Clock", "java.lang.System", "long", "nanoTime")),
            probe("now", on(read(mine), "long", "read")))
        .inClass("p.Clock")
        .shape("long", "read", List.of())
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("now"));
  }

  @Test
  void aFunctionsInputs() {
    Variable<String> task = var("p.Task", "task");
    Variable<String> at = var("long", "at");
    Solved s = new Sources()
        .method("void", "run", List.of(task), eval(on(read(task), "void", "at", nanoTime())))
        .run(eval(call("void", "run", lambda("p.Task", List.of(at), probe("at", read(at))))))
        .inClass("p.Task")
        .shape("void", "at", List.of(var("long", "when")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("at"));
  }

  @Test
  void aReferenceToALibraryMethodIsAppliedToWhatIsHeld() {
    String operator = "java.util.function.LongBinaryOperator";
    Variable<String> a = var(ATOMIC, "a");
    Node<String> max = statRef(operator, "java.lang.Math", "long", "max", "long", "long");
    Solved s = new Sources()
        .run(
            local(a, make(ATOMIC, nanoTime())),
            probe("max", on(read(a), "long", "accumulateAndGet", nanoTime(), max)),
            probe("a", on(read(a), "long", "get")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("max"));
    assertEquals(Set.of(Kind.TICK), s.kinds("a"));
  }

  /** {@code map.values().stream().map(Event::at)}. */
  @Test
  void aReferenceToAnAccessor() {
    String stream = "java.util.stream.Stream";
    String function = "java.util.function.Function";
    Variable<String> list = var("java.util.List", "list");
    Variable<String> x = var("long", "x");
    Node<String> accessor = new Node.Reference<>(
        new io.github.tickwise.engine.model.MethodRef("p.Event", "at", List.of(), "long", false),
        null,
        function,
        "Event::at");
    Solved s = new Sources()
        .run(
            local(list, make("java.util.ArrayList")),
            eval(on(read(list), "boolean", "add", make("p.Event", nanoTime()))),
            eval(on(
                on(on(read(list), stream, "stream"), stream, "map", accessor),
                "void",
                "forEach",
                lambda("java.util.function.Consumer", List.of(x), probe("x", read(x))))))
        .inRecord("p.Event", var("long", "at"))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("x"));
  }

  @Test
  void aBoundReference() {
    Variable<String> ticker = var("com.google.common.base.Ticker", "ticker");
    Solved s = new Sources()
        .method(
            "void",
            "m",
            List.of(ticker),
            local(clock, boundRef(SUPPLIER, read(ticker), "long", "read")),
            probe("now", on(read(clock), "long", "getAsLong")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("now"));
  }

  @Test
  void aSupplierOfWhichNothingIsKnown() {
    Solved s = new Sources()
        .method("void", "m", List.of(clock), probe("now", on(read(clock), "long", "getAsLong")))
        .solve();
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("now"));
  }
}
