package io.github.tickwise.ticks;

import java.time.Duration;
import java.util.Objects;

/**
 * A moment of one clock by which something is due, or {@link #never()}, which is a state and no
 * number.
 *
 * <p><b>Units and range.</b> Readings and spans are in the unit of the source. An interval beyond
 * {@link #MAX_INTERVAL}, to either side, is cut to it, so that every deadline stays well within half
 * a period of the readings around it: 146 years of nanoseconds are as good as for ever, and do not
 * wrap. A reading at exactly half a period from the deadline, or beyond, is on the wrong side of it.
 *
 * <p><b>Order.</b> Deadlines of one source are ordered by {@link Ticks#compare(long, long)}, and
 * {@link #never()} is after all others. {@code isBefore}, {@code compareTo}, {@code min} and {@code
 * equals} say the same; that is a total order among deadlines that lie within one half period, as
 * those do whose intervals are not negative and which were made less than a quarter of a period
 * apart. Deadlines of different sources are refused: their readings have nothing to do with each
 * other.
 *
 * <p>Immutable, so safe to share between threads. {@code isDue} and {@code remaining} allocate
 * nothing, and compiled code need not allocate a deadline that does not leave the method.
 */
public final class Deadline implements Comparable<Deadline> {
  /** The longest interval kept: a quarter of a period, in the unit of the source. */
  public static final @TickSpan long MAX_INTERVAL = Long.MAX_VALUE / 2;

  private static final Deadline NEVER = new Deadline(null, 0);

  /** Null in {@link #NEVER} alone. */
  private final TickSource source;

  private final @Tick long at;

  private Deadline(TickSource source, @Tick long at) {
    this.source = source;
    this.at = at;
  }

  /**
   * Due when {@code interval}, in the unit of the source, has passed from now: the source is read
   * once. Due at once if the interval is 0 or negative.
   *
   * @throws NullPointerException if {@code source} is null
   */
  public static Deadline after(TickSource source, @TickSpan long interval) {
    return since(source, source.read(), interval);
  }

  /**
   * The same for a duration, converted to the unit of the source and rounded up, so never early.
   *
   * @throws NullPointerException if an argument is null
   */
  public static Deadline after(TickSource source, Duration interval) {
    return after(source, Spans.ceil(interval, source.unit()));
  }

  /**
   * Due when {@code interval} has passed from a reading of the source that was taken already.
   *
   * @throws NullPointerException if {@code source} is null
   */
  public static Deadline since(TickSource source, @Tick long start, @TickSpan long interval) {
    Objects.requireNonNull(source, "source");
    return new Deadline(source, Ticks.plus(start, Spans.clamp(interval, MAX_INTERVAL)));
  }

  /** Never due, after all other deadlines, and of every source. */
  public static Deadline never() {
    return NEVER;
  }

  /** Whether this is {@link #never()}. */
  public boolean isNever() {
    return source == null;
  }

  /** Whether it is due at a reading of its source: at the very tick, and from there on. */
  public boolean isDue(@Tick long now) {
    return Ticks.isAfterOrSame(now, at) && source != null;
  }

  /** Whether it is due now: the source is read once, unless this is {@link #never()}. */
  public boolean isDue() {
    return source != null && Ticks.isAfterOrSame(source.read(), at);
  }

  /**
   * What is left at a reading of its source; zero or negative once it is due, {@link
   * Long#MAX_VALUE} if it never is.
   */
  public @TickSpan long remaining(@Tick long now) {
    return source == null ? Long.MAX_VALUE : Ticks.until(at, now);
  }

  /** What is left now: the source is read once, unless this is {@link #never()}. */
  public @TickSpan long remaining() {
    return source == null ? Long.MAX_VALUE : Ticks.until(at, source.read());
  }

  /**
   * Whether this is due earlier than the other.
   *
   * @throws IllegalArgumentException if the other is of another source
   */
  public boolean isBefore(Deadline other) {
    return compareTo(other) < 0;
  }

  /**
   * The earlier of the two; this one if they are equal.
   *
   * @throws IllegalArgumentException if the other is of another source
   */
  public Deadline min(Deadline other) {
    return compareTo(other) <= 0 ? this : other;
  }

  /**
   * -1, 0 or 1 as this is due before, with or after the other. At exactly half a period apart, which
   * intervals of 0 and more made less than a quarter of a period apart never are: -1 both ways.
   *
   * @throws IllegalArgumentException if the other is of another source
   */
  @Override
  public int compareTo(Deadline other) {
    if (source == null || other.source == null) {
      return Boolean.compare(source == null, other.source == null);
    }
    if (source != other.source) {
      throw new IllegalArgumentException(
          "deadlines of different sources have no order: " + source + ", " + other.source);
    }
    return Ticks.compare(at, other.at);
  }

  /** Whether both are due at the same tick of the same source, or both never. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Deadline
        && source == ((Deadline) other).source
        && at == ((Deadline) other).at;
  }

  @Override
  public int hashCode() {
    return 31 * System.identityHashCode(source) + Long.hashCode(at);
  }

  /** For logs; reads no clock. */
  @Override
  public String toString() {
    return source == null ? "Deadline[never]" : "Deadline[at tick " + at + " of " + source + "]";
  }
}
