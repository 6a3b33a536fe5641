package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;
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

  /** A clock that stands still until it is moved. */
  private static final class ManualSource implements TickSource {
    private long now;

    ManualSource(long origin) {
      now = origin;
    }

    void advance(long span) {
      now += span;
    }

    @Override
    public long read() {
      return now;
    }
  }

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
      ManualSource clock = new ManualSource(underneath);
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
    ManualSource clock = new ManualSource(origin);
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
    ManualSource clock = new ManualSource(origin);
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
    ManualSource clock = new ManualSource(5);
    SeededTickSource seeded = clock.seeded();
    clock.advance(Long.MAX_VALUE);
    assertEquals(Long.MAX_VALUE, seeded.read());
    clock.advance(1);
    assertEquals(Long.MIN_VALUE, seeded.read());
  }

  @ParameterizedTest
  @MethodSource("origins")
  void shiftsAndSeedsMayBeStacked(long origin) {
    ManualSource clock = new ManualSource(-3);
    TickSource stacked = clock.startingAt(origin).startingAt(-origin);
    SeededTickSource seeded = stacked.seeded();
    clock.advance(HORIZON);
    assertEquals(-origin + HORIZON, stacked.read());
    assertEquals(HORIZON, seeded.read());
  }
}
