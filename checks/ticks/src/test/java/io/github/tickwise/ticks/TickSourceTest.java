package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class TickSourceTest {
  private static final long HORIZON = TimeUnit.MINUTES.toNanos(5);
  private static final long PATIENCE = TimeUnit.MINUTES.toNanos(1);

  static LongStream origins() {
    return LongStream.of(HostileOrigins.longs(HORIZON));
  }

  /** From the start of a run to its end. */
  private static long[] steps() {
    return new long[] {0, 1, 999_999, HORIZON / 2, HORIZON - HORIZON / 2 - 1_000_000};
  }

  @Test
  void systemReadsTheClockOfTheJvm() {
    long before = System.nanoTime();
    long read = TickSource.system().read();
    long after = System.nanoTime();
    assertTrue(read - before >= 0, () -> before + ", " + read);
    assertTrue(after - read >= 0, () -> read + ", " + after);
  }

  @ParameterizedTest
  @MethodSource("origins")
  void aShiftedClockStartsAtItsOriginAndKeepsThePace(long origin) {
    for (long underneath : new long[] {0, -1, 42, Long.MAX_VALUE - 3, Long.MIN_VALUE, origin}) {
      ManualClock clock = new ManualClock(underneath);
      TickSource shifted = clock.startingAt(origin);
      BigInteger expected = BigInteger.valueOf(origin);
      for (long step : steps()) {
        clock.advance(step);
        expected = expected.add(BigInteger.valueOf(step));
        assertEquals(expected.longValue(), shifted.read(), () -> underneath + " to " + origin);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void theSystemClockStartsAnywhere(long origin) {
    long before = System.nanoTime();
    TickSource shifted = TickSource.system().startingAt(origin);
    long first = Ticks.elapsed(origin, shifted.read());
    long second = Ticks.elapsed(origin, shifted.read());
    long whole = System.nanoTime() - before;
    assertTrue(first >= 0 && first <= whole, () -> first + " of " + whole);
    assertTrue(second >= first && second <= whole, () -> second + " of " + whole);
    assertTrue(whole < PATIENCE, () -> "the machine slept for " + whole + " ns");
  }

  @ParameterizedTest
  @MethodSource("origins")
  void aSeededClockCountsFromItsFirstReading(long origin) {
    ManualClock clock = new ManualClock(origin);
    SeededTickSource seeded = clock.seeded();
    long whole = 0;
    for (long step : steps()) {
      clock.advance(step);
      whole += step;
      assertEquals(whole, seeded.read(), "from " + origin);
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void millisecondsOfASeededClockAreThoseOfTheSpan(long origin) {
    ManualClock clock = new ManualClock(origin);
    SeededTickSource seeded = clock.seeded();
    for (int millis = 0; millis < 20; millis++) {
      assertEquals(millis, TimeUnit.NANOSECONDS.toMillis(seeded.read()), () -> "from " + origin);
      clock.advance(999_999);
      assertEquals(millis, TimeUnit.NANOSECONDS.toMillis(seeded.read()), () -> "from " + origin);
      clock.advance(1);
    }
  }

  @Test
  void aSeededClockIsNegativeFromHalfAPeriodOn() {
    ManualClock clock = new ManualClock(5);
    SeededTickSource seeded = clock.seeded();
    clock.advance(Long.MAX_VALUE);
    assertEquals(Long.MAX_VALUE, seeded.read());
    clock.advance(1);
    assertEquals(Long.MIN_VALUE, seeded.read());
  }

  @ParameterizedTest
  @MethodSource("origins")
  void shiftsAndSeedsMayBeStacked(long origin) {
    ManualClock clock = new ManualClock(-3);
    TickSource stacked = clock.startingAt(origin).startingAt(-origin);
    SeededTickSource seeded = stacked.seeded();
    clock.advance(HORIZON);
    assertEquals(-origin + HORIZON, stacked.read());
    assertEquals(HORIZON, seeded.read());
  }

  @ParameterizedTest
  @MethodSource("origins")
  void anOffsetIsAddedToEveryReading(long origin) {
    ManualClock clock = new ManualClock(origin, TimeUnit.MICROSECONDS);
    for (long span : new long[] {0, 1, -1, HORIZON, Long.MAX_VALUE, Long.MIN_VALUE}) {
      TickSource shifted = clock.offsetBy(span);
      assertEquals(clock.now() + span, shifted.read());
      clock.advance(17);
      assertEquals(clock.now() + span, shifted.read());
      assertEquals(TimeUnit.MICROSECONDS, shifted.unit());
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void aSeededClockIsConvertedByTheSpan(long origin) {
    ManualClock clock = new ManualClock(origin);
    SeededTickSource nanos = clock.seeded();
    clock.advance(1_500_000);
    SeededTickSource millis = nanos.convertedTo(TimeUnit.MILLISECONDS);
    assertEquals(1, millis.read(), "the seed is the same");
    clock.advance(499_999);
    assertEquals(1, millis.read());
    clock.advance(1);
    assertEquals(2, millis.read());
    assertEquals(2_000, millis.convertedTo(TimeUnit.MICROSECONDS).read());
    assertEquals(2_000_000, millis.convertedTo(TimeUnit.NANOSECONDS).read());
    assertEquals(TimeUnit.MILLISECONDS, millis.unit());
    assertEquals(TimeUnit.NANOSECONDS, nanos.unit());
    assertThrows(NullPointerException.class, () -> nanos.convertedTo(null));
  }

  @Test
  void aSeededClockKeepsItsUnit() {
    ManualClock seconds = new ManualClock(-5, TimeUnit.SECONDS);
    SeededTickSource seeded = seconds.seeded();
    assertEquals(TimeUnit.SECONDS, seeded.unit());
    seconds.advance(3);
    assertEquals(3, seeded.read());
    assertEquals(3_000, seeded.convertedTo(TimeUnit.MILLISECONDS).read());
  }

  @Test
  void theSystemClockIsOneObject() {
    assertSame(TickSource.system(), TickSource.system());
    assertEquals(TimeUnit.NANOSECONDS, TickSource.system().unit());
    assertEquals("System.nanoTime()", TickSource.system().toString());
  }

  @Test
  void aFunctionIsAClock() {
    long[] now = {-3};
    TickSource lambda = () -> now[0];
    assertEquals(TimeUnit.NANOSECONDS, lambda.unit());
    TickSource nanos = TickSource.of(() -> now[0]);
    TickSource micros = TickSource.of(() -> now[0], TimeUnit.MICROSECONDS);
    for (long reading : new long[] {-3, Long.MAX_VALUE, Long.MIN_VALUE, 0}) {
      now[0] = reading;
      assertEquals(reading, lambda.read());
      assertEquals(reading, nanos.read());
      assertEquals(reading, micros.read());
      assertEquals(reading, nanos.toLongSupplier().getAsLong());
    }
    assertEquals(TimeUnit.NANOSECONDS, nanos.unit());
    assertEquals(TimeUnit.MICROSECONDS, micros.unit());
    assertThrows(NullPointerException.class, () -> TickSource.of(null));
    assertThrows(NullPointerException.class, () -> TickSource.of(() -> 1, null));
  }
}
