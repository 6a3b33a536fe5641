package io.github.tickwise.ticks;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.TEN;
import static java.math.BigInteger.ZERO;

import java.math.BigInteger;

/** What the conversions must give, by unbounded integers. */
final class Oracle {
  private static final BigInteger MAX = BigInteger.valueOf(Long.MAX_VALUE);
  private static final BigInteger MIN = BigInteger.valueOf(Long.MIN_VALUE);

  private Oracle() {}

  /** The floor of the scaled distance from one 64-bit reading to another, saturated. */
  static long scaled(long from, long to, long scale, long frequency) {
    BigInteger distance =
        BigInteger.valueOf(to).subtract(BigInteger.valueOf(from)); // of numbers, so up to 65 bits
    return floor(BigInteger.valueOf(distance.longValue()), scale, frequency);
  }

  /** The same of two 32-bit readings. */
  static long scaled(int from, int to, long scale, long frequency) {
    BigInteger distance = BigInteger.valueOf(to).subtract(BigInteger.valueOf(from));
    return floor(BigInteger.valueOf(distance.intValue()), scale, frequency);
  }

  /** The floor of a scaled reading that is taken as unsigned, saturated. */
  static long scaledUnsigned(long raw, long scale, long frequency) {
    return floor(new BigInteger(Long.toUnsignedString(raw)), scale, frequency);
  }

  /** The least whole number of milliseconds that is no less, but not below 0. */
  static long ceilMillis(long nanos) {
    BigInteger[] parts = BigInteger.valueOf(nanos).divideAndRemainder(TEN.pow(6));
    return parts[0].add(parts[1].signum() > 0 ? ONE : ZERO).max(ZERO).longValueExact();
  }

  static long saturated(BigInteger value) {
    return value.max(MIN).min(MAX).longValueExact();
  }

  private static long floor(BigInteger value, long scale, long frequency) {
    BigInteger divisor = BigInteger.valueOf(frequency);
    BigInteger product = value.multiply(BigInteger.valueOf(scale));
    // mod is never negative, so this rounds down.
    return saturated(product.subtract(product.mod(divisor)).divide(divisor));
  }
}
