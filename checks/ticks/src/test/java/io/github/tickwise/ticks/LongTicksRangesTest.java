package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Windows, sums, midpoints and sorting of {@code long} readings, against true time. */
final class LongTicksRangesTest {
  private static final long HORIZON = TimeUnit.MINUTES.toNanos(5);
  private static final long MAX = Long.MAX_VALUE;
  private static final long HALF = Long.MIN_VALUE;

  /** Distances of which any two are less than half a period apart. */
  private static final long[] NEAR = {
    -MAX / 2, -HORIZON - 1, -HORIZON, -2, -1, 0, 1, 2, HORIZON, HORIZON + 1, 1L << 32, MAX / 2
  };

  static LongStream origins() {
    return LongStream.of(HostileOrigins.longs(HORIZON));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void clampsAsTrueTimeDoes(long origin) {
    TrueTime base = TrueTime.showing(origin);
    for (long at : NEAR) {
      TrueTime tick = base.plus(at);
      for (long from : NEAR) {
        TrueTime earliest = base.plus(from);
        for (long to : NEAR) {
          TrueTime latest = base.plus(to);
          long t = tick.reading64();
          long e = earliest.reading64();
          long l = latest.reading64();
          if (earliest.order(latest) > 0) {
            assertThrows(IllegalArgumentException.class, () -> Ticks.clamp(t, e, l));
            continue;
          }
          TrueTime clamped =
              tick.order(earliest) < 0 ? earliest : tick.order(latest) > 0 ? latest : tick;
          assertEquals(
              clamped.reading64(), Ticks.clamp(t, e, l), () -> t + " to " + e + " .. " + l);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void liesBetweenAsInTrueTime(long origin) {
    TrueTime base = TrueTime.showing(origin);
    for (long at : NEAR) {
      TrueTime tick = base.plus(at);
      for (long from : NEAR) {
        for (long to : NEAR) {
          boolean between =
              tick.order(base.plus(from)) >= 0 && tick.order(base.plus(to)) <= 0 && from <= to;
          assertEquals(
              between,
              Ticks.isBetween(tick.reading64(), origin + from, origin + to),
              () -> tick + " in " + from + " .. " + to + " from " + origin);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void windowsEndAtHalfAPeriod(long origin) {
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
  void addsAndSubtractsAsTrueTimeDoes(long origin) {
    TrueTime base = TrueTime.showing(origin);
    for (long span :
        LongStream.concat(LongStream.of(NEAR), LongStream.of(MAX, -MAX)).toArray()) {
      assertEquals(base.plus(span).reading64(), Ticks.plus(origin, span), () -> "plus " + span);
      assertEquals(base.plus(-span).reading64(), Ticks.minus(origin, span), () -> "minus " + span);
      assertEquals(span, Ticks.elapsed(origin, Ticks.plus(origin, span)));
      assertEquals(origin, Ticks.minus(Ticks.plus(origin, span), span));
    }
    assertEquals(Ticks.plus(origin, HALF), Ticks.minus(origin, HALF));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void theMidpointIsThatOfTrueTime(long origin) {
    TrueTime base = TrueTime.showing(origin);
    for (long from : NEAR) {
      for (long to : NEAR) {
        long a = base.plus(from).reading64();
        long b = base.plus(to).reading64();
        long expected = TrueTime.midpoint(base.plus(from), base.plus(to)).reading64();
        assertEquals(expected, Ticks.midpoint(a, b), () -> from + " and " + to + " from " + origin);
      }
    }
    assertEquals(origin - (1L << 62), Ticks.midpoint(origin, origin + HALF));
    assertEquals(origin + (1L << 62), Ticks.midpoint(origin + HALF, origin));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void sortsAsTrueTimeDoes(long reference) {
    TrueTime base = TrueTime.showing(reference);
    List<Long> spans = new ArrayList<>(List.of(HALF, HALF + 1, -MAX / 2, MAX / 2, MAX - 1, MAX));
    for (long near : NEAR) {
      spans.add(near);
    }
    List<Long> readings = new ArrayList<>();
    spans.stream().sorted().forEach(s -> readings.add(base.plus(s).reading64()));
    List<Long> shuffled = new ArrayList<>(readings);
    Collections.shuffle(shuffled, new Random(reference));
    shuffled.sort(Ticks.comparatorFrom(reference));
    assertEquals(readings, shuffled);

    Comparator<Long> order = Ticks.comparatorFrom(reference);
    for (long a : readings) {
      for (long b : readings) {
        assertEquals(Integer.signum(order.compare(a, b)), -Integer.signum(order.compare(b, a)));
        assertEquals(a == b, order.compare(a, b) == 0);
      }
    }
    assertThrows(NullPointerException.class, () -> order.compare(null, 0L));
  }
}
