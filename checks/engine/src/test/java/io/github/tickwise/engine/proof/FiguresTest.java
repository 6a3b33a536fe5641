package io.github.tickwise.engine.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How numbers and durations are written. */
class FiguresTest {
  private static final long NANOS = 1_000_000_000L;

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-1, -1",
    "999, 999",
    "1000, 1_000",
    "-1234567, -1_234_567",
    "9223372036854775807, Long.MAX_VALUE",
    "9223372036854775806, Long.MAX_VALUE - 1",
    "9223372036854770000, Long.MAX_VALUE - 5_807",
    "-9223372036854775808, Long.MIN_VALUE",
    "-9223372036854775807, Long.MIN_VALUE + 1",
    "-9223372036854770000, Long.MIN_VALUE + 5_808",
    "4611686018427387904, 4_611_686_018_427_387_904",
    "-4611686018427387904, -4_611_686_018_427_387_904",
  })
  void longs(BigInteger n, String text) {
    assertEquals(text, Figures.of(n, 64));
  }

  /** As {@code Double.toString} of JDK 19 and later, on every JDK. */
  @ParameterizedTest
  @CsvSource({
    "1e9, 1.0E9",
    "-9.2233720363547761e18, -9.223372036354776E18",
    "2e23, 2.0E23",
    "1e7, 1.0E7",
    "9999999.5, 9999999.5",
    "1234567, 1234567.0",
    "-0.25, -0.25",
    "0.001, 0.001",
    "0.0001, 1.0E-4",
    "4.9e-324, 4.9E-324",
    "0, 0.0",
    "NaN, NaN",
    "-Infinity, -Infinity",
  })
  void doubles(double d, String text) {
    assertEquals(text, Figures.of(d, 64));
  }

  @Test
  void doublesAreReadBackAndAreNoLongerThanJavasOwn() {
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      double d = Double.longBitsToDouble(random.nextLong());
      String text = Figures.of(d, 64);
      assertEquals(d, Double.parseDouble(text), text);
      assertTrue(text.length() <= Double.toString(d).length(), text);
    }
  }

  /** By the edge where that is nearer than 2^54: about half a year of nanoseconds. */
  @Test
  void howNearTheEdge() {
    BigInteger max = BigInteger.valueOf(Long.MAX_VALUE);
    BigInteger min = BigInteger.valueOf(Long.MIN_VALUE);
    BigInteger near = BigInteger.TWO.pow(54).subtract(BigInteger.ONE);
    BigInteger far = BigInteger.TWO.pow(54);
    assertEquals("Long.MAX_VALUE - 18_014_398_509_481_983", Figures.of(max.subtract(near), 64));
    assertEquals("9_205_357_638_345_293_823", Figures.of(max.subtract(far), 64));
    assertEquals("Long.MIN_VALUE + 18_014_398_509_481_983", Figures.of(min.add(near), 64));
    assertEquals("-9_205_357_638_345_293_824", Figures.of(min.add(far), 64));
  }

  @ParameterizedTest
  @CsvSource({
    "2147483647, Integer.MAX_VALUE",
    "2147483000, Integer.MAX_VALUE - 647",
    "-2147483648, Integer.MIN_VALUE",
    "-2147483000, Integer.MIN_VALUE + 648",
    "1073741824, 1_073_741_824",
    "4294967296, 4_294_967_296",
    "-4294967296, -4_294_967_296",
  })
  void ints(BigInteger n, String text) {
    assertEquals(text, Figures.of(n, 32));
  }

  @Test
  void otherOutcomes() {
    assertEquals("true", Figures.of(true, 64));
    assertEquals("1.5", Figures.of(1.5, 64));
  }

  @ParameterizedTest
  @CsvSource({
    "1, nanos, 1 ns",
    "0, nanos, 0 ns",
    "999, nanos, 999 ns",
    "1000, nanos, 1 us",
    "1500, nanos, 1.5 us",
    "1000000, nanos, 1 ms",
    "2500000000, nanos, 2.5 s",
    "1000000000, nanos, 1 s",
    "59990000000, nanos, 59.99 s",
    "60000000000, nanos, 1 min",
    "3600000000000, nanos, 1 h",
    "86400000000000, nanos, 1 days",
    "31556952000000000, nanos, 1 years",
    "100000000000000000, nanos, 3.17 years",
    "1000000000000, nanos, 16.67 min",
    "1, micros, 1 us",
    "5000000, micros, 5 s",
    "20, millis, 20 ms",
    "100, seconds, 1.67 min",
    "10, seconds, 10 s",
    "1, raw, 1 tick",
    "2000, raw, 2_000 ticks",
    "7, '', 7 ticks",
  })
  void durations(BigInteger n, String unit, String text) {
    assertEquals(text, Figures.duration(n, unit));
  }

  @Test
  void aSecond() {
    assertEquals(NANOS, Figures.second("nanos"));
    assertEquals(1_000_000, Figures.second("micros"));
    assertEquals(1_000, Figures.second("millis"));
    assertEquals(1, Figures.second("seconds"));
    assertEquals(1_000, Figures.second("raw"));
  }
}
