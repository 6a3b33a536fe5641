package io.github.tickwise.ticks;

/**
 * Order and difference of two readings of one monotonic clock, by subtraction.
 *
 * <p><b>Units and range.</b> A reading is any {@code long}, or any {@code int} of a 32-bit counter,
 * in whatever unit the clock counts; no value is special, not 0 and no negative one. Both arguments
 * are readings of one clock in one unit. An {@code int} beside a {@code long} would be widened
 * silently, and the answer would be wrong: a 32-bit reading stays an {@code int}.
 *
 * <p><b>Half a period.</b> Readings wrap, so they are ordered only while the true distance is less
 * than half of the clock's period: 2<sup>63</sup> for {@code long} (292 years of nanoseconds),
 * 2<sup>31</sup> for {@code int} (24.8 days of milliseconds). Every method takes the sign or the
 * value of the one difference that wraps with the readings. Beyond half a period that difference,
 * and so the answer, is the one of the shorter way around. Exactly at it the difference is the type's
 * {@code MIN_VALUE} in both directions, and the sign is negative for want of a better one; each
 * method says what follows. Exactly one of {@code isBefore}, equality and {@code isAfter} holds for
 * any two readings, there too.
 *
 * <p><b>Why.</b> {@link System#nanoTime()} promises no more: "The value returned represents
 * nanoseconds since some fixed but arbitrary origin time (perhaps in the future, so values may be
 * negative)", and a comparison is by difference "because of the possibility of numerical overflow".
 * For {@code int} this is the serial number arithmetic of RFC 1982.
 *
 * <p><b>Threads and cost.</b> No state, no allocation; each call is one subtraction and at most one
 * test.
 */
public final class Ticks {
  private Ticks() {}

  /**
   * Whether {@code a} was read before {@code b}. At exactly half a period apart: true, whichever
   * stands first.
   */
  public static boolean isBefore(@Tick long a, @Tick long b) {
    return a - b < 0;
  }

  /**
   * Whether {@code a} is {@code b} or was read before it. At exactly half a period apart: true,
   * whichever stands first.
   */
  public static boolean isBeforeOrSame(@Tick long a, @Tick long b) {
    return a - b <= 0;
  }

  /**
   * Whether {@code a} was read after {@code b}. At exactly half a period apart: false, whichever
   * stands first.
   */
  public static boolean isAfter(@Tick long a, @Tick long b) {
    return a - b > 0;
  }

  /**
   * Whether {@code a} is {@code b} or was read after it. At exactly half a period apart: false,
   * whichever stands first.
   */
  public static boolean isAfterOrSame(@Tick long a, @Tick long b) {
    return a - b >= 0;
  }

  /**
   * -1, 0 or 1 as {@code a} was read before, with or after {@code b}. At exactly half a period apart: -1,
   * whichever stands first.
   *
   * <p>This is no total order, so no {@link java.util.Comparator}: of three readings that do not lie
   * within one half period, each may be before the next and the last before the first.
   */
  public static int compare(@Tick long a, @Tick long b) {
    return Long.signum(a - b);
  }

  /**
   * The earlier of two readings; at exactly half a period apart, {@code a}.
   */
  public static @Tick long min(@Tick long a, @Tick long b) {
    return a - b <= 0 ? a : b;
  }

  /**
   * The later of two readings; at exactly half a period apart, {@code b}.
   */
  public static @Tick long max(@Tick long a, @Tick long b) {
    return a - b >= 0 ? a : b;
  }

  /**
   * The span from one reading to a later one, in the unit of the clock; negative if {@code to} was read
   * before {@code from}. At exactly half a period: {@link Long#MIN_VALUE}.
   */
  public static @TickSpan long elapsed(@Tick long from, @Tick long to) {
    return to - from;
  }

  /**
   * The span that is left until a deadline, in the unit of the clock; zero or negative once it is due.
   * At exactly half a period: {@link Long#MIN_VALUE}.
   */
  public static @TickSpan long until(@Tick long deadline, @Tick long now) {
    return deadline - now;
  }

  /**
   * Whether at least {@code interval} has passed from {@code since} to {@code now}. An interval is 0 to
   * {@link Long#MAX_VALUE}, in the unit of the clock; a negative one has elapsed even a little before
   * {@code since}. From exactly half a period on: false, for nothing tells that late from early.
   */
  public static boolean hasElapsed(@Tick long since, @Tick long now, @TickSpan long interval) {
    return now - since >= interval;
  }

  /**
   * Whether {@code a} was read before {@code b}. At exactly half a period apart: true, whichever
   * stands first.
   */
  public static boolean isBefore(@Tick int a, @Tick int b) {
    return a - b < 0;
  }

  /**
   * Whether {@code a} is {@code b} or was read before it. At exactly half a period apart: true,
   * whichever stands first.
   */
  public static boolean isBeforeOrSame(@Tick int a, @Tick int b) {
    return a - b <= 0;
  }

  /**
   * Whether {@code a} was read after {@code b}. At exactly half a period apart: false, whichever
   * stands first.
   */
  public static boolean isAfter(@Tick int a, @Tick int b) {
    return a - b > 0;
  }

  /**
   * Whether {@code a} is {@code b} or was read after it. At exactly half a period apart: false,
   * whichever stands first.
   */
  public static boolean isAfterOrSame(@Tick int a, @Tick int b) {
    return a - b >= 0;
  }

  /**
   * -1, 0 or 1 as {@code a} was read before, with or after {@code b}. At exactly half a period apart: -1,
   * whichever stands first.
   *
   * <p>This is no total order, so no {@link java.util.Comparator}: of three readings that do not lie
   * within one half period, each may be before the next and the last before the first.
   */
  public static int compare(@Tick int a, @Tick int b) {
    return Integer.signum(a - b);
  }

  /**
   * The earlier of two readings; at exactly half a period apart, {@code a}.
   */
  public static @Tick int min(@Tick int a, @Tick int b) {
    return a - b <= 0 ? a : b;
  }

  /**
   * The later of two readings; at exactly half a period apart, {@code b}.
   */
  public static @Tick int max(@Tick int a, @Tick int b) {
    return a - b >= 0 ? a : b;
  }

  /**
   * The span from one reading to a later one, in the unit of the clock; negative if {@code to} was read
   * before {@code from}. At exactly half a period: {@link Integer#MIN_VALUE}.
   */
  public static @TickSpan int elapsed(@Tick int from, @Tick int to) {
    return to - from;
  }

  /**
   * The span that is left until a deadline, in the unit of the clock; zero or negative once it is due.
   * At exactly half a period: {@link Integer#MIN_VALUE}.
   */
  public static @TickSpan int until(@Tick int deadline, @Tick int now) {
    return deadline - now;
  }

  /**
   * Whether at least {@code interval} has passed from {@code since} to {@code now}. An interval is 0 to
   * {@link Integer#MAX_VALUE}, in the unit of the clock; a negative one has elapsed even a little before
   * {@code since}. From exactly half a period on: false, for nothing tells that late from early.
   */
  public static boolean hasElapsed(@Tick int since, @Tick int now, @TickSpan int interval) {
    return now - since >= interval;
  }
}
