package io.github.tickwise.hostile;

import java.math.BigDecimal;
import java.util.SplittableRandom;

/**
 * Where the clock starts.
 *
 * @param text as an option that gives this start again
 * @param reading what the clock reads when the first class that reads it is loaded
 */
record Start(String text, long reading) {
  static final String FORMS =
      "wrap-in:DURATION, cross-zero:DURATION, negative, host-years:N, random:SEED, at:NANOS";

  private static final long YEAR = 31_557_600_000_000_000L; // 365.25 days

  static Start parse(String text) throws OptionException {
    int colon = text.indexOf(':');
    String name = colon < 0 ? text : text.substring(0, colon);
    String value = colon < 0 ? "" : text.substring(colon + 1);
    try {
      switch (name) {
        case "wrap-in":
          return new Start(text, Long.MIN_VALUE - Durations.nanos(value));
        case "cross-zero":
          return value.isEmpty()
              ? parse("cross-zero:5s")
              : new Start(text, -Durations.nanos(value));
        case "negative":
          // As far from zero as from the wrap, 146 years: no test meets either.
          requireNone(value);
          return new Start(text, Long.MIN_VALUE / 2);
        case "host-years":
          return new Start(text, years(value));
        case "random":
          return random(value.isEmpty() ? new SplittableRandom().nextLong() : number(value));
        case "at":
          return new Start(text, number(value));
        default:
          throw new OptionException("no such start; the starts are " + FORMS);
      }
    } catch (OptionException e) {
      throw new OptionException("start=" + text + ": " + e.getMessage());
    }
  }

  private static Start random(long seed) {
    return new Start("random:" + seed, new SplittableRandom(seed).nextLong());
  }

  private static long years(String text) throws OptionException {
    try {
      BigDecimal nanos = new BigDecimal(text.strip()).multiply(BigDecimal.valueOf(YEAR));
      if (nanos.signum() > 0 && nanos.compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) <= 0) {
        return nanos.longValue();
      }
    } catch (NumberFormatException noNumber) {
      // said below
    }
    throw new OptionException(
        "'" + text + "' is not a number of years that the clock can count: above 0, up to 292");
  }

  private static long number(String text) throws OptionException {
    try {
      return Long.parseLong(text.strip());
    } catch (NumberFormatException noNumber) {
      throw new OptionException("'" + text + "' is not a whole number of 64 bits");
    }
  }

  private static void requireNone(String value) throws OptionException {
    if (!value.isEmpty()) {
      throw new OptionException("takes no value, but was given '" + value + "'");
    }
  }
}
