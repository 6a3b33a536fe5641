package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExactArithmeticTest {
  private static final String MATH = "java.lang.Math";
  private static final Node<String> MAX = num(Long.MAX_VALUE);

  private final Variable<String> x = var("long", "x");
  private final Variable<String> y = var("long", "y");
  private final Variable<String> sum = var("long", "sum");

  @ParameterizedTest
  @ValueSource(strings = {"addExact", "subtractExact", "multiplyExact"})
  void aCheckedOperation(String name) {
    assertEquals(
        List.of("TickExactArithmetic @ Math." + name + "(System.nanoTime(), Duration.toNanos())"),
        new Sources()
            .run(probe("x", stat(MATH, "long", name, nanoTime(), span())))
            .found());
  }

  @Test
  void anExactNegation() {
    assertEquals(
        List.of("TickExactArithmetic @ Math.negateExact(System.nanoTime())"),
        new Sources()
            .run(probe("x", stat(MATH, "long", "negateExact", nanoTime())))
            .found());
  }

  @Test
  void durationsAndWallClocksMayBeChecked() {
    assertEquals(
        List.of(),
        new Sources()
            .run(
                probe("a", stat(MATH, "long", "addExact", span(), span())),
                probe("b", stat(MATH, "long", "addExact", wallTime(), span())),
                probe("c", stat(MATH, "long", "addExact", minus(nanoTime(), nanoTime()), span())))
            .found());
  }

  /** The test is also a sign test of a tick: one operator, one finding. */
  @Test
  void aClampOfTheSumItself() {
    assertEquals(
        List.of("TickExactArithmetic @ sum < 0"),
        new Sources()
            .run(
                local(sum, plus(nanoTime(), span())),
                when(less(read(sum), num(0)), put(read(sum), MAX)),
                probe("left", minus(read(sum), nanoTime())))
            .found());
  }

  @Test
  void aClampInAConditional() {
    assertEquals(
        List.of("TickExactArithmetic @ sum < 0"),
        new Sources()
            .field("long", "until")
            .run(
                local(sum, plus(nanoTime(), span())),
                put(field("long", "until"), choose(less(read(sum), num(0)), MAX, read(sum))))
            .found());
  }

  @Test
  void aClampAgainstAnAddend() {
    assertEquals(
        List.of("TickExactArithmetic @ sum < x"),
        new Sources()
            .run(
                local(x, nanoTime()),
                local(sum, plus(read(x), span())),
                when(less(read(sum), read(x)), put(read(sum), MAX)),
                probe("left", minus(read(sum), nanoTime())))
            .found());
  }

  /** The helper may serve durations as well: who passes a tick is told. */
  @Test
  void aSaturatingHelperIsReportedWhereATickIsPassed() {
    Node<String> overflow =
        bin(bin(bin(read(x), "^", read(sum)), "&", bin(read(y), "^", read(sum))), "<", num(0));
    assertEquals(
        List.of("TickExactArithmetic @ T.plus(System.nanoTime(), Duration.toNanos())"),
        new Sources()
            .method(
                "long",
                "plus",
                List.of(x, y),
                local(sum, plus(read(x), read(y))),
                when(overflow, ret(MAX)),
                ret(read(sum)))
            .run(
                probe("a", call("long", "plus", nanoTime(), span())),
                probe("b", call("long", "plus", span(), span())))
            .found());
  }

  @Test
  void anExactHelperIsReportedWhereATickIsPassed() {
    assertEquals(
        List.of("TickExactArithmetic @ T.plus(System.nanoTime(), Duration.toNanos())"),
        new Sources()
            .method(
                "long",
                "plus",
                List.of(x, y),
                ret(stat(MATH, "long", "addExact", read(x), read(y))))
            .run(probe("a", call("long", "plus", nanoTime(), span())))
            .found());
  }

  /** "Never" is no overflow check: that is the sentinel's business. */
  @Test
  void aSpecialTimeoutIsNoClamp() {
    assertEquals(
        List.of(),
        new Sources()
            .method(
                "long",
                "until",
                List.of(x, y),
                when(bin(read(y), "<=", num(0)), ret(MAX)),
                ret(plus(read(x), read(y))))
            .run(probe("a", call("long", "until", nanoTime(), span())))
            .found());
  }

  @Test
  void aRebasedSumMayBeClamped() {
    Node<String> origin = field("long", "ORIGIN");
    assertEquals(
        List.of(),
        new Sources()
            .constant("long", "ORIGIN", nanoTime())
            .run(
                local(x, minus(nanoTime(), origin)),
                local(sum, plus(read(x), span())),
                when(less(read(sum), num(0)), put(read(sum), MAX)),
                probe("left", minus(read(sum), read(x))))
            .found());
  }

  @Test
  void aSuppressedOne() {
    assertEquals(
        List.of(),
        new Sources()
            .suppress("TickExactArithmetic")
            .run(probe("x", stat(MATH, "long", "addExact", nanoTime(), span())))
            .found());
  }
}
