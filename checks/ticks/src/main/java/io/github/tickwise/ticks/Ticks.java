package io.github.tickwise.ticks;

import java.util.Comparator;

/**
 * Order and difference of readings of one monotonic clock, by subtraction.
 *
 * <p><b>Units and range.</b> A reading is any {@code long}, or any {@code int} of a 32-bit counter,
 * in whatever unit the clock counts; no value is special, not 0 and no negative one. All readings
 * given to one call are of one clock. An {@code int} beside a {@code long} would be widened
 * silently, and the answer would be wrong: a 32-bit reading, and a span added to it, stays an {@code
 * int}.
 *
 * <p><b>Half a period.</b> Readings wrap, so they are ordered only while the true distance is less
 * than half of the clock's period: 2<sup>63</sup> for {@code long} (292 years of nanoseconds),
 * 2<sup>31</sup> for {@code int} (24.8 days of milliseconds). Every method takes the sign or the
 * value of the one difference that wraps with the readings. Beyond half a period that difference,
 * and so the answer, is the one of the shorter way around. Exactly at it the difference is the
 * type's {@code MIN_VALUE} in both directions, and its sign is negative for want of a better one:
 * what follows is said at each method. Exactly one of {@code isBefore}, equality and {@code isAfter}
 * holds for any two readings, there too.
 *
 * <p><b>Why.</b> {@link System#nanoTime()} promises no more: "The value returned represents
 * nanoseconds since some fixed but arbitrary origin time (perhaps in the future, so values may be
 * negative)", and a comparison is by difference "because of the possibility of numerical overflow".
 * For {@code int} this is the serial number arithmetic of RFC 1982.
 *
 * <p><b>Threads and cost.</b> No state, so safe from any thread. No allocation, {@code
 * comparatorFrom} apart, and no exception but those named; a comparison is one subtraction and one
 * test.
 */
public final class Ticks {
  private Ticks() {}

  /**
   * Whether {@code a} was read before {@code b}. Exactly half a period apart: true, whichever
   * stands first.
   */
  public static boolean isBefore(@Tick long a, @Tick long b) {
    return a - b < 0;
  }

  /**
   * Whether {@code a} is {@code b} or was read before it. Exactly half a period apart: true,
   * whichever stands first.
   */
  public static boolean isBeforeOrSame(@Tick long a, @Tick long b) {
    return a - b <= 0;
  }

  /**
   * Whether {@code a} was read after {@code b}. Exactly half a period apart: false, whichever
   * stands first.
   */
  public static boolean isAfter(@Tick long a, @Tick long b) {
    return a - b > 0;
  }

  /**
   * Whether {@code a} is {@code b} or was read after it. Exactly half a period apart: false,
   * whichever stands first.
   */
  public static boolean isAfterOrSame(@Tick long a, @Tick long b) {
    return a - b >= 0;
  }

  /**
   * -1, 0 or 1 as {@code a} was read before, with or after {@code b}. No total order, so no {@link
   * Comparator}: see {@link #comparatorFrom(long)}. Exactly half a period apart: -1, whichever
   * stands first.
   */
  public static int compare(@Tick long a, @Tick long b) {
    return Long.signum(a - b);
  }

  /** The earlier of two readings. Exactly half a period apart: {@code a}. */
  public static @Tick long min(@Tick long a, @Tick long b) {
    return a - b <= 0 ? a : b;
  }

  /** The later of two readings. Exactly half a period apart: {@code b}. */
  public static @Tick long max(@Tick long a, @Tick long b) {
    return a - b >= 0 ? a : b;
  }

  /**
   * The reading, but not before {@code earliest} and not after {@code latest};
   * IllegalArgumentException if {@code latest} was read before {@code earliest}. Exactly half a
   * period apart: as with {@code isBefore}: a reading that far from either end becomes {@code
   * earliest}, and ends that far apart are refused.
   */
  public static @Tick long clamp(@Tick long tick, @Tick long earliest, @Tick long latest) {
    if (latest - earliest < 0) {
      throw new IllegalArgumentException("latest is before earliest");
    }
    return tick - earliest < 0 ? earliest : tick - latest > 0 ? latest : tick;
  }

  /**
   * Whether the reading is {@code from}, {@code to}, or between them; never if {@code to} was read
   * before {@code from}. Exactly half a period apart: false.
   */
  public static boolean isBetween(@Tick long tick, @Tick long from, @Tick long to) {
    return tick - from >= 0 && to - tick >= 0 && to - from >= 0;
  }

  /**
   * The span from one reading to a later one, in the unit of the clock; negative if {@code to} was
   * read before {@code from}. Exactly half a period apart: {@link Long#MIN_VALUE}.
   */
  public static @TickSpan long elapsed(@Tick long from, @Tick long to) {
    return to - from;
  }

  /**
   * The span that is left until a deadline, in the unit of the clock; zero or negative once it is
   * due. Exactly half a period apart: {@link Long#MIN_VALUE}.
   */
  public static @TickSpan long until(@Tick long deadline, @Tick long now) {
    return deadline - now;
  }

  /**
   * Whether at least {@code interval}, 0 to {@link Long#MAX_VALUE} in the unit of the clock, has
   * passed from {@code since} to {@code now}. A negative interval has passed even a little before
   * {@code since}. Exactly half a period apart: false, and false from there on, for nothing tells
   * that late from early.
   */
  public static boolean hasElapsed(@Tick long since, @Tick long now, @TickSpan long interval) {
    return now - since >= interval;
  }

  /**
   * The reading {@code span} later, earlier if that is negative; it wraps as the clock does. A
   * span is any {@code long} in the unit of the clock, and the result is ordered against readings
   * less than half a period from it. Exactly half a period apart: the reading {@link
   * Long#MIN_VALUE} away is the same to either side.
   */
  public static @Tick long plus(@Tick long tick, @TickSpan long span) {
    return tick + span;
  }

  /**
   * The reading {@code span} earlier; {@link #plus(long, long)} in the other direction. Exactly
   * half a period apart: the reading {@link Long#MIN_VALUE} away is the same to either side.
   */
  public static @Tick long minus(@Tick long tick, @TickSpan long span) {
    return tick - span;
  }

  /**
   * The reading half way between two, in either order; of two such the earlier. Exactly half a
   * period apart: a quarter of a period before {@code a}, so it depends on the order.
   */
  public static @Tick long midpoint(@Tick long a, @Tick long b) {
    return a + ((b - a) >> 1);
  }

  /**
   * A total order of the readings from half a period before {@code reference} to half a period
   * after it: as they were read, for sorting and sorted collections whose contents all lie there.
   * Fails with NullPointerException on null. Allocates the comparator, nothing in a comparison.
   * Exactly half a period apart: such a reading is the first of all.
   */
  public static Comparator<Long> comparatorFrom(@Tick long reference) {
    return (a, b) -> Long.compare(a - reference, b - reference);
  }

  /** {@link #isBefore(long, long)} of a 32-bit clock. Half a period apart: true. */
  public static boolean isBefore(@Tick int a, @Tick int b) {
    return a - b < 0;
  }

  /** {@link #isBeforeOrSame(long, long)} of a 32-bit clock. Half a period apart: true. */
  public static boolean isBeforeOrSame(@Tick int a, @Tick int b) {
    return a - b <= 0;
  }

  /** {@link #isAfter(long, long)} of a 32-bit clock. Half a period apart: false. */
  public static boolean isAfter(@Tick int a, @Tick int b) {
    return a - b > 0;
  }

  /** {@link #isAfterOrSame(long, long)} of a 32-bit clock. Half a period apart: false. */
  public static boolean isAfterOrSame(@Tick int a, @Tick int b) {
    return a - b >= 0;
  }

  /** {@link #compare(long, long)} of a 32-bit clock. Half a period apart: -1. */
  public static int compare(@Tick int a, @Tick int b) {
    return Integer.signum(a - b);
  }

  /** {@link #min(long, long)} of a 32-bit clock. Half a period apart: {@code a}. */
  public static @Tick int min(@Tick int a, @Tick int b) {
    return a - b <= 0 ? a : b;
  }

  /** {@link #max(long, long)} of a 32-bit clock. Half a period apart: {@code b}. */
  public static @Tick int max(@Tick int a, @Tick int b) {
    return a - b >= 0 ? a : b;
  }

  /**
   * {@link #clamp(long, long, long)} of a 32-bit clock. Half a period apart: {@code earliest};
   * ends that far apart are refused.
   */
  public static @Tick int clamp(@Tick int tick, @Tick int earliest, @Tick int latest) {
    if (latest - earliest < 0) {
      throw new IllegalArgumentException("latest is before earliest");
    }
    return tick - earliest < 0 ? earliest : tick - latest > 0 ? latest : tick;
  }

  /** {@link #isBetween(long, long, long)} of a 32-bit clock. Half a period apart: false. */
  public static boolean isBetween(@Tick int tick, @Tick int from, @Tick int to) {
    return tick - from >= 0 && to - tick >= 0 && to - from >= 0;
  }

  /**
   * {@link #elapsed(long, long)} of a 32-bit clock. Half a period apart: {@link
   * Integer#MIN_VALUE}.
   */
  public static @TickSpan int elapsed(@Tick int from, @Tick int to) {
    return to - from;
  }

  /**
   * {@link #until(long, long)} of a 32-bit clock. Half a period apart: {@link Integer#MIN_VALUE}.
   */
  public static @TickSpan int until(@Tick int deadline, @Tick int now) {
    return deadline - now;
  }

  /** {@link #hasElapsed(long, long, long)} of a 32-bit clock. Half a period apart: false. */
  public static boolean hasElapsed(@Tick int since, @Tick int now, @TickSpan int interval) {
    return now - since >= interval;
  }

  /**
   * {@link #plus(long, long)} of a 32-bit clock. Half a period apart: the same to either side.
   */
  public static @Tick int plus(@Tick int tick, @TickSpan int span) {
    return tick + span;
  }

  /**
   * {@link #minus(long, long)} of a 32-bit clock. Half a period apart: the same to either side.
   */
  public static @Tick int minus(@Tick int tick, @TickSpan int span) {
    return tick - span;
  }

  /**
   * {@link #midpoint(long, long)} of a 32-bit clock. Half a period apart: a quarter of a period
   * before {@code a}.
   */
  public static @Tick int midpoint(@Tick int a, @Tick int b) {
    return a + ((b - a) >> 1);
  }

  /** {@link #comparatorFrom(long)} of a 32-bit clock. Half a period apart: the first of all. */
  public static Comparator<Integer> comparatorFrom(@Tick int reference) {
    return (a, b) -> Integer.compare(a - reference, b - reference);
  }

  /**
   * The milliseconds from one reading of a counter to another, rounded down: the floor of {@code
   * (to - from) * 1000 / frequency}, exact, and saturated at the ends of {@code long}. The
   * difference is taken first, so it is right across the wrap, and negative if {@code to} was read
   * first. Exactly half a period apart: the greatest negative distance.
   *
   * @param frequency the counter's ticks in a second, 1 to {@link Long#MAX_VALUE}
   * @throws IllegalArgumentException if {@code frequency} is not positive
   */
  public static @TickSpan long elapsedMillis(@Tick long from, @Tick long to, long frequency) {
    return Scaling.scale(to - from, 1_000, frequency);
  }

  /** {@link #elapsedMillis(long, long, long)} of a 32-bit counter. */
  public static @TickSpan long elapsedMillis(@Tick int from, @Tick int to, long frequency) {
    return Scaling.scale(to - from, 1_000, frequency);
  }

  /** {@link #elapsedMillis(long, long, long)} in nanoseconds. */
  public static @TickSpan long elapsedNanos(@Tick long from, @Tick long to, long frequency) {
    return Scaling.scale(to - from, 1_000_000_000, frequency);
  }

  /** {@link #elapsedNanos(long, long, long)} of a 32-bit counter. */
  public static @TickSpan long elapsedNanos(@Tick int from, @Tick int to, long frequency) {
    return Scaling.scale(to - from, 1_000_000_000, frequency);
  }

  /**
   * A whole reading in milliseconds, taken as unsigned: the floor of {@code raw * 1000 / frequency},
   * exact, 0 to {@link Long#MAX_VALUE}, where it saturates. For display only: two of these cannot be
   * subtracted across the wrap; {@link #elapsedMillis(long, long, long)} measures.
   *
   * @param frequency the counter's ticks in a second, 1 to {@link Long#MAX_VALUE}
   * @throws IllegalArgumentException if {@code frequency} is not positive
   */
  public static long displayMillis(@Tick long raw, long frequency) {
    return Scaling.scaleUnsigned(raw, 1_000, frequency);
  }

  /** {@link #displayMillis(long, long)} of a 32-bit counter. */
  public static long displayMillis(@Tick int raw, long frequency) {
    return Scaling.scaleUnsigned(Integer.toUnsignedLong(raw), 1_000, frequency);
  }

  /**
   * The milliseconds to wait for {@code remainingNanos}, rounded up: at least 1 while anything is
   * left, for calls that take 0 for "for ever" ({@link Object#wait(long)}, {@link
   * Thread#join(long)}), and never so few that the wait ends early. 0 if nothing is left, or less:
   * do not wait then, ask whether it is due.
   */
  public static @TickSpan long waitMillis(@TickSpan long remainingNanos) {
    return Scaling.ceilMillis(remainingNanos);
  }
}
