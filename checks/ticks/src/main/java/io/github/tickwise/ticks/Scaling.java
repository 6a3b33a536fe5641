package io.github.tickwise.ticks;

/** Exact conversion of spans, rounded down, without more bits than a {@code long} has. */
final class Scaling {
  private static final long NANOS_IN_MILLI = 1_000_000;

  private Scaling() {}

  /** The floor of {@code span * scale / frequency}, saturated; {@code scale} is positive. */
  static long scale(long span, int scale, long frequency) {
    requirePositive(frequency);
    long product = span * scale;
    if (Math.multiplyHigh(span, scale) == product >> 63) {
      return Math.floorDiv(product, frequency);
    }
    long seconds = Math.floorDiv(span, frequency);
    long fraction = fraction(Math.floorMod(span, frequency), scale, frequency);
    // Both terms on the side of the result, so that none lies out of range when their sum does not.
    int up = seconds < 0 ? 1 : 0;
    long whole = (seconds + up) * scale;
    long sum = whole + (fraction - up * scale);
    boolean fits = Math.multiplyHigh(seconds + up, scale) == whole >> 63 && seconds < 0 == sum < 0;
    return fits ? sum : seconds < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
  }

  /** The floor of {@code raw * scale / frequency} with {@code raw} unsigned, saturated. */
  static long scaleUnsigned(long raw, int scale, long frequency) {
    requirePositive(frequency);
    long seconds = Long.divideUnsigned(raw, frequency);
    long rest = fraction(Long.remainderUnsigned(raw, frequency), scale, frequency);
    if (seconds < 0 || seconds > (Long.MAX_VALUE - rest) / scale) {
      return Long.MAX_VALUE;
    }
    return seconds * scale + rest;
  }

  /** The ceiling in milliseconds; 0 for what is not positive. */
  static long ceilMillis(long nanos) {
    return nanos <= 0 ? 0 : (nanos - 1) / NANOS_IN_MILLI + 1;
  }

  /** The floor of {@code part * scale / whole}, where {@code part} is 0 to {@code whole - 1}. */
  private static long fraction(long part, int scale, long whole) {
    if (part <= Long.MAX_VALUE / scale) {
      return part * scale / whole;
    }
    return longDivision(part, scale, whole);
  }

  /** The same where the product takes more than 63 bits: one bit of {@code scale} after another. */
  private static long longDivision(long part, int scale, long whole) {
    long quotient = 0;
    long remainder = 0;
    for (int bit = Integer.highestOneBit(scale); bit != 0; bit >>>= 1) {
      // Both sums stay below 2 * whole, so below 2^64: they are compared as unsigned.
      quotient <<= 1;
      remainder <<= 1;
      if (Long.compareUnsigned(remainder, whole) >= 0) {
        remainder -= whole;
        quotient++;
      }
      if ((scale & bit) != 0) {
        remainder += part;
        if (Long.compareUnsigned(remainder, whole) >= 0) {
          remainder -= whole;
          quotient++;
        }
      }
    }
    return quotient;
  }

  private static void requirePositive(long frequency) {
    if (frequency <= 0) {
      throw new IllegalArgumentException("frequency is not positive: " + frequency);
    }
  }
}
