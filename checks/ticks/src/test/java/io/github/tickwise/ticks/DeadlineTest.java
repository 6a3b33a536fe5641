package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class DeadlineTest {
  private static final long HORIZON = TimeUnit.MINUTES.toNanos(5);
  private static final long LIMIT = Deadline.MAX_INTERVAL;

  static LongStream origins() {
    return LongStream.of(HostileOrigins.longs(HORIZON));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void isDueFromItsTickOn(long origin) {
    ManualClock clock = new ManualClock(origin);
    Deadline deadline = Deadline.after(clock, HORIZON);
    long[][] steps = {{0, HORIZON}, {1, HORIZON - 1}, {HORIZON - 2, 1}, {1, 0}, {1, -1}};
    for (long[] step : steps) {
      clock.advance(step[0]);
      long left = step[1];
      String after = "from " + origin + ", " + left + " left";
      assertEquals(left <= 0, deadline.isDue(clock.now()), after);
      assertEquals(left <= 0, deadline.isDue(), after);
      assertEquals(left, deadline.remaining(clock.now()), after);
      assertEquals(left, deadline.remaining(), after);
    }
    assertFalse(deadline.isNever());
  }

  @ParameterizedTest
  @MethodSource("origins")
  void countsFromAReadingThatIsAlreadyTaken(long start) {
    ManualClock clock = new ManualClock(start);
    clock.advance(HORIZON);
    Deadline deadline = Deadline.since(clock, start, HORIZON + 3);
    assertEquals(0, clock.reads());
    assertEquals(3, deadline.remaining());
    assertEquals(Deadline.after(clock, 3), deadline);
  }

  @ParameterizedTest
  @MethodSource("origins")
  void cutsTheIntervalToItsHorizon(long origin) {
    ManualClock clock = new ManualClock(origin);
    for (long interval : new long[] {LIMIT - 1, LIMIT, LIMIT + 1, Long.MAX_VALUE}) {
      Deadline far = Deadline.after(clock, interval);
      assertEquals(Math.min(interval, LIMIT), far.remaining(origin));
      assertFalse(far.isDue(origin));
      assertFalse(far.isDue(origin - HORIZON), "a reading taken a little earlier");
      Deadline past = Deadline.after(clock, -interval);
      assertEquals(Math.max(-interval, -LIMIT), past.remaining(origin));
      assertTrue(past.isDue(origin));
      assertTrue(past.isDue(origin + HORIZON), "a reading taken a little later");
    }
    assertEquals(-LIMIT, Deadline.after(clock, Long.MIN_VALUE).remaining(origin));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void neverIsAStateAndNoTick(long now) {
    ManualClock clock = new ManualClock(now);
    Deadline never = Deadline.never();
    assertFalse(never.isDue(now));
    assertFalse(never.isDue());
    assertEquals(Long.MAX_VALUE, never.remaining(now));
    assertEquals(Long.MAX_VALUE, never.remaining());
    assertTrue(never.isNever());
    for (long interval : new long[] {Long.MIN_VALUE, -1, 0, 1, Long.MAX_VALUE}) {
      Deadline other = Deadline.after(clock, interval);
      assertFalse(other.isNever());
      assertTrue(other.isBefore(never));
      assertFalse(never.isBefore(other));
      assertEquals(-1, other.compareTo(never));
      assertEquals(1, never.compareTo(other));
      assertSame(other, never.min(other));
      assertSame(other, other.min(never));
      assertNotEquals(never, other);
      assertNotEquals(other, never);
    }
    assertEquals(0, never.compareTo(Deadline.never()));
    assertEquals(never, Deadline.never());
    assertEquals(never.hashCode(), Deadline.never().hashCode());
    assertSame(never, never.min(Deadline.never()));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void sharesOneOrder(long origin) {
    ManualClock clock = new ManualClock(origin);
    long[] intervals = {0, 1, 2, HORIZON, 1L << 32, LIMIT - 1, LIMIT, Long.MAX_VALUE, -1, -HORIZON};
    for (long gap : new long[] {0, 1, HORIZON, LIMIT}) {
      for (long first : intervals) {
        for (long second : intervals) {
          if (gap == LIMIT && (first < 0 || second < 0)) {
            continue;
          }
          Deadline a = Deadline.since(clock, origin, first);
          Deadline b = Deadline.since(clock, origin + gap, second);
          int order = Long.signum(Math.min(first, LIMIT) - gap - Math.min(second, LIMIT));
          String what = first + " and " + second + " after " + gap + " from " + origin;
          assertEquals(order, a.compareTo(b), what);
          assertEquals(-order, b.compareTo(a), what);
          assertEquals(order < 0, a.isBefore(b), what);
          assertSame(order <= 0 ? a : b, a.min(b), what);
          assertEquals(order == 0, a.equals(b), what);
          if (order == 0) {
            assertEquals(a.hashCode(), b.hashCode(), what);
          }
        }
      }
    }
  }

  @Test
  void isRefusedBesideADeadlineOfAnotherSource() {
    ManualClock clock = new ManualClock(7);
    Deadline here = Deadline.after(clock, 5);
    Deadline there = Deadline.after(new ManualClock(7), 5);
    assertThrows(IllegalArgumentException.class, () -> here.compareTo(there));
    assertThrows(IllegalArgumentException.class, () -> here.isBefore(there));
    assertThrows(IllegalArgumentException.class, () -> here.min(there));
    assertNotEquals(here, there);
    Deadline shifted = Deadline.after(clock.offsetBy(3), 5);
    assertThrows(IllegalArgumentException.class, () -> here.compareTo(shifted));
  }

  @Test
  void ofTheSystemClockCanBeCompared() {
    Deadline sooner = Deadline.after(TickSource.system(), HORIZON);
    Deadline later = Deadline.after(TickSource.system(), 2 * HORIZON);
    assertTrue(sooner.isBefore(later));
  }

  @Test
  void takesDurationsInTheUnitOfItsSource() {
    ManualClock millis = new ManualClock(-1, TimeUnit.MILLISECONDS);
    assertEquals(250, Deadline.after(millis, Duration.ofMillis(250)).remaining());
    assertEquals(
        251, Deadline.after(millis, Duration.ofMillis(250).plusNanos(1)).remaining());
    assertEquals(1, Deadline.after(millis, Duration.ofNanos(1)).remaining());
    assertEquals(0, Deadline.after(millis, Duration.ZERO).remaining());
    assertEquals(0, Deadline.after(millis, Duration.ofNanos(-1)).remaining());
    assertEquals(
        -250, Deadline.after(millis, Duration.ofMillis(-250).minusNanos(1)).remaining());
    ManualClock nanos = new ManualClock(-1);
    assertEquals(
        1_500_000_001, Deadline.after(nanos, Duration.ofNanos(1_500_000_001)).remaining());
    Duration ages = Duration.ofSeconds(Long.MAX_VALUE, 999_999_999);
    assertEquals(LIMIT, Deadline.after(nanos, ages).remaining());
    assertEquals(-LIMIT, Deadline.after(nanos, ages.negated()).remaining());
    ManualClock days = new ManualClock(-1, TimeUnit.DAYS);
    assertEquals(106_751_991_167_301L, Deadline.after(days, ages).remaining());
  }

  @Test
  void equalsNothingElse() {
    ManualClock clock = new ManualClock(7);
    Deadline deadline = Deadline.after(clock, 5);
    assertFalse(deadline.equals(null));
    assertNotEquals("Deadline", deadline);
    assertNotEquals(deadline, Deadline.after(clock, 6));
    assertNotEquals(deadline.hashCode(), Deadline.after(clock, 6).hashCode());
    assertNotEquals(
        Deadline.since(clock, 0, 0).hashCode(),
        Deadline.since(TickSource.system(), 0, 0).hashCode());
  }

  @Test
  void refusesNull() {
    ManualClock clock = new ManualClock(7);
    assertThrows(NullPointerException.class, () -> Deadline.after(null, 1));
    assertThrows(NullPointerException.class, () -> Deadline.after(null, Duration.ZERO));
    assertThrows(NullPointerException.class, () -> Deadline.after(clock, null));
    assertThrows(NullPointerException.class, () -> Deadline.since(null, 0, 1));
    assertThrows(NullPointerException.class, () -> Deadline.after(clock, 1).compareTo(null));
  }

  @Test
  void saysWhatItIsAndReadsNoClockForThat() {
    ManualClock clock = new ManualClock(-10);
    Deadline deadline = Deadline.since(clock, -10, 3);
    assertEquals("Deadline[at tick -7 of " + clock + "]", deadline.toString());
    assertEquals("Deadline[never]", Deadline.never().toString());
    assertEquals(0, clock.reads());
  }
}
