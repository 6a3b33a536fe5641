package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code int} readings around half a period apart, where the order ends. */
final class IntTicksHalfPeriodTest {
  private static final int HALF = Integer.MIN_VALUE;

  static IntStream origins() {
    return IntStream.of(HostileOrigins.ints(1_000));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void atHalfAPeriodEachIsBeforeTheOther(int a) {
    int b = a + HALF;
    assertAll(
        () -> assertTrue(Ticks.isBefore(a, b)),
        () -> assertTrue(Ticks.isBefore(b, a)),
        () -> assertTrue(Ticks.isBeforeOrSame(a, b)),
        () -> assertTrue(Ticks.isBeforeOrSame(b, a)),
        () -> assertFalse(Ticks.isAfter(a, b)),
        () -> assertFalse(Ticks.isAfter(b, a)),
        () -> assertFalse(Ticks.isAfterOrSame(a, b)),
        () -> assertFalse(Ticks.isAfterOrSame(b, a)),
        () -> assertEquals(-1, Ticks.compare(a, b)),
        () -> assertEquals(-1, Ticks.compare(b, a)));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void atHalfAPeriodMinIsTheFirstAndMaxTheSecond(int a) {
    int b = a + HALF;
    assertAll(
        () -> assertEquals(a, Ticks.min(a, b)),
        () -> assertEquals(b, Ticks.max(a, b)),
        () -> assertEquals(b, Ticks.min(b, a)),
        () -> assertEquals(a, Ticks.max(b, a)));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void atHalfAPeriodTheSpanIsMinValueBothWays(int a) {
    int b = a + HALF;
    assertAll(
        () -> assertEquals(Integer.MIN_VALUE, Ticks.elapsed(a, b)),
        () -> assertEquals(Integer.MIN_VALUE, Ticks.elapsed(b, a)),
        () -> assertEquals(Integer.MIN_VALUE, Ticks.until(a, b)),
        () -> assertEquals(Integer.MIN_VALUE, Ticks.until(b, a)));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void anIntervalElapsesUntilHalfAPeriod(int since) {
    int last = since + Integer.MAX_VALUE;
    assertAll(
        () -> assertTrue(Ticks.hasElapsed(since, last, 0)),
        () -> assertTrue(Ticks.hasElapsed(since, last, Integer.MAX_VALUE)),
        () -> assertFalse(Ticks.hasElapsed(since, last - 1, Integer.MAX_VALUE)),
        () -> assertFalse(Ticks.hasElapsed(since, since + HALF, 0)),
        () -> assertFalse(Ticks.hasElapsed(since, since + HALF, 1)),
        () -> assertTrue(Ticks.hasElapsed(since, since, 0)),
        () -> assertFalse(Ticks.hasElapsed(since, since - 1, 0)));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void theOrderTurnsAtHalfAPeriod(int a) {
    int justInside = a + Integer.MAX_VALUE;
    int justOutside = a + HALF + 1;
    assertAll(
        () -> assertTrue(Ticks.isBefore(a, justInside)),
        () -> assertFalse(Ticks.isBefore(justInside, a)),
        () -> assertFalse(Ticks.isBefore(a, justOutside)),
        () -> assertTrue(Ticks.isBefore(justOutside, a)),
        () -> assertEquals(-Integer.MAX_VALUE, Ticks.elapsed(a, justOutside)));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void threeReadingsAroundThePeriodHaveNoOrder(int a) {
    int b = a + Integer.MAX_VALUE / 4 * 3;
    int c = b + Integer.MAX_VALUE / 4 * 3;
    assertAll(
        () -> assertEquals(-1, Ticks.compare(a, b)),
        () -> assertEquals(-1, Ticks.compare(b, c)),
        () -> assertEquals(-1, Ticks.compare(c, a)));
  }
}
