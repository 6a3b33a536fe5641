package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conversions whose results were worked out by hand, and are checked here by the oracle too. */
final class ConversionVectorsTest {
  private static final long NANOS = 1_000_000_000;

  @ParameterizedTest
  @CsvSource({
    "9223372036854775807, -9223372036454775809, 1000000000, 400",
    "9223372036854775807, -9223372036854775808, 1000000000, 0",
    "9223372036853775808, -9223372036854775808, 1000000000, 1",
    "-5000000, 3000000, 1000000000, 8",
    "3000000, -5000000, 1000000000, -8",
    "157680000000000000, 157680000008000000, 1000000000, 8",
    "9223372036854772228, -9223372036851196265, 3579545, 1000",
    "0, -1, 1000000000, -1",
    "0, -1000001, 1000000000, -2",
    "0, 9223372036854775807, 3579545, 2576688388288113",
    "0, -9223372036854775808, 3579545, -2576688388288114",
    "0, 9223372036854775807, 999, 9223372036854775807",
    "0, 72057594037927936, 9007199254740992000, 8",
    "0, -9223372036854775808, 1, -9223372036854775808",
  })
  void elapsedMillis(long from, long to, long frequency, long millis) {
    assertEquals(millis, Oracle.scaled(from, to, 1_000, frequency), "the vector itself");
    assertEquals(millis, Ticks.elapsedMillis(from, to, frequency));
  }

  @ParameterizedTest
  @CsvSource({
    "9223372036854775, 1000000000, 9223372036",
    "9223372036854776, 1000000000, 9223372036",
    "157680000000000000, 1000000000, 157680000000",
    "9223372036854775807, 1000000000, 9223372036854",
    "-9223372036854775808, 1000000000, 9223372036854",
    "-1, 1000000000, 18446744073709",
    "-1, 10000000, 1844674407370955",
    "999999, 3579545, 279",
    "157680000000000000, 3579545, 44050291307973",
    "9223372036854775807, 3579545, 2576688388288113",
    "-1, 2343750, 7870610804782742",
    "-1, 1999, 9223372036854775807",
    "9223372036854775, 1, 9223372036854775000",
    "9223372036854776, 1, 9223372036854775807",
    "-1, 1, 9223372036854775807",
    "0, 1, 0",
  })
  void displayMillis(long raw, long frequency, long millis) {
    assertEquals(millis, Oracle.scaledUnsigned(raw, 1_000, frequency), "the vector itself");
    assertEquals(millis, Ticks.displayMillis(raw, frequency));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 3, 3, 1000000000",
    "-3, 3, 7, 857142857",
    "0, 9223372036854775807, 1000000000, 9223372036854775807",
    "0, -9223372036854775808, 1000000000, -9223372036854775808",
    "0, 9223372036854775807, 9223372036854775807, 1000000000",
    "0, 9223372036854775806, 9223372036854775807, 999999999",
    "0, 72057594037927936, 9007199254740992000, 8000000",
    "0, 3074457345618258602, 9223372036854775806, 333333333",
    "0, 6148914691236517204, 9223372036854775806, 666666666",
    "0, -9223372036854775808, 9223372036854775807, -1000000001",
    "9223372036854775807, -9223372036854775808, 1, 1000000000",
    "0, 9223372037, 1, 9223372036854775807",
    "0, -9223372037, 1, -9223372036854775808",
    "0, -36893488147, 4, -9223372036750000000",
    "0, -36893488148, 4, -9223372037000000000",
  })
  void elapsedNanos(long from, long to, long frequency, String nanos) {
    // The last vectors stand on both sides of the range's end; beyond it the answer is the end.
    long expected = Oracle.saturated(new BigInteger(nanos));
    assertEquals(expected, Oracle.scaled(from, to, NANOS, frequency), "the vector itself");
    assertEquals(expected, Ticks.elapsedNanos(from, to, frequency));
  }

  @ParameterizedTest
  @CsvSource({
    "-9223372036854775808, 0",
    "-1000000, 0",
    "-1, 0",
    "0, 0",
    "1, 1",
    "999999, 1",
    "1000000, 1",
    "1000001, 2",
    "9223372036854000000, 9223372036854",
    "9223372036854775807, 9223372036855",
  })
  void waitMillis(long remainingNanos, long millis) {
    assertEquals(millis, Oracle.ceilMillis(remainingNanos), "the vector itself");
    assertEquals(millis, Ticks.waitMillis(remainingNanos));
  }
}
