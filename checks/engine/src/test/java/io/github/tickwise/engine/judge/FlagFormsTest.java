package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;

/**
 * A reserved value becomes a flag where every test tells it from the readings that the code expects: positive ones. What
 * a test says of the two is evaluated here.
 */
class FlagFormsTest {
  private static final long READING = 1_000_000_000_000L;
  private static final Map<String, BiPredicate<Long, Long>> TESTS = Map.of(
      "<", (x, y) -> x < y,
      "<=", (x, y) -> x <= y,
      ">", (x, y) -> x > y,
      ">=", (x, y) -> x >= y,
      "==", (x, y) -> x.equals(y),
      "!=", (x, y) -> !x.equals(y));

  private final Node<String> at = field("long", "at");
  private final Stmt<String> beat = put(at, nanoTime());

  private Sources reserving(long reserved) {
    return new Sources()
        .field("long", "at", num(reserved))
        .method("void", "reset", put(at, num(reserved)));
  }

  private static List<String> edits(Sources sources, String kind) {
    return sources.fixes().stream().filter(f -> f.startsWith(kind)).toList();
  }

  @Test
  void tests() {
    for (long reserved : List.of(-1L, Long.MIN_VALUE, Long.MAX_VALUE)) {
      for (long constant : List.of(reserved, 0L, 1L)) {
        TESTS.forEach((op, holds) -> {
          boolean set = holds.test(READING, constant);
          boolean told = set != holds.test(reserved, constant);
          Node<String> test = bin(at, op, num(constant));
          List<String> expected = told
              ? List.of("AskFlag[at=" + test.origin() + ", slot=at, set=" + set + "]")
              : List.of();
          assertEquals(
              expected, edits(reserving(reserved).run(when(test, beat, act())), "AskFlag"));
        });
      }
    }
  }

  @Test
  void testsWithTheConstantOnTheLeft() {
    TESTS.forEach((op, holds) -> {
      boolean set = holds.test(-1L, READING);
      boolean told = set != holds.test(-1L, -1L);
      Node<String> test = bin(num(-1L), op, at);
      assertEquals(
          told ? List.of("AskFlag[at=" + test.origin() + ", slot=at, set=" + set + "]") : List.of(),
          edits(reserving(-1L).run(when(test, beat, act())), "AskFlag"));
    });
  }

  /** A comparison that nothing guards keeps the outcome that the reserved value gave it. */
  @Test
  void comparisons() {
    for (long reserved : List.of(-1L, Long.MAX_VALUE)) {
      for (String op : List.of("<", "<=", ">", ">=")) {
        Stmt<String> ask = when(bin(at, "==", num(reserved)), beat);
        Node<String> right = bin(nanoTime(), op, at);
        assertEquals(
            List.of("SubtractIfSet[at=" + right.origin() + ", slot=at, otherwise="
                + TESTS.get(op).test(READING, reserved) + "]"),
            edits(
                new Sources().field("long", "at", num(reserved)).run(probe("x", right), ask),
                "SubtractIfSet"));
        Node<String> left = bin(at, op, nanoTime());
        assertEquals(
            List.of("SubtractIfSet[at=" + left.origin() + ", slot=at, otherwise="
                + TESTS.get(op).test(reserved, READING) + "]"),
            edits(
                new Sources().field("long", "at", num(reserved)).run(probe("x", left), ask),
                "SubtractIfSet"));
      }
    }
  }

  /** Behind a test that says so, or a store, it holds a reading. */
  @Test
  void whereItIsKnown() {
    Stmt<String> compare = probe("x", less(nanoTime(), at));
    List<String> plain = List.of("Subtract[at=System.nanoTime() < at]");
    TESTS.forEach((op, holds) -> {
      boolean set = holds.test(READING, -1L);
      if (set != holds.test(-1L, -1L)) {
        Node<String> test = bin(at, op, num(-1L));
        Sources then =
            reserving(-1L).run(set ? when(test, compare, beat) : when(test, beat, compare));
        assertEquals(plain, edits(then, "Subtract["), op);
        Node<String> turned = bin(num(-1L), mirrored(op), at);
        Sources other =
            reserving(-1L).run(set ? when(turned, compare, beat) : when(turned, beat, compare));
        assertEquals(plain, edits(other, "Subtract["), op);
      }
    });
    Stmt<String> ask = when(bin(at, "==", num(-1L)), act());
    assertEquals(plain, edits(reserving(-1L).run(beat, compare, ask), "Subtract["));
    assertEquals(
        List.of(),
        edits(reserving(-1L).run(beat, put(at, num(-1L)), compare, ask), "Subtract["),
        "reset in the same method");
  }

  private static String mirrored(String op) {
    return op.contains("=") && (op.startsWith("=") || op.startsWith("!"))
        ? op
        : op.startsWith("<") ? op.replace('<', '>') : op.replace('>', '<');
  }

  @Test
  void whatNoFlagCanReplace() {
    Stmt<String> ask = when(bin(at, "==", num(-1L)), beat);
    for (Stmt<String> use : List.of(
        probe("x", at),
        probe("x", plus(at, num(5L))),
        probe("x", bin(at, "==", nanoTime())),
        probe("x", less(at, span())),
        probe("x", less(at, unknown())),
        probe("x", minus(at, unknown())))) {
      assertEquals(List.of(), reserving(-1L).run(ask, use).fixes());
    }
    assertEquals(
        List.of(),
        reserving(-1L).run(ask).method("void", "other", put(at, wallTime())).fixes());
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "at", nanoTime())
            .method("void", "reset", put(at, num(-1L)))
            .run(ask)
            .fixes(),
        "the first value is a reading");
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "at", num(-1L))
            .run(when(bin(at, "==", num(-1L)), act()))
            .fixes(),
        "nothing is ever stored");
    Variable<String> t = var("int", "t");
    assertEquals(
        List.of(),
        new Sources()
            .models("my.Board#millis() : TICK millis int32")
            .run(
                local(t, num(-1)),
                when(
                    bin(unknown(), "==", num(1L)), put(read(t), stat("my.Board", "int", "millis"))),
                when(bin(read(t), "==", num(-1)), act()))
            .fixes(),
        "only longs have flags");
  }
}
