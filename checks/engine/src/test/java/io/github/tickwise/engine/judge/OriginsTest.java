package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Solution;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The constants and readings that reach a place. */
class OriginsTest {
  private static final String MAP = "java.util.Map";

  private final Node<String> last = field("long", "last");
  private final Node<String> map = field(MAP, "map");
  private final Variable<String> x = var("long", "x");
  private final Variable<String> p = var("long", "p");

  private static Node<String> flag() {
    return stat("other.Lib", "boolean", "flag");
  }

  private static Origins<String> origins(Solution<String> solution) {
    Fields<String> fields = new Fields<>(solution, new CallGraph<>(solution));
    Remaps<String> remaps = new Remaps<>(solution);
    for (Method<String> m : solution.program().methods()) {
      fields.collect(solution.flow(m));
      remaps.collect(solution.flow(m));
    }
    return new Origins<>(solution, fields, remaps);
  }

  private static String text(Origins.Trace<String> trace) {
    TreeSet<String> all = new TreeSet<>();
    trace
        .constants()
        .forEach(s -> all.add(s.value() + (s.definition() == null ? " by default" : "")));
    if (trace.readings()) {
      all.add("readings");
    }
    return String.join(", ", all);
  }

  private static String trace(Sources sources, boolean throughSums, Number reserved) {
    Probed at = Probed.in(sources, "x");
    return text(origins(at.solution()).trace(at.x(), at.flow(), throughSums, reserved));
  }

  private static String trace(Sources sources) {
    return trace(sources, false, null);
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private Sources see(Node<String> of, Stmt<String>... before) {
    return new Sources()
        .field("long", "last")
        .field(MAP, "map", make("java.util.HashMap"))
        .method("void", "beat", put(last, nanoTime()))
        .method("void", "m", seq(before), probe("x", of));
  }

  @Test
  void fieldsAndTheirDefaults() {
    assertEquals("0 by default, readings", trace(see(last)));
    assertEquals(
        "-1, 0 by default, readings",
        trace(see(last).method("void", "reset", put(last, num(-1L)))));
    assertEquals(
        "readings", trace(new Sources().field("long", "last", nanoTime()).run(probe("x", last))));
    assertEquals(
        "7, readings",
        trace(new Sources()
            .field("long", "last", num(7L))
            .method("void", "beat", put(last, nanoTime()))
            .run(probe("x", last))));
  }

  @Test
  void locals() {
    Stmt<String> seven = local(x, num(7L));
    assertEquals("7", trace(see(read(x), seven)));
    assertEquals("7, readings", trace(see(read(x), seven, when(flag(), put(read(x), nanoTime())))));
    assertEquals("readings", trace(see(read(x), seven, put(read(x), nanoTime()))));
    assertEquals("0 by default, readings", trace(see(read(x), local(x, last))));
    assertEquals("3, 7", trace(see(choose(flag(), num(3L), num(7L)))));
  }

  @Test
  void sums() {
    Node<String> sum = plus(last, num(5L));
    assertEquals("readings", trace(see(sum), false, null));
    assertEquals("0 by default, readings", trace(see(sum), true, null));
    assertEquals("0 by default, readings", trace(see(minus(last, span())), true, null));
    assertEquals("0 by default, readings", trace(see(plus(span(), last)), true, null));
    assertEquals("readings", trace(see(bin(last, "*", num(5L))), true, null));
    assertEquals(
        "readings",
        trace(see(plus(read(x), nanoTime()), local(x, num(7L))), true, null),
        "an interval is no reserved value");
  }

  @Test
  void boxesAndConversions() {
    assertEquals("0 by default, readings", trace(see(stat(LONG, LONG, "valueOf", last))));
    assertEquals("7", trace(see(cast("int", read(x)), local(x, num(7L)))));
    assertEquals(
        "0 by default, readings",
        trace(see(stat("java.util.Objects", LONG, "requireNonNull", last))));
  }

  @Test
  void containers() {
    Stmt<String> never = eval(on(map, LONG, "put", num(1L), num(-1L)));
    Stmt<String> fill = eval(on(map, LONG, "put", num(1L), nanoTime()));
    assertEquals(
        "-1, readings",
        trace(see(on(map, LONG, "get", num(1L))).method("void", "fill", never, fill)));
    Variable<String> none = var("long", "none");
    assertEquals(
        "0, readings",
        trace(see(on(map, LONG, "getOrDefault", num(1L), read(none)), local(none, num(0L)))
            .method("void", "fill", fill)));
    Variable<String> array = var("long[]", "array");
    assertEquals(
        "0, readings",
        trace(see(
            index(read(array), num(1)),
            local(array, longs(num(4))),
            put(index(read(array), num(0)), nanoTime()))));
    assertEquals(
        "5, readings",
        trace(see(index(read(array), num(1)), local(array, longsOf(nanoTime(), num(5L))))));
    assertEquals("readings", trace(see(index(stat("other.Lib", "long[]", "all"), num(1)))));
  }

  @Test
  void methods() {
    assertEquals(
        "-1, readings",
        trace(see(call("long", "at"))
            .method("long", "at", when(flag(), ret(num(-1L))), ret(nanoTime()))));
    assertEquals("readings", trace(see(unknown())));
    assertEquals("readings", trace(see(nanoTime())));
    assertEquals(
        "9, readings",
        trace(new Sources()
            .method("void", "n", List.of(p), probe("x", read(p)))
            .run(eval(call("void", "n", num(9L))), eval(call("void", "n", nanoTime())))));
  }

  /** A clock by its own word; but of a getter an annotation says no more than of its field. */
  @Test
  void declaredMethods() {
    Declared tick = new Declared(Declared.Claim.TICK, "nanos");
    assertEquals(
        "readings",
        trace(see(call("long", "at"))
            .method("long", "at", when(flag(), ret(num(-1L))), ret(nanoTime()))
            .declare(new Slot.Return(T + "#at()"), tick)));
    assertEquals(
        "0 by default, readings",
        trace(see(call("long", "at"))
            .method("long", "at", ret(last))
            .declare(new Slot.Return(T + "#at()"), tick)));
  }

  @Test
  void overridingMethods() {
    Node<String> at = on(self(), "long", "at");
    Sources sources = see(at)
        .open("long", "at", List.of(), ret(nanoTime()))
        .inClass("p.Sub", T)
        .overriding(T, "long", "at", List.of(), ret(num(-1L)));
    assertEquals("-1, readings", trace(sources));
    Probed probed = Probed.in(sources, "x");
    assertEquals(
        "readings", text(origins(probed.solution()).traceDirectly(probed.x(), probed.flow())));
  }

  /** What is mapped away does not get there. */
  @Test
  void remappedValues() {
    Stmt<String> start = local(x, nanoTime());
    Stmt<String> remap = when(bin(read(x), "==", num(0L)), put(read(x), num(1L)));
    assertEquals("", trace(see(read(x), start, remap), false, 0L));
    assertEquals("readings", trace(see(read(x), start, remap), false, -1L));
    assertEquals("readings", trace(see(read(x), start, remap), false, null));
    Stmt<String> wrong = when(bin(read(x), "!=", num(0L)), put(read(x), num(1L)));
    assertEquals("1, readings", trace(see(read(x), start, wrong), false, 0L));
    Stmt<String> nothing = when(bin(read(x), "==", num(0L)), put(read(x), num(0L)));
    assertEquals("0, readings", trace(see(read(x), start, nothing), false, 0L));
    Stmt<String> turned = when(bin(num(0L), "==", read(x)), put(read(x), num(1L)));
    assertEquals("", trace(see(read(x), start, turned), false, 0L));
    Stmt<String> negated = when(bin(read(x), "!=", num(0L)), act(), put(read(x), num(1L)));
    assertEquals("", trace(see(read(x), start, negated), false, 0L));
  }

  @Test
  void remappedFields() {
    Sources sources = new Sources()
        .field("long", "last", nanoTime())
        .method(
            "void",
            "beat",
            put(last, nanoTime()),
            when(bin(last, "==", num(0L)), put(last, num(1L))))
        .run(probe("x", last));
    assertEquals("", trace(sources, false, 0L));
    assertEquals("readings", trace(sources, false, 5L));
  }

  /** {@code nanoTime() | 1} is never 0. */
  @Test
  void flagsInTheLowestBits() {
    Node<String> flagged = bin(nanoTime(), "|", num(1L));
    assertEquals("readings", trace(see(flagged), false, null));
    assertEquals("", trace(see(flagged), false, 0L));
    assertEquals("readings", trace(see(flagged), false, -1L));
    Node<String> cleared = bin(last, "&", num(~1L));
    assertEquals("0 by default, readings", trace(see(cleared), false, 0L));
    assertEquals("", trace(see(cleared), false, -1L));
  }

  @Test
  void whatGoesRoundInCircles() {
    assertEquals(
        "0 by default, readings",
        trace(see(last).method("void", "copy", local(x, last), put(last, read(x)))));
  }
}
