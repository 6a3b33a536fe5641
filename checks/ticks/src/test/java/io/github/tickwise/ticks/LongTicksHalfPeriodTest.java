package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code long} readings around half a period apart, where the order ends. */
final class LongTicksHalfPeriodTest {
  private static final long HALF = Long.MIN_VALUE;

  static LongStream origins() {
    return LongStream.of(HostileOrigins.longs(1_000));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void atHalfAPeriodEachIsBeforeTheOther(long a) {
    long b = a + HALF;
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
  void atHalfAPeriodMinIsTheFirstAndMaxTheSecond(long a) {
    long b = a + HALF;
    assertAll(
        () -> assertEquals(a, Ticks.min(a, b)),
        () -> assertEquals(b, Ticks.max(a, b)),
        () -> assertEquals(b, Ticks.min(b, a)),
        () -> assertEquals(a, Ticks.max(b, a)));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void atHalfAPeriodTheSpanIsMinValueBothWays(long a) {
    long b = a + HALF;
    assertAll(
        () -> assertEquals(Long.MIN_VALUE, Ticks.elapsed(a, b)),
        () -> assertEquals(Long.MIN_VALUE, Ticks.elapsed(b, a)),
        () -> assertEquals(Long.MIN_VALUE, Ticks.until(a, b)),
        () -> assertEquals(Long.MIN_VALUE, Ticks.until(b, a)));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void anIntervalElapsesUntilHalfAPeriod(long since) {
    long last = since + Long.MAX_VALUE;
    assertAll(
        () -> assertTrue(Ticks.hasElapsed(since, last, 0)),
        () -> assertTrue(Ticks.hasElapsed(since, last, Long.MAX_VALUE)),
        () -> assertFalse(Ticks.hasElapsed(since, last - 1, Long.MAX_VALUE)),
        () -> assertFalse(Ticks.hasElapsed(since, since + HALF, 0)),
        () -> assertFalse(Ticks.hasElapsed(since, since + HALF, 1)),
        () -> assertTrue(Ticks.hasElapsed(since, since, 0)),
        () -> assertFalse(Ticks.hasElapsed(since, since - 1, 0)));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void theOrderTurnsAtHalfAPeriod(long a) {
    long justInside = a + Long.MAX_VALUE;
    long justOutside = a + HALF + 1;
    assertAll(
        () -> assertTrue(Ticks.isBefore(a, justInside)),
        () -> assertFalse(Ticks.isBefore(justInside, a)),
        () -> assertFalse(Ticks.isBefore(a, justOutside)),
        () -> assertTrue(Ticks.isBefore(justOutside, a)),
        () -> assertEquals(-Long.MAX_VALUE, Ticks.elapsed(a, justOutside)));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void threeReadingsAroundThePeriodHaveNoOrder(long a) {
    long b = a + Long.MAX_VALUE / 4 * 3;
    long c = b + Long.MAX_VALUE / 4 * 3;
    assertAll(
        () -> assertEquals(-1, Ticks.compare(a, b)),
        () -> assertEquals(-1, Ticks.compare(b, c)),
        () -> assertEquals(-1, Ticks.compare(c, a)));
  }
}
