package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class TickMarkTest {
  private static final long HORIZON = TimeUnit.MINUTES.toNanos(5);
  private static final long[] INTERVALS = {0, 1, HORIZON, Long.MAX_VALUE};

  static LongStream origins() {
    return LongStream.of(HostileOrigins.longs(HORIZON));
  }

  private static void assertUnset(TickMark mark, long now) {
    assertFalse(mark.isSet());
    for (long interval : INTERVALS) {
      assertTrue(mark.hasElapsed(now, interval));
    }
    assertThrows(IllegalStateException.class, () -> mark.elapsed(now));
    assertEquals(-5, mark.elapsedOr(now, -5));
    assertEquals("TickMark[unset]", mark.toString());
  }

  @ParameterizedTest
  @MethodSource("origins")
  void unsetIsAStateAndNoTick(long now) {
    TickMark mark = new TickMark();
    assertUnset(mark, now);
    mark.mark(now);
    assertTrue(mark.isSet());
    mark.clear();
    assertUnset(mark, now);
  }

  @ParameterizedTest
  @MethodSource("origins")
  void measuresFromTheLastMark(long origin) {
    TickMark mark = TickMark.at(origin - 77);
    assertEquals(77, mark.elapsed(origin));
    mark.mark(origin);
    assertTrue(mark.isSet());
    assertEquals("TickMark[at tick " + origin + "]", mark.toString());
    for (long passed : new long[] {0, 1, HORIZON - 1, HORIZON, HORIZON + 1, Long.MAX_VALUE, -1}) {
      long now = origin + passed;
      assertEquals(passed, mark.elapsed(now));
      assertEquals(passed, mark.elapsedOr(now, 42));
      for (long interval : INTERVALS) {
        assertEquals(passed >= interval, mark.hasElapsed(now, interval), passed + ", " + interval);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void mayBeMarkedBackwards(long origin) {
    TickMark mark = TickMark.at(origin);
    mark.mark(origin - HORIZON);
    assertEquals(HORIZON, mark.elapsed(origin));
  }
}
