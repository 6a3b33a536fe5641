package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.judge.Bounds.Least.NEGATIVE;
import static io.github.tickwise.engine.judge.Bounds.Least.POSITIVE;
import static io.github.tickwise.engine.judge.Bounds.Least.ZERO;
import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.tickwise.engine.judge.Bounds.Least;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** How little a time that remains may be, by what it is computed from and by the conditions on the way. */
class RemainingTest {
  private static final String UNIT = "java.util.concurrent.TimeUnit";
  private static final String MATH = "java.lang.Math";

  private final Variable<String> end = var("long", "end");
  private final Variable<String> left = var("long", "left");
  private final Variable<String> now = var("long", "now");
  private final Variable<String> x = var("long", "x");
  private final Variable<String> test = var("boolean", "test");
  private final Variable<String> unit = var(UNIT, "unit");
  private final Node<String> began = field("long", "began");
  private final Node<String> due = field("long", "due");
  private final Node<String> rest = minus(read(end), nanoTime());
  private final Node<String> elapsed = minus(nanoTime(), began);

  @SafeVarargs
  @SuppressWarnings("varargs")
  private Sources sources(Stmt<String>... body) {
    return new Sources()
        .field("long", "began", nanoTime())
        .field("long", "due", nanoTime())
        .method(
            "void",
            "m",
            List.of(test, unit),
            local(end, plus(nanoTime(), span())),
            local(now, nanoTime()),
            local(left, rest),
            seq(body));
  }

  private static Least least(Sources sources) {
    Probed p = Probed.in(sources, "x");
    return new Remaining<>(p.solution()).least(p.x(), p.site());
  }

  /** Of an expression where nothing is known of {@code left}. */
  private Least least(Node<String> of) {
    return least(sources(probe("x", of)));
  }

  /** Of an expression behind a test. */
  private Least behind(Node<String> condition, Node<String> of) {
    return least(sources(when(condition, probe("x", of))));
  }

  /** Of an expression where {@code left} is above 0. */
  private Least positive(Node<String> of) {
    return behind(bin(read(left), ">", num(0L)), of);
  }

  private Least zero(Node<String> of) {
    return behind(bin(read(left), ">=", num(0L)), of);
  }

  private static Node<String> math(String name, Node<String> a, Node<String> b) {
    return stat(MATH, "long", name, a, b);
  }

  private static Node<String> convert(String unit, String name, Node<String> of) {
    return on(constant(UNIT, unit), "long", name, of);
  }

  @Test
  void whatRemains() {
    assertEquals(NEGATIVE, least(rest));
    assertEquals(NEGATIVE, least(read(left)));
    assertEquals(NEGATIVE, least(minus(plus(nanoTime(), span()), began)), "a sum is a deadline");
    assertEquals(NEGATIVE, least(minus(due, nanoTime())));
    assertEquals(NEGATIVE, least(minus(due, began)));
  }

  @Test
  void whatDoesNot() {
    assertNull(least(unknown()));
    assertNull(least(span()));
    assertNull(least(num(5L)));
    assertNull(least(nanoTime()));
    assertNull(least(began));
    assertNull(least(elapsed));
    assertNull(least(minus(read(now), began)), "read just before");
    assertNull(least(minus(unknown(), began)));
    assertNull(least(minus(unknown(), unknown())));
    assertNull(least(bin(read(left), "%", num(10L))));
  }

  @Test
  void aBudget() {
    assertEquals(NEGATIVE, least(minus(unknown(), elapsed)));
    assertEquals(NEGATIVE, least(minus(span(), elapsed)));
    assertEquals(NEGATIVE, least(minus(span(), bin(elapsed, "/", num(1000L)))));
    assertEquals(NEGATIVE, least(minus(span(), convert("NANOSECONDS", "toMillis", elapsed))));
    assertNull(least(minus(span(), bin(unknown(), "/", num(1000L)))));
    assertNull(least(minus(span(), convert("NANOSECONDS", "toMillis", unknown()))));
    assertNull(least(minus(span(), bin(elapsed, "*", num(1000L)))));
    assertNull(least(minus(span(), minus(nanoTime(), unknown()))), "no difference of readings");
    assertNull(least(minus(span(), minus(unknown(), nanoTime()))));
    assertNull(least(minus(nanoTime(), elapsed)), "a point in time");
    assertEquals(NEGATIVE, least(sources(local(x, elapsed), probe("x", minus(span(), read(x))))));
    assertNull(least(sources(local(x, unknown()), probe("x", minus(span(), read(x))))));
  }

  @Test
  void sumsWithConstants() {
    assertEquals(NEGATIVE, positive(minus(read(left), num(1L))));
    assertEquals(POSITIVE, positive(minus(read(left), num(0L))));
    assertNull(least(minus(unknown(), num(1L))));
    assertNull(least(minus(read(left), unknown())));
    assertEquals(POSITIVE, zero(plus(read(left), num(1L))));
    assertEquals(ZERO, zero(plus(read(left), num(0L))));
    assertEquals(NEGATIVE, least(plus(read(left), num(1L))));
    assertEquals(POSITIVE, positive(plus(read(left), num(1L))));
    assertNull(least(plus(read(left), unknown())));
  }

  /** A positive number divided may be 0. */
  @Test
  void quotients() {
    assertEquals(ZERO, positive(bin(read(left), "/", num(1000L))));
    assertEquals(ZERO, positive(bin(read(left), ">>", num(3))));
    assertEquals(POSITIVE, positive(bin(read(left), "/", num(1L))));
    assertEquals(POSITIVE, positive(bin(read(left), "/", unknown())));
    assertEquals(ZERO, zero(bin(read(left), "/", num(1000L))));
    assertEquals(NEGATIVE, least(bin(read(left), "/", num(1000L))));
    assertNull(least(bin(unknown(), "/", num(1000L))));
    assertEquals(POSITIVE, positive(bin(read(left), "*", num(1000L))));
    assertNull(positive(bin(read(left), "*", unknown())));
  }

  /** A conversion to a coarser unit cuts as well; only nanos and micros are finer than a wait's millis. */
  @Test
  void conversions() {
    assertEquals(ZERO, positive(convert("NANOSECONDS", "toMillis", read(left))));
    assertEquals(ZERO, positive(convert("MICROSECONDS", "toMillis", read(left))));
    assertEquals(POSITIVE, positive(convert("MILLISECONDS", "toMillis", read(left))));
    assertEquals(POSITIVE, positive(convert("NANOSECONDS", "toNanos", read(left))));
    assertEquals(POSITIVE, positive(on(read(unit), "long", "toMillis", read(left))));
    assertNull(least(convert("NANOSECONDS", "toMillis", unknown())));
    Node<String> millis = constant(UNIT, "MILLISECONDS");
    Node<String> nanos = constant(UNIT, "NANOSECONDS");
    assertEquals(ZERO, positive(on(millis, "long", "convert", read(left), nanos)));
    assertEquals(POSITIVE, positive(on(millis, "long", "convert", read(left), millis)));
    assertEquals(POSITIVE, positive(on(nanos, "long", "convert", read(left), millis)));
  }

  @Test
  void extremes() {
    assertEquals(POSITIVE, least(math("max", num(1L), read(left))));
    assertEquals(ZERO, least(math("max", read(left), num(0L))));
    assertEquals(NEGATIVE, least(math("max", read(left), num(-1L))));
    assertEquals(NEGATIVE, least(math("min", num(5L), read(left))));
    assertEquals(POSITIVE, positive(math("min", num(5L), read(left))));
    assertEquals(POSITIVE, positive(math("max", num(-1L), read(left))));
    assertEquals(NEGATIVE, least(math("min", read(left), unknown())));
    assertEquals(NEGATIVE, least(math("max", read(left), unknown())));
    assertNull(least(math("max", unknown(), unknown())));
    assertNull(least(math("max", num(5L), unknown())));
    assertEquals(NEGATIVE, positive(math("min", read(left), minus(due, nanoTime()))));
    assertEquals(NEGATIVE, positive(math("min", minus(due, nanoTime()), read(left))));
  }

  @Test
  void theWorstOfTwoStores() {
    Stmt<String> one = put(read(x), read(left));
    Stmt<String> other = put(read(x), math("max", num(1L), read(left)));
    Stmt<String> start = local(x, num(7L));
    assertEquals(
        NEGATIVE, least(sources(start, when(read(test), one, other), probe("x", read(x)))));
    assertEquals(
        NEGATIVE, least(sources(start, when(read(test), other, one), probe("x", read(x)))));
    assertEquals(POSITIVE, least(sources(start, when(read(test), other), probe("x", read(x)))));
    assertNull(least(sources(start, probe("x", read(x)))), "what is no rest does not count");
  }

  @Test
  void whatAMethodReturns() {
    Variable<String> limit = var("long", "limit");
    Node<String> call = call("long", "rest", nanoTime());
    Node<String> inner = minus(read(limit), nanoTime());
    Stmt<String> atLeastOne = ret(math("max", num(1L), inner));
    assertEquals(
        NEGATIVE,
        least(sources(probe("x", call)).method("long", "rest", List.of(limit), ret(inner))));
    assertEquals(
        POSITIVE,
        least(sources(probe("x", call)).method("long", "rest", List.of(limit), atLeastOne)));
    for (List<Stmt<String>> both :
        List.of(List.of(ret(inner), atLeastOne), List.of(atLeastOne, ret(inner)))) {
      assertEquals(
          NEGATIVE,
          least(sources(probe("x", call))
              .method(
                  "long",
                  "rest",
                  List.of(limit),
                  when(bin(unknown(), "==", num(1L)), both.get(0)),
                  both.get(1))));
    }
    assertNull(
        least(sources(probe("x", call)).method("long", "rest", List.of(limit), ret(unknown()))));
    assertEquals(
        POSITIVE,
        least(sources(when(bin(call, ">", num(0L)), probe("x", call)))
            .method("long", "rest", List.of(limit), ret(inner))),
        "asked before");
  }

  /** Nobody follows a computation for ever, least of all one that follows itself. */
  @Test
  void whatIsFarAway() {
    List<UnaryOperator<Node<String>>> steps = List.of(
        n -> plus(n, num(0L)),
        n -> minus(n, num(0L)),
        n -> bin(n, "/", num(1L)),
        n -> bin(n, "*", num(1L)),
        n -> convert("MILLISECONDS", "toMillis", n),
        n -> math("min", n, num(5L)));
    for (UnaryOperator<Node<String>> step : steps) {
      Node<String> near = rest;
      for (int i = 0; i < 5; i++) {
        near = step.apply(near);
      }
      assertEquals(NEGATIVE, least(near));
      Node<String> far = near;
      for (int i = 0; i < 5; i++) {
        far = step.apply(far);
      }
      assertNull(least(far));
    }
    assertNull(least(minus(span(), nested(elapsed, 12, n -> bin(n, "/", num(10L))))));
    assertEquals(NEGATIVE, least(minus(span(), nested(elapsed, 4, n -> bin(n, "/", num(10L))))));
    assertNull(least(
        minus(span(), nested(elapsed, 12, n -> convert("NANOSECONDS", "toMillis", n)))));
    assertEquals(
        NEGATIVE,
        least(minus(span(), nested(elapsed, 4, n -> convert("NANOSECONDS", "toMillis", n)))));
    assertEquals(NEGATIVE, least(copied(4)));
    assertNull(least(copied(12)));
    assertNull(least(sources(probe("x", call("long", "loop")))
        .method("long", "loop", when(bin(unknown(), "==", num(1L)), ret(call("long", "loop"))))));
  }

  private static Node<String> nested(Node<String> of, int times, UnaryOperator<Node<String>> step) {
    Node<String> x = of;
    for (int n = 0; n < times; n++) {
      x = step.apply(x);
    }
    return x;
  }

  /** Through so many locals. */
  private Sources copied(int times) {
    Variable<String> from = left;
    List<Stmt<String>> copies = new ArrayList<>();
    for (int n = 0; n < times; n++) {
      Variable<String> to = var("long", "copy" + n);
      copies.add(local(to, read(from)));
      from = to;
    }
    copies.add(probe("x", read(from)));
    return sources(new Stmt.Sequence<>(copies));
  }

  @Test
  void conditions() {
    assertEquals(POSITIVE, behind(bin(read(left), ">", num(0L)), read(left)));
    assertEquals(POSITIVE, behind(bin(read(left), ">", num(5L)), read(left)));
    assertEquals(POSITIVE, behind(bin(read(left), ">=", num(1L)), read(left)));
    assertEquals(ZERO, behind(bin(read(left), ">=", num(0L)), read(left)));
    assertEquals(ZERO, behind(bin(read(left), ">", num(-1L)), read(left)));
    assertEquals(POSITIVE, behind(bin(num(0L), "<", read(left)), read(left)));
    assertEquals(ZERO, behind(bin(num(0L), "<=", read(left)), read(left)));
    for (Node<String> nothing : List.of(
        bin(read(left), ">=", num(-1L)),
        bin(read(left), ">", num(-2L)),
        bin(read(left), "<", num(5L)),
        bin(read(left), "<=", num(0L)),
        bin(read(left), "==", num(0L)),
        bin(read(left), "!=", num(0L)),
        bin(num(0L), ">", read(left)),
        bin(read(left), ">", unknown()),
        bin(unknown(), ">", num(0L)),
        read(test))) {
      assertEquals(NEGATIVE, behind(nothing, read(left)), nothing.origin());
    }
  }

  @Test
  void conditionsThatDoNotHold() {
    Node<String> not = read(left);
    assertEquals(POSITIVE, least(sources(when(bin(not, "<=", num(0L)), ret()), probe("x", not))));
    assertEquals(ZERO, least(sources(when(bin(not, "<", num(0L)), ret()), probe("x", not))));
    assertEquals(POSITIVE, least(sources(when(bin(not, "<", num(1L)), ret()), probe("x", not))));
    assertEquals(NEGATIVE, least(sources(when(bin(not, ">", num(0L)), ret()), probe("x", not))));
  }

  @Test
  void twoConditionsTogether() {
    Node<String> atLeast0 = bin(read(left), ">=", num(0L));
    assertEquals(POSITIVE, behind(and(atLeast0, bin(read(left), "!=", num(0L))), read(left)));
    assertEquals(
        POSITIVE,
        least(sources(
            when(bin(read(left), "==", num(0L)), ret()), when(atLeast0, probe("x", read(left))))));
    assertEquals(ZERO, behind(and(atLeast0, bin(read(left), "!=", num(5L))), read(left)));
    assertEquals(ZERO, behind(and(atLeast0, bin(read(now), "!=", num(0L))), read(left)));
    assertEquals(
        POSITIVE, behind(and(bin(read(left), ">", num(3L)), atLeast0), read(left)), "the stronger");
  }

  /** {@code now < end} says of {@code end - now} that it is positive. */
  @Test
  void conditionsOnTheReadings() {
    Node<String> between = minus(read(end), read(now));
    assertEquals(POSITIVE, behind(less(read(now), read(end)), between));
    assertEquals(ZERO, behind(bin(read(now), "<=", read(end)), between));
    assertEquals(POSITIVE, behind(bin(read(end), ">", read(now)), between));
    assertEquals(ZERO, behind(bin(read(end), ">=", read(now)), between));
    assertEquals(POSITIVE, behind(less(minus(read(now), read(end)), num(0L)), between));
    assertEquals(ZERO, behind(bin(minus(read(now), read(end)), "<=", num(0L)), between));
    assertEquals(NEGATIVE, behind(bin(minus(read(now), read(end)), ">", num(0L)), between));
    assertEquals(NEGATIVE, behind(bin(read(now), ">", read(end)), between));
    assertEquals(NEGATIVE, behind(bin(read(end), "<", read(now)), between));
    assertEquals(NEGATIVE, behind(less(plus(read(now), num(5L)), read(end)), between));
    assertEquals(NEGATIVE, behind(less(read(now), due), between));
  }

  /** No condition stands before all ways, but one on each. */
  @Test
  void everyWayIsGuarded() {
    Stmt<String> leave = when(bin(read(left), "<=", num(0L)), ret());
    Stmt<String> leaveBelow = when(bin(read(left), "<", num(0L)), ret());
    Stmt<String> see = probe("x", read(left));
    assertEquals(POSITIVE, least(sources(when(read(test), leave, leave), see)));
    assertEquals(ZERO, least(sources(when(read(test), leave, leaveBelow), see)));
    assertEquals(NEGATIVE, least(sources(when(read(test), leave), see)));
    assertEquals(
        POSITIVE,
        least(sources(when(read(test), leave, put(read(left), math("max", num(1L), rest))), see)),
        "stored anew, and known since");
    assertEquals(
        NEGATIVE,
        least(sources(leave, put(read(left), minus(due, nanoTime())), see)),
        "what was known of the old value");
  }
}
