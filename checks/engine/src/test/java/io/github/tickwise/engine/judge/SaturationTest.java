package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The forms in which code checks a sum for overflow by hand. */
class SaturationTest {
  private static final Node<String> MAX = num(Long.MAX_VALUE);

  private final Variable<String> x = var("long", "x");
  private final Variable<String> y = var("long", "y");
  private final Variable<String> sum = var("long", "sum");
  private final Node<String> until = field("long", "until");
  private final Node<String> other = field("long", "other");

  private static List<String> exact(Sources sources) {
    return sources.found().stream()
        .filter(f -> f.startsWith("TickExactArithmetic"))
        .toList();
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private static Sources sources(Stmt<String>... body) {
    return new Sources().field("long", "until").field("long", "other").run(body);
  }

  private Stmt<String> begin() {
    return seq(local(x, nanoTime()), local(y, span()), local(sum, plus(read(x), read(y))));
  }

  /** One test, behind which the greatest number is returned in the sum's place. */
  private List<String> clamp(Node<String> test) {
    return exact(new Sources().method("long", "m", begin(), when(test, ret(MAX)), ret(read(sum))));
  }

  @Test
  void tests() {
    Node<String> signs = bin(bin(read(x), "^", read(sum)), "&", bin(read(y), "^", read(sum)));
    for (Node<String> test : List.of(
        less(read(sum), num(0L)),
        bin(read(sum), "<=", num(0L)),
        bin(num(0L), ">", read(sum)),
        less(read(sum), read(x)),
        less(read(sum), read(y)),
        bin(read(x), ">", read(sum)),
        bin(read(y), ">", read(sum)),
        less(signs, num(0L)),
        bin(num(0L), ">", signs),
        less(bin(read(sum), "|", read(y)), num(0L)),
        less(bin(read(y), "|", read(sum)), num(0L)))) {
      assertEquals(List.of("TickExactArithmetic @ " + test.origin()), clamp(test), test.origin());
    }
  }

  @Test
  void testsOfSomethingElse() {
    for (Node<String> test : List.of(
        less(read(y), num(0L)),
        less(read(sum), unknown()),
        less(read(sum), num(5L)),
        bin(read(sum), "==", num(0L)),
        less(bin(read(x), "^", read(y)), num(0L)),
        less(bin(read(x), "*", read(y)), num(0L)),
        less(bin(read(sum), "+", num(1L)), num(5L)))) {
      assertEquals(List.of(), clamp(test), test.origin());
    }
  }

  @Test
  void whatTakesItsPlace() {
    Node<String> test = less(read(sum), num(0L));
    List<String> reported = List.of("TickExactArithmetic @ " + test.origin());
    for (Node<String> bound : List.of(MAX, num(Long.MIN_VALUE))) {
      assertEquals(
          reported,
          exact(sources(begin(), when(test, put(read(sum), bound)), put(until, read(sum)))));
    }
    for (Node<String> value : List.of(num(5L), num((long) Integer.MAX_VALUE), unknown())) {
      assertEquals(
          List.of(),
          exact(sources(begin(), when(test, put(read(sum), value)), put(until, read(sum)))),
          value.origin());
    }
  }

  @Test
  void whereItGoes() {
    Node<String> test = less(read(sum), num(0L));
    List<String> reported = List.of("TickExactArithmetic @ " + test.origin());
    assertEquals(
        reported, exact(sources(begin(), when(test, put(until, MAX), put(until, read(sum))))));
    assertEquals(
        reported,
        exact(sources(
                begin(),
                when(bin(read(sum), ">=", num(0L)), put(until, read(sum)), put(until, MAX)),
                when(test, put(read(sum), MAX)),
                probe("left", read(sum))))
            .stream()
            .filter(f -> f.endsWith(test.origin()))
            .toList());
    assertEquals(
        List.of(),
        exact(sources(begin(), when(test, put(until, MAX), put(other, read(sum))))),
        "two places");
    assertEquals(List.of(), exact(sources(begin(), when(test, put(until, MAX)))), "no sum stored");
    assertEquals(
        reported,
        exact(new Sources().method("long", "m", begin(), when(test, ret(MAX)), ret(read(sum)))));
  }

  /** {@code until = x + y; if (until < 0) until = MAX;} of a field. */
  @Test
  void aFieldsSum() {
    assertEquals(
        List.of("TickExactArithmetic @ until < 0L"),
        exact(sources(
            put(until, plus(nanoTime(), span())), when(less(until, num(0L)), put(until, MAX)))));
    assertEquals(
        List.of(),
        exact(sources(
            put(until, plus(nanoTime(), span())),
            put(until, plus(nanoTime(), unknown())),
            when(less(until, num(0L)), put(until, MAX)))),
        "which of the two");
    assertEquals(
        List.of(),
        exact(sources(when(less(until, num(0L)), put(until, MAX)))
            .method("void", "n", put(until, plus(nanoTime(), span())))),
        "the sum of another method");
  }

  @Test
  void theMessage() {
    assertEquals(
        "The sum x + y starts from a reading of System.nanoTime() and may have any sign without"
            + " having overflowed, but \"sum < 0\" clamps it;"
            + " leave it as it is and compare by subtraction",
        sources(begin(), when(less(read(sum), num(0L)), put(read(sum), MAX)), put(until, read(sum)))
            .findings()
            .get(0)
            .message());
  }

  /** Who calls a helper knows what it passes; a helper that nobody calls is judged itself. */
  @Test
  void helpers() {
    Stmt<String> body = seq(
        local(sum, plus(read(x), read(y))),
        when(less(read(sum), num(0L)), ret(MAX)),
        ret(read(sum)));
    Sources called = new Sources()
        .method("long", "plus", List.of(x, y), body)
        .run(
            put(until, call("long", "plus", nanoTime(), span())),
            put(until, call("long", "plus", span(), nanoTime())),
            put(until, call("long", "plus", span(), span())));
    assertEquals(
        List.of(
            "TickExactArithmetic @ T.plus(System.nanoTime(), Duration.toNanos())",
            "TickExactArithmetic @ T.plus(Duration.toNanos(), System.nanoTime())"),
        exact(called));
    Variable<String> start = var("long", "start");
    Sources own = new Sources()
        .method(
            "long",
            "plus",
            List.of(y),
            local(start, nanoTime()),
            local(sum, plus(read(start), read(y))),
            when(less(read(sum), num(0L)), ret(MAX)),
            ret(read(sum)))
        .run(put(until, call("long", "plus", span())));
    assertEquals(List.of("TickExactArithmetic @ sum < 0L"), exact(own));
  }

  @Test
  void checkedHelpers() {
    Node<String> checked = stat("java.lang.Math", "long", "addExact", read(x), num(5L));
    Sources withAConstant = new Sources()
        .method("long", "plus", List.of(x), ret(checked))
        .run(put(until, call("long", "plus", nanoTime())));
    assertEquals(List.of("TickExactArithmetic @ " + checked.origin()), exact(withAConstant));
  }

  @Test
  void whatStartsAtBootMayBeClamped() {
    Node<String> uptime = stat("my.Phone", "long", "uptime");
    Node<String> clampedSum = plus(uptime, span());
    assertEquals(
        List.of(),
        exact(new Sources()
            .models("my.Phone#uptime() : TICK millis boot")
            .field("long", "until")
            .run(
                local(sum, clampedSum),
                when(less(read(sum), num(0L)), put(read(sum), MAX)),
                put(until, read(sum)),
                put(until, stat("java.lang.Math", "long", "addExact", uptime, span())))));
  }
}
