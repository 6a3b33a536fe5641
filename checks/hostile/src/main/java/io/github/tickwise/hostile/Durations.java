package io.github.tickwise.hostile;

import java.time.DateTimeException;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads durations as they are written in options: {@code 500ms}, {@code 5s}, {@code PT5S}. */
final class Durations {
  static final String FORM = "a number with ns, us, ms, s, m, h or d, such as 500ms or 5s";

  private static final Pattern SHORT = Pattern.compile("(\\d+)(ns|us|ms|s|m|h|d)");
  private static final Map<String, Long> NANOS = Map.of(
      "ns", 1L,
      "us", 1_000L,
      "ms", 1_000_000L,
      "s", 1_000_000_000L,
      "m", 60_000_000_000L,
      "h", 3_600_000_000_000L,
      "d", 86_400_000_000_000L);

  private Durations() {}

  /** Nanoseconds, more than 0. */
  static long nanos(String text) throws OptionException {
    String trimmed = text.strip().toLowerCase(Locale.ROOT);
    try {
      Matcher matcher = SHORT.matcher(trimmed);
      long nanos = matcher.matches()
          ? Math.multiplyExact(Long.parseLong(matcher.group(1)), NANOS.get(matcher.group(2)))
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
}
