package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Comparisons that choose a minimum or maximum, and what the message adds to others. */
class ComparisonFormsTest {
  private static final String SUM =
      " is stored as start + interval, so every use of it must subtract";

  private final Variable<String> a = var("long", "a");
  private final Variable<String> b = var("long", "b");
  private final Variable<String> x = var("long", "x");
  private final Node<String> deadline = field("long", "deadline");
  private final Node<String> greater = bin(read(a), ">", read(b));

  @SafeVarargs
  @SuppressWarnings("varargs")
  private Sources ticks(Stmt<String>... body) {
    return new Sources().run(local(a, nanoTime()), local(b, nanoTime()), seq(body));
  }

  private List<String> chosen(Node<String> yes, Node<String> no) {
    return ticks(probe("x", choose(greater, yes, no))).found();
  }

  @Test
  void whatChoosesAnExtreme() {
    List<String> extreme = List.of("TickMinMax @ a > b");
    List<String> comparison = List.of("TickDirectComparison @ a > b");
    assertEquals(extreme, chosen(read(a), read(b)));
    assertEquals(extreme, chosen(read(b), read(a)));
    assertEquals(comparison, chosen(read(a), read(a)));
    assertEquals(comparison, chosen(read(b), read(b)));
    assertEquals(comparison, chosen(plus(read(a), num(1L)), read(b)));
    assertEquals(comparison, chosen(read(a), plus(read(b), num(1L))));
    assertEquals(comparison, chosen(num(1L), read(b)));
    assertEquals(
        comparison,
        ticks(local(x, num(5L)), when(greater, put(read(x), read(a)), put(read(x), read(b))))
            .found(),
        "a statement is rewritten like any comparison");
    assertEquals(comparison, ticks(when(greater, act(), act())).found());
    assertEquals(comparison, ticks(eval(greater)).found());
    Node<String> flag = stat("other.Lib", "boolean", "flag");
    assertEquals(
        comparison,
        ticks(probe("x", choose(and(flag, greater), num(1L), num(2L)))).found());
  }

  private static String message(Sources sources) {
    return sources.findings().stream()
        .filter(f -> f.rule() == Rule.DIRECT_COMPARISON)
        .findFirst()
        .map(Finding::message)
        .orElseThrow();
  }

  @Test
  void sumsThatAreStored() {
    Stmt<String> left = eval(less(deadline, nanoTime()));
    Stmt<String> right = eval(less(nanoTime(), deadline));
    for (Stmt<String> use : List.of(left, right)) {
      assertTrue(message(
              new Sources().field("long", "deadline", plus(nanoTime(), span())).run(use))
          .contains("; deadline" + SUM));
      assertFalse(
          message(new Sources().field("long", "deadline", nanoTime()).run(use)).contains(SUM));
      assertFalse(message(
              new Sources().field("long", "deadline", minus(nanoTime(), span())).run(use))
          .contains(SUM));
    }
    assertTrue(message(ticks(local(x, plus(read(a), span())), eval(less(nanoTime(), read(x)))))
        .contains("; x" + SUM));
    assertFalse(
        message(ticks(
                local(x, plus(read(a), span())),
                when(greater, put(read(x), nanoTime())),
                eval(less(read(x), nanoTime()))))
            .contains("; x" + SUM),
        "one of two");
    Variable<String> limit = var("long", "limit");
    assertTrue(message(new Sources()
            .method("void", "m", List.of(limit), eval(less(nanoTime(), read(limit))))
            .run(eval(call("void", "m", plus(nanoTime(), span())))))
        .contains("; limit" + SUM));
  }

  @Test
  void theRemedyInJava() {
    assertTrue(message(ticks(eval(less(read(a), minus(read(b), num(5L))))))
        .contains("compare the difference with zero: a - (b - 5) < 0"));
    assertTrue(message(ticks(eval(bin(plus(read(a), num(5L)), ">=", read(b)))))
        .contains("compare the difference with zero: a + 5 - b >= 0"));
    assertTrue(message(ticks(eval(less(read(a), bin(read(b), "*", num(1L))))))
        .contains("a - (b * 1) < 0"));
  }

  @Test
  void whatStandsInTheWayOfTheFix() {
    Sources sources = new Sources()
        .field("long", "deadline", nanoTime())
        .method("void", "never", put(deadline, num(Long.MAX_VALUE)))
        .method("void", "m", eval(less(nanoTime(), deadline)));
    assertTrue(
        message(sources)
            .endsWith(
                " (no automatic fix: Long.MAX_VALUE is stored as a reserved value that can reach deadline)"));
    Sources scaled = ticks(local(x, bin(read(a), "/", num(7L))), eval(less(read(x), read(b))));
    assertTrue(
        message(scaled)
            .endsWith(
                " (no automatic fix: x was scaled or cut before, so that its difference does not wrap either)"),
        message(scaled));
    Sources right = ticks(local(x, bin(read(a), "/", num(7L))), eval(less(read(b), read(x))));
    assertTrue(message(right).contains("x was scaled or cut before"));
  }

  @Test
  void clocksThatMayBeOrdered() {
    Node<String> uptime = stat("my.Phone", "long", "uptime");
    for (Node<String> use : List.of(
        less(uptime, unknown()),
        less(unknown(), uptime),
        stat(LONG, "int", "compare", uptime, unknown()),
        stat(LONG, "int", "compare", unknown(), uptime))) {
      assertEquals(
          List.of(),
          new Sources()
              .models("my.Phone#uptime() : TICK millis boot")
              .run(eval(use))
              .found());
    }
    Node<String> either = choose(stat("other.Lib", "boolean", "flag"), uptime, nanoTime());
    assertEquals(
        1,
        new Sources()
            .models("my.Phone#uptime() : TICK millis boot")
            .run(local(x, either), eval(less(read(x), unknown())))
            .found()
            .size(),
        "one of two may not");
  }

  @Test
  void severalClocksInOneMessage() {
    Node<String> other = stat("my.Clock", "long", "nanos");
    Node<String> either = choose(stat("other.Lib", "boolean", "flag"), other, nanoTime());
    assertTrue(message(new Sources()
                .models("my.Clock#nanos() : TICK nanos")
                .run(local(x, either), eval(less(read(x), unknown()))))
            .contains("a reading of System.nanoTime() or Clock.nanos() wraps")
        || message(new Sources()
                .models("my.Clock#nanos() : TICK nanos")
                .run(local(x, either), eval(less(read(x), unknown()))))
            .contains("a reading of Clock.nanos() or System.nanoTime() wraps"));
  }
}
