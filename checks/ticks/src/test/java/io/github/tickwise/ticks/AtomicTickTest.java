package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class AtomicTickTest {
  private static final long HORIZON = TimeUnit.MINUTES.toNanos(5);
  private static final long HALF = Long.MIN_VALUE;

  static LongStream origins() {
    return LongStream.of(HostileOrigins.longs(HORIZON));
  }

  private static void assertUnset(AtomicTick tick) {
    assertFalse(tick.isSet());
    assertThrows(IllegalStateException.class, tick::get);
    assertEquals("AtomicTick[unset]", tick.toString());
  }

  private static void assertHolds(long reading, AtomicTick tick) {
    assertTrue(tick.isSet());
    assertEquals(reading, tick.get());
    assertEquals("AtomicTick[at tick " + reading + "]", tick.toString());
  }

  @ParameterizedTest
  @MethodSource("origins")
  void startsWithNone(long origin) {
    AtomicTick tick = new AtomicTick(new ManualClock(origin));
    assertUnset(tick);
    tick.set(origin);
    assertHolds(origin, tick);
    tick.clear();
    assertUnset(tick);
  }

  @ParameterizedTest
  @MethodSource("origins")
  void holdsEveryReadingExactly(long origin) {
    AtomicTick tick = new AtomicTick(new ManualClock(origin));
    for (long distance : new long[] {0, 1, -1, HORIZON, Long.MAX_VALUE, -Long.MAX_VALUE}) {
      tick.set(origin + distance);
      assertHolds(origin + distance, tick);
    }
    for (long other : origins().toArray()) {
      tick.set(other);
      assertHolds(other == origin + HALF ? other + 1 : other, tick);
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void theReadingHalfAPeriodAwayIsHeldAsItsNeighbour(long origin) {
    AtomicTick tick = new AtomicTick(new ManualClock(origin));
    tick.set(origin + HALF);
    assertHolds(origin + HALF + 1, tick);
    tick.clear();
    assertTrue(tick.advanceTo(origin + HALF));
    assertHolds(origin + HALF + 1, tick);
    assertTrue(tick.tryAcquireEvery(origin + HALF + 11, 10));
    assertHolds(origin + HALF + 11, tick);
  }

  @ParameterizedTest
  @MethodSource("origins")
  void advancesOnlyForwards(long origin) {
    AtomicTick tick = new AtomicTick(new ManualClock(origin));
    assertTrue(tick.advanceTo(origin - HORIZON), "the first is taken, whatever it is");
    assertHolds(origin - HORIZON, tick);
    assertTrue(tick.advanceTo(origin));
    assertFalse(tick.advanceTo(origin));
    assertFalse(tick.advanceTo(origin - 1));
    assertHolds(origin, tick);
    assertTrue(tick.advanceTo(origin + 1));
    assertHolds(origin + 1, tick);
    assertTrue(tick.advanceTo(origin + HORIZON));
    assertFalse(tick.advanceTo(origin + HORIZON + HALF), "half a period away counts as earlier");
    assertHolds(origin + HORIZON, tick);
  }

  @ParameterizedTest
  @MethodSource("origins")
  void passesOneCallInAnInterval(long origin) {
    ManualClock clock = new ManualClock(origin);
    AtomicTick tick = new AtomicTick(clock);
    assertTrue(tick.tryAcquireEvery(HORIZON), "the first passes at once");
    assertFalse(tick.tryAcquireEvery(HORIZON));
    clock.advance(HORIZON - 1);
    assertFalse(tick.tryAcquireEvery(HORIZON));
    assertHolds(origin, tick);
    clock.advance(1);
    assertTrue(tick.tryAcquireEvery(HORIZON));
    assertHolds(origin + HORIZON, tick);
    assertFalse(tick.tryAcquireEvery(HORIZON));
    clock.advance(10 * HORIZON);
    assertTrue(tick.tryAcquireEvery(HORIZON));
    assertFalse(tick.tryAcquireEvery(HORIZON), "nothing is saved up");
    assertTrue(tick.tryAcquireEvery(clock.now() + 1, 1));
    assertFalse(tick.tryAcquireEvery(clock.now(), 1), "a reading taken before the last pass");
    tick.clear();
    assertTrue(tick.tryAcquireEvery(HORIZON));
    assertHolds(clock.now(), tick);
  }

  @ParameterizedTest
  @MethodSource("origins")
  void anIntervalOfNothingThrottlesNothing(long origin) {
    ManualClock clock = new ManualClock(origin);
    AtomicTick tick = new AtomicTick(clock);
    for (long interval : new long[] {0, -1, Long.MIN_VALUE}) {
      assertTrue(tick.tryAcquireEvery(interval));
      assertTrue(tick.tryAcquireEvery(origin - 9, interval), "late readings pass too");
      assertHolds(origin, tick);
    }
    clock.advance(1);
    assertTrue(tick.tryAcquireEvery(0));
    assertHolds(origin + 1, tick);
  }

  @Test
  void refusesNull() {
    assertThrows(NullPointerException.class, () -> new AtomicTick(null));
  }
}
