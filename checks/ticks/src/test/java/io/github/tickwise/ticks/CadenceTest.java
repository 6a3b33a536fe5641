package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class CadenceTest {
  private static final long HORIZON = TimeUnit.MINUTES.toNanos(5);
  private static final long PERIOD = HORIZON / 100;

  static LongStream origins() {
    return LongStream.of(HostileOrigins.longs(HORIZON));
  }

  private static int takeAll(Cadence cadence, long now) {
    int taken = 0;
    while (cadence.advance(now)) {
      taken++;
    }
    return taken;
  }

  @ParameterizedTest
  @MethodSource("origins")
  void isDueOnePeriodAfterItsSeed(long origin) {
    ManualClock clock = new ManualClock(origin);
    Cadence cadence = Cadence.every(clock, PERIOD);
    assertEquals(1, clock.reads());
    assertEquals(origin + PERIOD, cadence.next());
    for (long left : new long[] {PERIOD, 1}) {
      long now = origin + PERIOD - left;
      assertEquals(left, cadence.remaining(now));
      assertFalse(cadence.isDue(now));
      assertFalse(cadence.advance(now));
      assertEquals(origin + PERIOD, cadence.next());
    }
    for (long late : new long[] {0, 1, PERIOD}) {
      assertTrue(cadence.isDue(origin + PERIOD + late));
      assertEquals(-late, cadence.remaining(origin + PERIOD + late));
    }
    assertTrue(cadence.advance(origin + PERIOD));
    assertEquals(origin + 2 * PERIOD, cadence.next());
    assertFalse(cadence.advance(origin + PERIOD));
    assertEquals(
        "Cadence[every " + PERIOD + ", next at tick " + (origin + 2 * PERIOD) + "]",
        cadence.toString());
  }

  @ParameterizedTest
  @MethodSource("origins")
  void doesNotDrift(long origin) {
    Cadence cadence = Cadence.every(new ManualClock(origin), PERIOD);
    Random random = RandomSeed.random();
    for (int i = 1; i <= 90; i++) {
      assertEquals(origin + i * PERIOD, cadence.next());
      assertTrue(cadence.advance(cadence.next() + (long) (random.nextDouble() * PERIOD)));
    }
    assertEquals(0, cadence.dropped());
  }

  @ParameterizedTest
  @MethodSource("origins")
  void skipsWhatWasMissed(long origin) {
    Cadence cadence = Cadence.every(new ManualClock(origin), PERIOD);
    long late = origin + 7 * PERIOD + PERIOD / 2;
    assertEquals(1, takeAll(cadence, late));
    assertEquals(origin + 8 * PERIOD, cadence.next());
    assertEquals(6, cadence.dropped());
    assertEquals(1, takeAll(cadence, origin + 10 * PERIOD));
    assertEquals(origin + 11 * PERIOD, cadence.next());
    assertEquals(8, cadence.dropped());
  }

  @ParameterizedTest
  @MethodSource("origins")
  void catchesUpAtMostWhatItIsTold(long origin) {
    for (int kept : new int[] {0, 1, 3, 6, 7, Integer.MAX_VALUE}) {
      Cadence cadence = Cadence.every(new ManualClock(origin), PERIOD).catchingUp(kept);
      long now = origin + 7 * PERIOD + PERIOD - 1; // seven are due, six of them missed
      assertEquals(Math.min(7, kept + 1L), takeAll(cadence, now), "kept " + kept);
      assertEquals(Math.max(0, 6 - kept), cadence.dropped(), "kept " + kept);
      assertEquals(origin + 8 * PERIOD, cadence.next());
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void changesItsPolicyWhereItStands(long origin) {
    Cadence all = Cadence.every(new ManualClock(origin), PERIOD).catchingUp(100);
    assertTrue(all.advance(origin + 5 * PERIOD));
    Cadence skipping = all.skipping();
    assertEquals(origin + 2 * PERIOD, skipping.next());
    assertEquals(1, takeAll(skipping, origin + 5 * PERIOD));
    assertEquals(3, skipping.dropped());
    assertEquals(origin + 2 * PERIOD, all.next(), "the other stands where it stood");
    assertEquals(4, takeAll(all, origin + 5 * PERIOD));
  }

  /** Against a model that walks the grid in unbounded numbers. */
  @ParameterizedTest
  @MethodSource("origins")
  void keepsToTheGridWhateverThePauses(long origin) {
    Random random = RandomSeed.random();
    int kept = random.nextInt(4);
    Cadence cadence = Cadence.every(new ManualClock(origin), PERIOD).catchingUp(kept);
    BigInteger now = BigInteger.valueOf(origin);
    long taken = 0;
    for (int i = 0; i < 50; i++) {
      now = now.add(BigInteger.valueOf((long) (random.nextDouble() * 5 * PERIOD)));
      taken += takeAll(cadence, now.longValue());
      long whole = now.subtract(BigInteger.valueOf(origin)).longValueExact();
      assertEquals(whole / PERIOD, taken + cadence.dropped(), "every one was taken or dropped");
      assertEquals(PERIOD - whole % PERIOD, cadence.remaining(now.longValue()));
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void cutsThePeriodToTheHorizon(long origin) {
    ManualClock clock = new ManualClock(origin);
    for (long period : new long[] {Deadline.MAX_INTERVAL, Long.MAX_VALUE}) {
      Cadence rare = Cadence.every(clock, period);
      assertEquals(Deadline.MAX_INTERVAL, rare.remaining(origin));
      assertTrue(rare.advance(origin + Deadline.MAX_INTERVAL));
      assertEquals(Deadline.MAX_INTERVAL, rare.remaining(origin + Deadline.MAX_INTERVAL));
    }
  }

  @Test
  void takesAPeriodOfOneTick() {
    Cadence cadence = Cadence.every(new ManualClock(Long.MAX_VALUE), 1);
    assertTrue(cadence.advance(Long.MIN_VALUE + 9));
    assertEquals(9, cadence.dropped());
    assertEquals(Long.MIN_VALUE + 10, cadence.next());
  }

  @Test
  void refusesWhatIsNoSchedule() {
    ManualClock clock = new ManualClock(3);
    for (long period : new long[] {0, -1, Long.MIN_VALUE}) {
      assertThrows(IllegalArgumentException.class, () -> Cadence.every(clock, period));
    }
    Cadence cadence = Cadence.every(clock, 1);
    assertThrows(IllegalArgumentException.class, () -> cadence.catchingUp(-1));
    assertThrows(NullPointerException.class, () -> Cadence.every(null, 1));
  }
}
