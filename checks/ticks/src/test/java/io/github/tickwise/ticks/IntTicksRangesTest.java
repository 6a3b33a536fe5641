package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Windows, sums, midpoints and sorting of {@code int} readings, against true time. */
final class IntTicksRangesTest {
  private static final int HORIZON = 300_000;
  private static final int MAX = Integer.MAX_VALUE;
  private static final int HALF = Integer.MIN_VALUE;

  /** Distances of which any two are less than half a period apart. */
  private static final int[] NEAR = {
    -MAX / 2, -HORIZON - 1, -HORIZON, -2, -1, 0, 1, 2, HORIZON, HORIZON + 1, 1 << 16, MAX / 2
  };

  static IntStream origins() {
    return IntStream.of(HostileOrigins.ints(HORIZON));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void clampsAsTrueTimeDoes(int origin) {
    TrueTime base = TrueTime.showing(origin);
    for (int at : NEAR) {
      TrueTime tick = base.plus(at);
      for (int from : NEAR) {
        TrueTime earliest = base.plus(from);
        for (int to : NEAR) {
          TrueTime latest = base.plus(to);
          int t = tick.reading32();
          int e = earliest.reading32();
          int l = latest.reading32();
          if (earliest.order(latest) > 0) {
            assertThrows(IllegalArgumentException.class, () -> Ticks.clamp(t, e, l));
            continue;
          }
          TrueTime clamped =
              tick.order(earliest) < 0 ? earliest : tick.order(latest) > 0 ? latest : tick;
          assertEquals(
              clamped.reading32(), Ticks.clamp(t, e, l), () -> t + " to " + e + " .. " + l);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void liesBetweenAsInTrueTime(int origin) {
    TrueTime base = TrueTime.showing(origin);
    for (int at : NEAR) {
      TrueTime tick = base.plus(at);
      for (int from : NEAR) {
        for (int to : NEAR) {
          boolean between =
              tick.order(base.plus(from)) >= 0 && tick.order(base.plus(to)) <= 0 && from <= to;
          assertEquals(
              between,
              Ticks.isBetween(tick.reading32(), origin + from, origin + to),
              () -> tick + " in " + from + " .. " + to + " from " + origin);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void windowsEndAtHalfAPeriod(int origin) {
    assertThrows(IllegalArgumentException.class, () -> Ticks.clamp(origin, origin, origin + HALF));
    assertEquals(origin, Ticks.clamp(origin + HALF, origin, origin));
    assertEquals(origin, Ticks.clamp(origin + HALF, origin, origin + 9));
    assertEquals(origin + 9, Ticks.clamp(origin + MAX, origin, origin + 9));
    assertFalse(Ticks.isBetween(origin + HALF, origin, origin + MAX));
    assertFalse(Ticks.isBetween(origin + 1, origin, origin + HALF), "ends half a period apart");
    assertFalse(Ticks.isBetween(origin + MAX, origin, origin + HALF + 5), "ends further apart");
  }

  @ParameterizedTest
  @MethodSource("origins")
  void addsAndSubtractsAsTrueTimeDoes(int origin) {
    TrueTime base = TrueTime.showing(origin);
    for (int span :
        IntStream.concat(IntStream.of(NEAR), IntStream.of(MAX, -MAX)).toArray()) {
      assertEquals(base.plus(span).reading32(), Ticks.plus(origin, span), () -> "plus " + span);
      assertEquals(base.plus(-span).reading32(), Ticks.minus(origin, span), () -> "minus " + span);
      assertEquals(span, Ticks.elapsed(origin, Ticks.plus(origin, span)));
      assertEquals(origin, Ticks.minus(Ticks.plus(origin, span), span));
    }
    assertEquals(Ticks.plus(origin, HALF), Ticks.minus(origin, HALF));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void theMidpointIsThatOfTrueTime(int origin) {
    TrueTime base = TrueTime.showing(origin);
    for (int from : NEAR) {
      for (int to : NEAR) {
        int a = base.plus(from).reading32();
        int b = base.plus(to).reading32();
        int expected = TrueTime.midpoint(base.plus(from), base.plus(to)).reading32();
        assertEquals(expected, Ticks.midpoint(a, b), () -> from + " and " + to + " from " + origin);
      }
    }
    assertEquals(origin - (1 << 30), Ticks.midpoint(origin, origin + HALF));
    assertEquals(origin + (1 << 30), Ticks.midpoint(origin + HALF, origin));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void sortsAsTrueTimeDoes(int reference) {
    TrueTime base = TrueTime.showing(reference);
    List<Integer> spans = new ArrayList<>(List.of(HALF, HALF + 1, -MAX / 2, MAX / 2, MAX - 1, MAX));
    for (int near : NEAR) {
      spans.add(near);
    }
    List<Integer> readings = new ArrayList<>();
    spans.stream().sorted().forEach(s -> readings.add(base.plus(s).reading32()));
    List<Integer> shuffled = new ArrayList<>(readings);
    Collections.shuffle(shuffled, new Random(reference));
    shuffled.sort(Ticks.comparatorFrom(reference));
    assertEquals(readings, shuffled);

    Comparator<Integer> order = Ticks.comparatorFrom(reference);
    for (int a : readings) {
      for (int b : readings) {
        assertEquals(Integer.signum(order.compare(a, b)), -Integer.signum(order.compare(b, a)));
        assertEquals(a == b, order.compare(a, b) == 0);
      }
    }
    assertThrows(NullPointerException.class, () -> order.compare(null, 0));
  }
}
