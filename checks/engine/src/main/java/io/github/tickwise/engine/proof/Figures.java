package io.github.tickwise.engine.proof;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Writes numbers and durations. */
final class Figures {
  /** Distance from an edge, in bits below the type's, from which a number is written by it. */
  private static final int NEAR = 10;

  /** Java looks among those of two digits first; no double needs more than 17. */
  private static final int LEAST_DIGITS = 2;

  private static final int MOST_DIGITS = 17;

  /** The powers of ten between which Java writes a number without an exponent. */
  private static final int LEAST_PLAIN = -3;

  private static final int GREATEST_PLAIN = 6;

  private Figures() {}

  /** A clock's units in a second; where the unit is not known, some that make a long enough step. */
  static long second(String unit) {
    return switch (unit) {
      case "nanos" -> 1_000_000_000L;
      case "micros" -> 1_000_000L;
      case "seconds" -> 1L;
      default -> 1_000L;
    };
  }

  /** An outcome or a value, as Java writes it. */
  static String of(Object value, int bits) {
    if (value instanceof BigInteger n) {
      return whole(n, bits);
    }
    return value instanceof Double d ? shortest(d) : String.valueOf(value);
  }

  /**
   * The shortest decimal that is read back as the number, written as Java does. {@code Double.toString} gives that from
   * JDK 19 on, and a longer one for some numbers before (JDK-4511638).
   */
  private static String shortest(double d) {
    if (d == 0 || Double.isNaN(d) || Double.isInfinite(d)) {
      return String.valueOf(d);
    }
    BigDecimal exact = new BigDecimal(d);
    BigDecimal rounded = exact;
    for (int digits = LEAST_DIGITS; digits <= MOST_DIGITS; digits++) {
      rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      if (rounded.doubleValue() == d) {
        break;
      }
    }
    BigDecimal number = rounded.stripTrailingZeros();
    int exponent = number.precision() - number.scale() - 1;
    return exponent >= LEAST_PLAIN && exponent <= GREATEST_PLAIN
        ? withFraction(number)
        : withFraction(number.scaleByPowerOfTen(-exponent)) + "E" + exponent;
  }

  private static String withFraction(BigDecimal n) {
    return (n.scale() < 1 ? n.setScale(1) : n).toPlainString();
  }

  private static String whole(BigInteger n, int bits) {
    String type = bits == 64 ? "Long." : "Integer.";
    BigInteger max = BigInteger.ONE.shiftLeft(bits - 1).subtract(BigInteger.ONE);
    BigInteger min = max.negate().subtract(BigInteger.ONE);
    BigInteger near = BigInteger.ONE.shiftLeft(bits - NEAR);
    BigInteger below = max.subtract(n);
    BigInteger above = n.subtract(min);
    if (below.signum() >= 0 && below.compareTo(near) < 0) {
      return type + "MAX_VALUE" + (below.signum() == 0 ? "" : " - " + grouped(below));
    }
    if (above.signum() >= 0 && above.compareTo(near) < 0) {
      return type + "MIN_VALUE" + (above.signum() == 0 ? "" : " + " + grouped(above));
    }
    return grouped(n);
  }

  private static String grouped(BigInteger n) {
    return String.format(Locale.ROOT, "%,d", n).replace(',', '_');
  }

  /** {@code 2.5 s}, {@code 3 h}; {@code 5 ticks} where the unit is not known. */
  static String duration(BigInteger n, String unit) {
    if (unit.equals("raw") || unit.isEmpty()) {
      return grouped(n) + (n.equals(BigInteger.ONE) ? " tick" : " ticks");
    }
    double seconds = n.doubleValue() / second(unit);
    double[] sizes = {31_556_952, 86_400, 3_600, 60, 1, 1e-3, 1e-6, 1e-9};
    String[] names = {" years", " days", " h", " min", " s", " ms", " us", " ns"};
    for (int i = 0; i < sizes.length; i++) {
      if (seconds >= sizes[i] || i == sizes.length - 1) {
        return plain(seconds / sizes[i]) + names[i];
      }
    }
    throw new AssertionError();
  }

  private static String plain(double d) {
    String text = String.format(Locale.ROOT, "%.2f", d);
    return text.replaceFirst("\\.?0+$", "");
  }
}
