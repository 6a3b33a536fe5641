package io.github.tickwise.ticks;

import java.util.Objects;

/**
 * A periodic schedule on one clock: an occurrence every period, on a grid that is laid by the first
 * reading and never moves, so nothing drifts however late each occurrence is taken.
 *
 * <pre>{@code
 * Cadence cadence = Cadence.every(source, MILLISECONDS.toNanos(50)).catchingUp(3);
 * while (running) {
 *   long now = source.read();
 *   while (cadence.advance(now)) {
 *     step();
 *   }
 *   LockSupport.parkNanos(cadence.remaining(now));
 * }
 * }</pre>
 *
 * <p><b>Overruns.</b> When occurrences were missed, {@link #skipping()} takes one for all of them,
 * {@link #catchingUp(int)} as many as it is told; what goes beyond is dropped and counted.
 *
 * <p>Readings and spans are in the unit of the source. A cadence that is not asked for half a period
 * of the clock, or longer, takes the past for the future.
 *
 * <p>Mutable and not thread-safe: keep it in one thread or under one lock. Nothing is allocated once
 * it is made.
 */
public final class Cadence {
  private final @TickSpan long period;
  private final int missedKept;
  private @Tick long next;
  private long dropped;

  private Cadence(@Tick long next, @TickSpan long period, int missedKept) {
    this.next = next;
    this.period = period;
    this.missedKept = missedKept;
  }

  /**
   * The first occurrence one period after now, which is read once; skips what is missed.
   *
   * @param period 1 to {@link Deadline#MAX_INTERVAL}, to which a longer one is cut
   * @throws IllegalArgumentException if {@code period} is not positive
   * @throws NullPointerException if {@code source} is null
   */
  public static Cadence every(TickSource source, @TickSpan long period) {
    Objects.requireNonNull(source, "source");
    if (period <= 0) {
      throw new IllegalArgumentException("period is not positive: " + period);
    }
    long step = Spans.clamp(period, Deadline.MAX_INTERVAL);
    return new Cadence(Ticks.plus(source.read(), step), step, 0);
  }

  /** This schedule, from where it stands, taking one occurrence for all that are due. */
  public Cadence skipping() {
    return new Cadence(next, period, 0);
  }

  /**
   * This schedule, from where it stands, taking beside the latest occurrence that is due at most
   * {@code missed} earlier ones; the oldest are dropped.
   *
   * @throws IllegalArgumentException if {@code missed} is negative
   */
  public Cadence catchingUp(int missed) {
    if (missed < 0) {
      throw new IllegalArgumentException("missed is negative: " + missed);
    }
    return new Cadence(next, period, missed);
  }

  /** Whether an occurrence is due at a reading of the source; changes nothing. */
  public boolean isDue(@Tick long now) {
    return Ticks.isAfterOrSame(now, next);
  }

  /** The reading at which the next occurrence is due, or was if it is overdue. */
  public @Tick long next() {
    return next;
  }

  /** What is left at a reading of the source until the next occurrence; zero or negative if due. */
  public @TickSpan long remaining(@Tick long now) {
    return Ticks.until(next, now);
  }

  /**
   * Takes one occurrence, if one is due at a reading of the source, and moves on to the next: after
   * this, {@link #next()} lies after {@code now} unless more are to be caught up.
   *
   * @return whether one was due
   */
  public boolean advance(@Tick long now) {
    if (!isDue(now)) {
      return false;
    }
    long missed = Ticks.elapsed(next, now) / period;
    long drop = Math.max(0, missed - missedKept);
    dropped += drop;
    next = Ticks.plus(next, (drop + 1) * period);
    return true;
  }

  /** How many occurrences were dropped so far. */
  public long dropped() {
    return dropped;
  }

  @Override
  public String toString() {
    return "Cadence[every " + period + ", next at tick " + next + "]";
  }
}
