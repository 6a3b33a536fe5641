package io.github.tickwise.engine.trail;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.Step;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How each kind of store on the way of a reading is put into words. */
class WordingTest {
  private static final String MAP = "java.util.Map";
  private static final String SUPPLIER = "java.util.function.LongSupplier";
  private static final String EVENT = "p.Event";

  private final Node<String> last = field("long", "last");
  private final Variable<String> t = var("long", "t");

  private static Node<String> flag() {
    return stat("other.Lib", "boolean", "flag");
  }

  private static List<String> path(Sources sources) {
    return sources.findings().stream()
        .filter(f -> f.rule() == Rule.DIRECT_COMPARISON)
        .findFirst()
        .orElseThrow()
        .path()
        .stream()
        .map(Step::text)
        .toList();
  }

  private static io.github.tickwise.engine.source.Stmt<String> use(Node<String> x) {
    return eval(less(x, unknown()));
  }

  @Test
  void stores() {
    assertEquals(
        List.of("t = System.nanoTime()", "last = t"),
        path(new Sources()
            .field("long", "last")
            .method("void", "beat", local(t, nanoTime()), put(last, read(t)))
            .run(use(last))));
    assertEquals(
        List.of("System.nanoTime() is read", "it is stored in last"),
        path(new Sources()
            .field("long", "last")
            .method("void", "beat", put(last, choose(flag(), nanoTime(), unknown())))
            .run(use(last))));
  }

  /** {@code this.last = last}, and a local of a field's name. */
  @Test
  void storesOfOneName() {
    Variable<String> given = var("long", "last");
    assertEquals(
        List.of(
            "System.nanoTime() is passed to T.set as last",
            "last is stored in the field of that name"),
        path(new Sources()
            .field("long", "last")
            .method("void", "set", List.of(given), put(last, read(given)))
            .method("void", "beat", eval(call("void", "set", nanoTime())))
            .run(use(last))));
    assertEquals(
        List.of("last = System.nanoTime()"),
        path(new Sources()
            .field("long", "last", nanoTime())
            .run(local(given, last), use(read(given)))));
  }

  @Test
  void contents() {
    Node<String> map = field(MAP, "map");
    assertEquals(
        List.of("System.nanoTime() is put into map"),
        path(new Sources()
            .field(MAP, "map", make("java.util.HashMap"))
            .method("void", "fill", eval(on(map, LONG, "put", num(1L), nanoTime())))
            .run(use(on(map, LONG, "get", num(1L))))));
    Variable<String> key = var("long", "key");
    assertEquals(
        List.of("System.nanoTime() is put into map as a key", "key = iterator().next()"),
        path(new Sources()
            .field(MAP, "map", make("java.util.HashMap"))
            .method("void", "fill", eval(on(map, LONG, "put", nanoTime(), num(1L))))
            .run(each(key, on(map, "java.util.Set", "keySet"), use(read(key))))));
  }

  @Test
  void methods() {
    assertEquals(
        List.of("T.now returns System.nanoTime()", "t = T.now()"),
        path(new Sources()
            .method("long", "now", ret(nanoTime()))
            .run(local(t, call("long", "now")), use(read(t)))));
    assertEquals(
        List.of("a lambda returns System.nanoTime()"),
        path(new Sources()
            .field(SUPPLIER, "clock", lambda(SUPPLIER, List.of(), nanoTime()))
            .run(use(on(field(SUPPLIER, "clock"), "long", "getAsLong")))));
    Variable<String> made = var("long", "$made");
    assertEquals(
        List.of("System.nanoTime() is passed to T.use as argument 1"),
        path(new Sources()
            .method("void", "use", List.of(made), use(read(made)))
            .run(eval(call("void", "use", nanoTime())))));
  }

  @Test
  void objects() {
    Variable<String> at = var("long", "at");
    Variable<String> event = var(EVENT, "event");
    assertEquals(
        List.of(
            "System.nanoTime() is passed to new Event as at",
            "at is stored in the field of that name",
            "Event.at returns at"),
        path(new Sources()
            .run(local(event, make(EVENT, nanoTime())), use(on(read(event), "long", "at")))
            .inRecord(EVENT, at)));
  }

  /** The name of an anonymous class is a number, which says nothing. */
  @Test
  void anonymousClasses() {
    Variable<String> event = var("p.T$1", "event");
    assertEquals(
        List.of("now returns System.nanoTime()"),
        path(new Sources()
            .method("void", "m", List.of(event), use(on(read(event), "long", "now")))
            .inClass("p.T$1")
            .open("long", "now", List.of(), ret(nanoTime()))));
  }

  @Test
  void declarations() {
    Declared tick = new Declared(Declared.Claim.TICK, "nanos");
    Variable<String> given = var("long", "given");
    assertEquals(
        List.of("parameter 1 of T.m is declared a tick"),
        path(new Sources()
            .method("void", "m", List.of(given), use(read(given)))
            .declare(new Slot.Param(T + "#m(long)", 0), tick)));
    assertEquals(
        List.of("t = T.now()"),
        path(new Sources()
            .method("long", "now", ret(unknown()))
            .declare(new Slot.Return(T + "#now()"), tick)
            .run(local(t, call("long", "now")), use(read(t)))),
        "the call reads the clock by its own word");
    assertEquals(
        List.of(),
        path(new Sources()
            .declare(new Slot.Return("other.Lib#value()"), tick)
            .run(eval(less(unknown(), span())))));
  }

  /** Through overriding methods there is no line to show. */
  @Test
  void overriddenMethods() {
    assertEquals(
        List.of("Sub.now returns System.nanoTime()"),
        path(new Sources()
            .shape("long", "now", List.of())
            .run(use(on(self(), "long", "now")))
            .inClass("p.Sub", T)
            .overriding(T, "long", "now", List.of(), ret(nanoTime()))));
  }
}
