package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of {@link Ticks} for {@code int} readings less than half a period apart. */
final class IntTicksLawsTest {
  private static final int HORIZON = 300_000;
  private static final int MAX = Integer.MAX_VALUE;

  static IntStream origins() {
    return IntStream.of(HostileOrigins.ints(HORIZON));
  }

  /** Distances less than half a period, to either side. */
  private static int[] distances() {
    return IntStream.of(
            0,
            1,
            2,
            1_000,
            HORIZON / 2,
            HORIZON,
            1 << 15,
            1 << 16,
            MAX / 1_000,
            MAX / 2,
            MAX - 1,
            MAX)
        .flatMap(d -> IntStream.of(d, -d))
        .distinct()
        .toArray();
  }

  @ParameterizedTest
  @MethodSource("origins")
  void ordersAsTrueTimeDoes(int origin) {
    TrueTime a = TrueTime.showing(origin);
    for (int distance : distances()) {
      TrueTime b = a.plus(distance);
      int x = a.reading32();
      int y = b.reading32();
      assertEquals(a.order(b) < 0, Ticks.isBefore(x, y), () -> "isBefore " + x + ", " + y);
      assertEquals(
          a.order(b) <= 0, Ticks.isBeforeOrSame(x, y), () -> "isBeforeOrSame " + x + ", " + y);
      assertEquals(a.order(b) > 0, Ticks.isAfter(x, y), () -> "isAfter " + x + ", " + y);
      assertEquals(
          a.order(b) >= 0, Ticks.isAfterOrSame(x, y), () -> "isAfterOrSame " + x + ", " + y);
      assertEquals(a.order(b), Ticks.compare(x, y), () -> "compare " + x + ", " + y);
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void picksAsTrueTimeDoes(int origin) {
    TrueTime a = TrueTime.showing(origin);
    for (int distance : distances()) {
      TrueTime b = a.plus(distance);
      int x = a.reading32();
      int y = b.reading32();
      assertEquals(a.order(b) <= 0 ? x : y, Ticks.min(x, y), () -> "min " + x + ", " + y);
      assertEquals(a.order(b) >= 0 ? x : y, Ticks.max(x, y), () -> "max " + x + ", " + y);
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void measuresAsTrueTimeDoes(int origin) {
    TrueTime a = TrueTime.showing(origin);
    for (int distance : distances()) {
      int x = a.reading32();
      int y = a.plus(distance).reading32();
      assertEquals(distance, Ticks.elapsed(x, y), () -> "elapsed " + x + ", " + y);
      assertEquals(distance, Ticks.until(y, x), () -> "until " + y + ", " + x);
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void elapsesAsTrueTimeDoes(int origin) {
    TrueTime since = TrueTime.showing(origin);
    for (int distance : distances()) {
      TrueTime now = since.plus(distance);
      for (int interval : distances()) {
        assertEquals(
            now.isAtLeast(BigInteger.valueOf(interval), since),
            Ticks.hasElapsed(since.reading32(), now.reading32(), interval),
            () -> since + ", " + now + ", " + interval);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void isOneOrderSaidInManyWays(int a) {
    for (int distance : distances()) {
      int b = a + distance;
      boolean before = Ticks.isBefore(a, b);
      String readings = a + ", " + b;
      assertEquals(before, Ticks.compare(a, b) < 0, readings);
      assertEquals(before, Ticks.min(a, b) == a && a != b, readings);
      assertEquals(before, Ticks.max(a, b) == b && a != b, readings);
      assertEquals(before, Ticks.isAfter(b, a), readings);
      assertEquals(before, !Ticks.isAfterOrSame(a, b), readings);
      assertEquals(before, !Ticks.isBeforeOrSame(b, a), readings);
      assertEquals(before, Ticks.elapsed(a, b) > 0, readings);
      assertEquals(before, Ticks.until(a, b) < 0, readings);
      assertEquals(Ticks.compare(a, b), -Ticks.compare(b, a), readings);
      assertEquals(Ticks.elapsed(a, b), -Ticks.elapsed(b, a), readings);
      assertEquals(Ticks.isAfterOrSame(b, a), Ticks.hasElapsed(a, b, 0), readings);
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void noShiftOfAllReadingsChangesAnOutcome(int shift) {
    for (int distance : distances()) {
      int a = shift;
      int b = shift + distance;
      String shifted = distance + " from " + shift;
      assertEquals(Ticks.compare(0, distance), Ticks.compare(a, b), shifted);
      assertEquals(Ticks.isBefore(0, distance), Ticks.isBefore(a, b), shifted);
      assertEquals(Ticks.isBeforeOrSame(0, distance), Ticks.isBeforeOrSame(a, b), shifted);
      assertEquals(Ticks.isAfter(0, distance), Ticks.isAfter(a, b), shifted);
      assertEquals(Ticks.isAfterOrSame(0, distance), Ticks.isAfterOrSame(a, b), shifted);
      assertEquals(Ticks.min(0, distance) + shift, Ticks.min(a, b), shifted);
      assertEquals(Ticks.max(0, distance) + shift, Ticks.max(a, b), shifted);
      assertEquals(Ticks.elapsed(0, distance), Ticks.elapsed(a, b), shifted);
      assertEquals(Ticks.until(0, distance), Ticks.until(a, b), shifted);
      assertEquals(
          Ticks.hasElapsed(0, distance, HORIZON), Ticks.hasElapsed(a, b, HORIZON), shifted);
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void isTransitiveWithinHalfAPeriod(int origin) {
    int[] later = IntStream.of(distances()).filter(d -> d >= 0).sorted().toArray();
    for (int i = 0; i < later.length; i++) {
      for (int j = i + 1; j < later.length; j++) {
        int a = origin + later[i];
        int b = origin + later[j];
        assertEquals(-1, Ticks.compare(a, b), () -> a + ", " + b);
      }
    }
  }
}
