package io.github.tickwise.engine.proof;

import java.math.BigInteger;
import java.util.Locale;

/** Writes numbers and durations. */
final class Figures {
  /** Distance from an edge, in bits below the type's, from which a number is written by it. */
  private static final int NEAR = 10;

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
    return String.valueOf(value);
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
