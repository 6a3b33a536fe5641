package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lost parentheses, remainders, sums of another degree and horizons, form by form. */
class ShapeFormsTest {
  private static final String MATH = "java.lang.Math";

  private final Variable<String> now = var("long", "now");
  private final Variable<String> n = var("long", "n");
  private final Variable<String> x = var("long", "x");
  private final Node<String> last = field("long", "last");
  private final Node<String> elapsed = minus(read(now), last);

  @SafeVarargs
  @SuppressWarnings("varargs")
  private Sources with(Stmt<String>... body) {
    return new Sources()
        .field("long", "last", nanoTime())
        .method("void", "beat", put(last, nanoTime()))
        .constant("long", "GAP", num(7L))
        .method("void", "m", List.of(n), local(now, nanoTime()), seq(body));
  }

  private static List<String> shapes(Sources sources) {
    return sources.found().stream().filter(f -> f.startsWith("TickShape")).toList();
  }

  private void reported(Node<String> at, Stmt<String> use) {
    assertEquals(List.of("TickShape @ " + at.origin()), shapes(with(use)));
  }

  private void silent(Stmt<String> use) {
    assertEquals(List.of(), shapes(with(use)));
  }

  private String message(Stmt<String> use) {
    return with(use).findings().stream()
        .filter(f -> f.rule() == Rule.SHAPE)
        .findFirst()
        .orElseThrow()
        .message();
  }

  // Lost parentheses.

  @Test
  void lostParentheses() {
    for (Node<String> interval : List.of(num(5L), field("long", "GAP"), span())) {
      for (String op : List.of(">", ">=", "<", "<=")) {
        Node<String> test = bin(plus(elapsed, interval), op, num(0L));
        reported(test, eval(test));
        Node<String> turned = bin(num(0L), op, plus(elapsed, interval));
        reported(turned, eval(turned));
      }
    }
    Node<String> twice = bin(plus(plus(elapsed, num(5L)), span()), ">", num(0L));
    reported(twice, eval(twice));
    Node<String> direct = bin(plus(minus(nanoTime(), last), num(5L)), ">", num(0L));
    reported(direct, eval(direct));
  }

  @Test
  void sumsThatMayHaveAnySign() {
    silent(eval(bin(elapsed, ">", num(0L))));
    silent(eval(bin(plus(elapsed, num(5L)), ">", num(1L))));
    silent(eval(bin(plus(elapsed, num(-5L)), ">", num(0L))));
    silent(eval(bin(plus(elapsed, num(0L)), ">", num(0L))));
    silent(eval(bin(plus(elapsed, read(n)), ">", num(0L))));
    silent(eval(bin(plus(elapsed, num(5L)), "==", num(0L))));
    silent(eval(bin(plus(minus(last, read(now)), num(5L)), ">", num(0L))));
    silent(eval(bin(plus(minus(plus(read(now), span()), last), num(5L)), ">", num(0L))));
    silent(eval(bin(plus(minus(read(n), last), num(5L)), ">", num(0L))));
    silent(eval(bin(plus(minus(read(now), read(n)), num(5L)), ">", num(0L))));
    silent(seq(
        local(x, nanoTime()), eval(bin(plus(minus(read(now), read(x)), num(5L)), ">", num(0L)))));
  }

  @Test
  void whatTheMessageSays() {
    assertEquals(
        "\"now - last + 5 > 0\" is always true: last is in the past, so the sum is positive;"
            + " a parenthesis was lost, write now - (last + 5) > 0",
        message(eval(bin(plus(elapsed, num(5L)), ">", num(0L)))));
    assertTrue(message(eval(bin(plus(elapsed, num(5L)), "<=", num(0L))))
        .contains("is always false"));
    assertTrue(message(eval(bin(num(0L), "<", plus(elapsed, num(5L))))).contains("is always true"));
  }

  /** A field that also holds a deadline may lie ahead. */
  @Test
  void aFieldThatMayLieAhead() {
    Node<String> test = bin(plus(elapsed, num(5L)), ">", num(0L));
    assertEquals(
        List.of(),
        shapes(with(eval(test)).method("void", "later", put(last, plus(nanoTime(), span())))));
    assertEquals(
        List.of("TickShape @ " + test.origin()),
        shapes(with(eval(test)).method("void", "reset", put(last, num(0L)))));
    Variable<String> t = var("long", "t");
    assertEquals(
        List.of("TickShape @ " + test.origin()),
        shapes(with(eval(test)).method("void", "copy", local(t, nanoTime()), put(last, read(t)))));
  }

  // Remainders.

  @Test
  void remainders() {
    Node<String> rest = bin(read(now), "%", read(n));
    reported(rest, probe("x", rest));
    reported(rest, probe("x", plus(rest, read(n))));
    reported(rest, eval(bin(rest, "<", read(n))));
    reported(rest, eval(bin(rest, "==", num(0L))));
    Node<String> aConstant = bin(read(now), "%", num(100L));
    reported(aConstant, eval(bin(aConstant, "==", num(0L))));
    Node<String> fresh = bin(nanoTime(), "%", num(100L));
    reported(fresh, probe("x", fresh));
    reported(fresh, eval(bin(fresh, "<", num(5L))));
    silent(eval(bin(fresh, "==", num(0L))));
    silent(eval(bin(fresh, "!=", num(0L))));
    reported(
        bin(nanoTime(), "%", read(n)), eval(bin(bin(nanoTime(), "%", read(n)), "==", num(0L))));
  }

  @Test
  void remaindersThatHurtNobody() {
    Node<String> rest = bin(read(now), "%", read(n));
    silent(probe("x", stat(MATH, "long", "abs", rest)));
    silent(probe("x", stat(MATH, "long", "abs", plus(rest, num(1L)))));
    silent(probe("x", bin(plus(rest, read(n)), "%", read(n))));
    silent(probe("x", bin(rest, "&", num(7L))));
    silent(probe("x", bin(rest, "|", num(7L))));
    silent(probe("x", bin(cast("int", rest), "^", num(7))));
    reported(rest, probe("x", stat(MATH, "long", "max", rest, num(0L))));
    reported(rest, probe("x", bin(rest, "*", num(7L))));
    reported(rest, probe("x", bin(negative(rest), "&", num(7L))));
    silent(probe("x", bin(span(), "%", read(n))));
    silent(probe("x", bin(read(n), "%", read(now))));
    for (String name : List.of("hashCode", "toString")) {
      assertEquals(
          List.of(),
          shapes(new Sources().method("long", name, ret(bin(nanoTime(), "%", num(31L))))));
    }
    Node<String> uptime = stat("my.Phone", "long", "uptime");
    assertEquals(
        List.of(),
        shapes(with(probe("x", bin(uptime, "%", read(n))))
            .models("my.Phone#uptime() : TICK millis boot")));
  }

  // Sums of another degree.

  @Test
  void wherever() {
    Node<String> two = plus(read(now), last);
    reported(two, eval(bin(two, ">", span())));
    reported(two, eval(bin(span(), ">", two)));
    for (String op : List.of("*", "/", "<<", ">>", ">>>")) {
      reported(two, probe("x", bin(two, op, num(2))));
    }
    reported(two, probe("x", bin(num(2L), "*", two)));
    silent(probe("x", bin(num(2L), "/", two)));
    reported(
        two,
        probe(
            "x",
            on(constant("java.util.concurrent.TimeUnit", "NANOSECONDS"), "long", "toMillis", two)));
    reported(two, eval(stat("java.lang.Thread", "void", "sleep", two)));
    reported(two, eval(stat(LONG, "int", "compare", two, span())));
    reported(two, eval(stat(LONG, "int", "compare", span(), two)));
    reported(two, eval(stat(LONG, "int", "signum", two)));
    silent(probe("x", two));
    silent(put(field("long", "total"), two));
  }

  @Test
  void degrees() {
    Node<String> turned = minus(span(), read(now));
    reported(turned, eval(bin(turned, ">", num(0L))));
    silent(eval(bin(minus(plus(read(now), last), plus(nanoTime(), last)), ">", num(0L))));
    silent(eval(bin(plus(read(now), span()), "==", last)));
    silent(eval(bin(plus(plus(read(now), last), read(n)), ">", num(0L))));
    silent(eval(bin(minus(plus(read(now), last), wallTime()), ">", num(0L))));
    Node<String> three = plus(plus(read(now), last), plus(nanoTime(), num(4L)));
    reported(three, eval(bin(three, ">", span())));
    assertTrue(
        message(eval(bin(three, ">", span()))).contains(" adds 3 readings of System.nanoTime()"));
    assertTrue(message(eval(bin(turned, ">", num(0L))))
        .contains(
            " has the sign of a reading turned round, of System.nanoTime(), and is compared"));
    assertTrue(message(eval(bin(turned, ">", num(0L))))
        .endsWith("; subtract the older reading from the newer one first"));
    assertTrue(message(probe("x", bin(plus(read(now), last), "/", num(2L))))
        .endsWith("; add to one reading half the difference to the other"));
  }

  @Test
  void aClockFromBoot() {
    Node<String> uptime = stat("my.Phone", "long", "uptime");
    assertEquals(
        List.of(),
        shapes(with(eval(bin(plus(uptime, uptime), ">", span())))
            .models("my.Phone#uptime() : TICK millis boot")));
  }

  // Horizons.

  private static List<String> horizons(Sources sources) {
    return sources.found().stream().filter(f -> f.startsWith("TickHorizon")).toList();
  }

  private List<String> kept(Node<String> value) {
    return horizons(with(put(last, value)));
  }

  @Test
  void howFar() {
    for (Node<String> far : List.of(
        plus(read(now), num(Long.MAX_VALUE)),
        plus(num(Long.MAX_VALUE), read(now)),
        plus(read(now), num(Long.MAX_VALUE / 2 + 1)))) {
      assertEquals(List.of("TickHorizon @ " + far.origin()), kept(far));
    }
    assertEquals(List.of(), kept(plus(read(now), num(Long.MAX_VALUE / 2))));
    assertEquals(List.of(), kept(plus(read(now), num(Long.MIN_VALUE))));
    assertEquals(List.of(), kept(plus(plus(read(now), num(Long.MAX_VALUE)), num(1L))), "a part");
    assertEquals(List.of(), kept(plus(read(n), num(Long.MAX_VALUE))));
    assertEquals(List.of(), horizons(with(local(x, plus(read(now), num(Long.MAX_VALUE))))));
    Node<String> uptime = stat("my.Phone", "long", "uptime");
    assertEquals(
        List.of(),
        horizons(with(put(last, plus(uptime, num(Long.MAX_VALUE))))
            .models("my.Phone#uptime() : TICK millis boot")));
  }

  @Test
  void constantsOfFields() {
    Node<String> never = field("long", "never");
    Node<String> far = plus(read(now), never);
    assertEquals(
        List.of("TickHorizon @ " + far.origin()),
        horizons(with(put(last, far)).constant("long", "never", num(Long.MAX_VALUE))));
    assertEquals(
        List.of(), horizons(with(put(last, far)).field("long", "never", num(Long.MAX_VALUE))));
    assertEquals(List.of(), horizons(with(put(last, far)).constant("long", "never", unknown())));
    String message = with(put(last, plus(read(now), num(Long.MAX_VALUE)))).findings().stream()
        .filter(f -> f.rule() == Rule.HORIZON)
        .findFirst()
        .orElseThrow()
        .message();
    assertEquals(
        "now + Long.MAX_VALUE lies half the period of System.nanoTime() ahead, where future and past"
            + " meet: a reading taken a moment earlier already makes it the past;"
            + " keep a flag for \"never\", or add at most Long.MAX_VALUE / 2",
        message);
    assertTrue(with(put(last, plus(read(now), num(Long.MAX_VALUE - 5)))).findings().stream()
        .anyMatch(f -> f.message().contains(" lies nearly half the period of ")));
  }
}
