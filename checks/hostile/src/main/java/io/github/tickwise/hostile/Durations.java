package io.github.tickwise.hostile;

import java.time.DateTimeException;
import java.time.Duration;
import java.util.Locale;

/** Reads durations as they are written in options: {@code 500ms}, {@code 5s}, {@code PT5S}. */
final class Durations {
  static final String FORM = "a number with ns, us, ms, s, m, h or d, such as 500ms or 5s";

  private Durations() {}

  /** Nanoseconds, more than 0. */
  static long nanos(String text) throws OptionException {
    String trimmed = text.strip().toLowerCase(Locale.ROOT);
    int digits = 0;
    while (digits < trimmed.length() && Character.isDigit(trimmed.charAt(digits))) {
      digits++;
    }
    try {
      long nanos = digits > 0
          ? Math.multiplyExact(
              Long.parseLong(trimmed.substring(0, digits)), unit(trimmed.substring(digits)))
          : Duration.parse(trimmed).toNanos();
      if (nanos > 0) {
        return nanos;
      }
    } catch (ArithmeticException | NumberFormatException tooLong) {
      throw new OptionException("'" + text + "' is more than a clock of nanoseconds can count");
    } catch (DateTimeException noDuration) {
      // said below
    }
    throw new OptionException(
        "'" + text + "' is not a duration; write " + FORM + ", and more than 0");
  }

  /** Nanoseconds; 0 if there is no such unit. */
  private static long unit(String name) {
    return switch (name) {
      case "ns" -> 1L;
      case "us" -> 1_000L;
      case "ms" -> 1_000_000L;
      case "s" -> 1_000_000_000L;
      case "m" -> 60_000_000_000L;
      case "h" -> 3_600_000_000_000L;
      case "d" -> 86_400_000_000_000L;
      default -> 0;
    };
  }
}
