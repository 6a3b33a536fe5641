package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Whole chains of plus and minus, and whether a reading was taken here or kept. */
class SumsTest {
  private static final String UNIT = "java.util.concurrent.TimeUnit";

  private final Variable<String> a = var("long", "a");
  private final Variable<String> b = var("long", "b");
  private final Variable<String> c = var("long", "c");
  private final Variable<String> d = var("long", "d");
  private final Node<String> last = field("long", "last");

  @SafeVarargs
  @SuppressWarnings("varargs")
  private Sources with(Node<String> x, Stmt<String>... before) {
    return new Sources()
        .field("long", "last")
        .method("void", "beat", put(last, nanoTime()))
        .method("void", "m", List.of(a, b, c), seq(before), probe("x", x));
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private String terms(Node<String> x, Stmt<String>... before) {
    Probed p = Probed.in(with(x, before), "x");
    return Terms.of(p.x(), p.flow(), p.solution()).stream()
        .map(t -> (t.sign() > 0 ? "+" : "-") + Texts.of(t.value()))
        .collect(Collectors.joining(" "));
  }

  @Test
  void signs() {
    assertEquals("+a -b -c", terms(minus(read(a), plus(read(b), read(c)))));
    assertEquals("+a -b +c", terms(minus(read(a), minus(read(b), read(c)))));
    assertEquals("-a +b", terms(negative(minus(read(a), read(b)))));
    assertEquals("+a +5", terms(plus(read(a), num(5L))));
    assertEquals("+a * b", terms(bin(read(a), "*", read(b))));
    assertEquals("+a", terms(read(a)));
  }

  @Test
  void throughLocals() {
    Stmt<String> once = local(d, minus(read(a), read(b)));
    assertEquals("+a -b +c", terms(plus(read(d), read(c)), once));
    assertEquals("+c -a +b", terms(minus(read(c), read(d)), once));
    Stmt<String> again = when(bin(read(c), "==", num(1L)), put(read(d), read(c)));
    assertEquals("+d", terms(read(d), once, again), "stored twice");
    assertEquals("+d", terms(read(d), local(d, unknown())), "no sum");
    Variable<String> e = var("long", "e");
    assertEquals("+d +c", terms(read(e), once, local(e, plus(read(d), read(c)))), "one step");
  }

  @Test
  void conversions() {
    Node<String> cut = cast("int", minus(read(a), read(b)));
    assertEquals("+(int) (a - b) +c", terms(plus(cut, read(c))));
    Node<String> boxed = stat(LONG, LONG, "valueOf", minus(read(a), read(b)));
    assertEquals("+a -b -c", terms(minus(boxed, read(c))));
  }

  @Test
  void noMoreThanAnybodyWrites() {
    Node<String> sum = read(a);
    for (int i = 0; i < 40; i++) {
      sum = plus(read(b), sum);
    }
    assertEquals(17, terms(sum).split(" \\+b").length, terms(sum));
  }

  @Test
  void whatIsASum() {
    Probed p = Probed.in(with(plus(read(a), read(b))), "x");
    assertTrue(Terms.isSum(p.x()));
    assertTrue(Terms.isSum(Probed.in(with(minus(read(a), read(b))), "x").x()));
    assertTrue(Terms.isSum(Probed.in(with(negative(read(a))), "x").x()));
    assertFalse(Terms.isSum(Probed.in(with(bin(read(a), "*", read(b))), "x").x()));
    assertFalse(Terms.isSum(Probed.in(with(read(a)), "x").x()));
    assertFalse(Terms.isSum(null));
  }

  @Test
  void whatWasStored() {
    Probed p = Probed.in(with(read(d), local(d, unknown())), "x");
    assertEquals("Lib.value()", Terms.stored(p.x(), p.flow(), p.solution()).origin());
    Probed parameter = Probed.in(with(read(a)), "x");
    assertNull(Terms.stored(parameter.x(), parameter.flow(), parameter.solution()));
    Probed aField = Probed.in(with(last), "x");
    assertNull(Terms.stored(aField.x(), aField.flow(), aField.solution()));
  }

  // Fresh or stored.

  @SafeVarargs
  @SuppressWarnings("varargs")
  private Freshness freshness(Node<String> x, Stmt<String>... before) {
    Sources sources = with(x, before)
        .field("java.util.Map", "map", make("java.util.HashMap"))
        .method(
            "void",
            "fill",
            eval(on(field("java.util.Map", "map"), LONG, "put", num(1L), nanoTime())))
        .method("long", "now", ret(nanoTime()))
        .method("long", "later", ret(plus(nanoTime(), num(5L))))
        .method("long", "kept", ret(last))
        .method("long", "old", ret(minus(call("long", "kept"), num(5L))))
        .method("long", "either", when(bin(unknown(), "==", num(1L)), ret(last)), ret(nanoTime()));
    Probed p = Probed.in(sources, "x");
    return Freshness.of(p.x(), p.flow(), p.solution());
  }

  private static Node<String> millis(Node<String> x) {
    return on(constant(UNIT, "NANOSECONDS"), "long", "toMillis", x);
  }

  @Test
  void fresh() {
    for (Node<String> x : List.of(
        nanoTime(),
        bin(nanoTime(), "/", num(1000L)),
        bin(num(1000L), "*", nanoTime()),
        plus(nanoTime(), span()),
        minus(nanoTime(), span()),
        millis(nanoTime()),
        stat(LONG, LONG, "valueOf", nanoTime()),
        cast("int", nanoTime()),
        call("long", "now"),
        call("long", "later"))) {
      assertEquals(Freshness.FRESH, freshness(x), x.origin());
    }
    assertEquals(Freshness.FRESH, freshness(read(d), local(d, nanoTime())));
  }

  @Test
  void stored() {
    for (Node<String> x : List.of(
        last,
        plus(last, span()),
        bin(last, "/", num(1000L)),
        millis(last),
        on(field("java.util.Map", "map"), LONG, "get", num(1L)),
        call("long", "kept"))) {
      assertEquals(Freshness.STORED, freshness(x), x.origin());
    }
    assertEquals(Freshness.STORED, freshness(read(d), local(d, last)));
  }

  @Test
  void neither() {
    for (Node<String> x : List.of(
        read(a),
        unknown(),
        call("long", "either"),
        call("long", "old"),
        minus(unknown(), nanoTime()),
        bin(nanoTime(), "%", num(7L)),
        make(ATOMIC, nanoTime()),
        choose(bin(read(c), "==", num(1L)), last, nanoTime()))) {
      assertEquals(Freshness.UNKNOWN, freshness(x), x.origin());
    }
    assertEquals(Freshness.UNKNOWN, freshness(last, put(last, nanoTime())), "by this method");
  }

  // Another unit.

  @SafeVarargs
  @SuppressWarnings("varargs")
  private boolean isConverted(Node<String> x, Stmt<String>... before) {
    Node<String> ms = field("long", "ms");
    Node<String> mixed = field("long", "mixed");
    Sources sources = with(x, before)
        .field("long", "ms")
        .field("long", "mixed")
        .method("void", "fill", put(ms, bin(nanoTime(), "/", num(1000L))), put(ms, num(0L)))
        .method("void", "mix", put(mixed, bin(nanoTime(), "/", num(1000L))), put(mixed, nanoTime()))
        .method("long", "millis", ret(millis(nanoTime())))
        .method("void", "use", List.of(d), act())
        .method("long", "now", ret(nanoTime()));
    Probed p = Probed.in(sources, "x");
    return new Conversions<>(p.solution()).isConverted(p.x(), p.flow());
  }

  @Test
  void converted() {
    Node<String> micros = bin(nanoTime(), "/", num(1000L));
    for (Node<String> x : List.of(
        micros,
        bin(nanoTime(), "/", num(1_000_000L)),
        bin(nanoTime(), "/", num(1_000_000_000L)),
        millis(nanoTime()),
        cast("int", nanoTime()),
        cast("long", cast("int", nanoTime())),
        cast("short", nanoTime()),
        plus(micros, num(5L)),
        plus(num(5L), micros),
        minus(micros, num(5L)),
        field("long", "ms"),
        call("long", "millis"))) {
      assertTrue(isConverted(x), x.origin());
    }
    assertTrue(isConverted(read(d), local(d, micros)));
  }

  @Test
  void notConverted() {
    for (Node<String> x : List.of(
        nanoTime(),
        bin(nanoTime(), "/", num(1024L)),
        bin(nanoTime(), "/", unknown()),
        bin(nanoTime(), "*", num(1000L)),
        bin(nanoTime(), ">>", num(10)),
        cast("long", nanoTime()),
        stat("java.lang.Math", "long", "max", bin(nanoTime(), "/", num(1000L)), num(0L)),
        field("long", "mixed"),
        last,
        call("long", "now"),
        unknown(),
        read(a))) {
      assertFalse(isConverted(x), x.origin());
    }
    Stmt<String> either = when(
        bin(read(c), "==", num(1L)),
        put(read(d), bin(nanoTime(), "/", num(1000L))),
        put(read(d), millis(nanoTime())));
    assertFalse(isConverted(read(d), local(d, num(1L)), either), "nobody knows which");
  }
}
