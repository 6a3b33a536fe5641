package io.github.tickwise.ticks;

/**
 * When something was last seen, or that it has not been seen yet, which is a state and no number: a
 * field {@code long lastAt = 0} that is tested against 0 takes some readings for "never", and one
 * that is not tested takes "never" for a moment.
 *
 * <p>Readings and spans are of one clock, in its unit; a mark answers rightly until half a period
 * has passed since, and from exactly there on as if {@code now} lay before it.
 *
 * <p>Mutable and not thread-safe: keep it in one thread or under one lock, or use {@link
 * AtomicTick}. Nothing is allocated.
 */
public final class TickMark {
  private boolean set;
  private @Tick long at;

  /** Nothing has been seen yet. */
  public TickMark() {}

  /** A mark that was set at {@code now}. */
  public static TickMark at(@Tick long now) {
    TickMark mark = new TickMark();
    mark.mark(now);
    return mark;
  }

  /** It was seen at {@code now}, whatever was marked before. */
  public void mark(@Tick long now) {
    at = now;
    set = true;
  }

  /** Forgets: it has not been seen yet. */
  public void clear() {
    set = false;
  }

  /** Whether it has been seen. */
  public boolean isSet() {
    return set;
  }

  /**
   * Whether at least {@code interval}, 0 to {@link Long#MAX_VALUE}, has passed at {@code now} since
   * it was last seen. True if it has not been seen: then it lies further back than any interval.
   * Where that is to mean "not yet", ask {@link #isSet()} as well.
   */
  public boolean hasElapsed(@Tick long now, @TickSpan long interval) {
    return !set || Ticks.hasElapsed(at, now, interval);
  }

  /**
   * The span from when it was last seen to {@code now}; negative if {@code now} was read before.
   *
   * @throws IllegalStateException if it has not been seen
   */
  public @TickSpan long elapsed(@Tick long now) {
    if (!set) {
      throw new IllegalStateException("nothing is marked yet");
    }
    return Ticks.elapsed(at, now);
  }

  /** The span from when it was last seen to {@code now}, or {@code unset} if it has not been seen. */
  public @TickSpan long elapsedOr(@Tick long now, @TickSpan long unset) {
    return set ? Ticks.elapsed(at, now) : unset;
  }

  @Override
  public String toString() {
    return set ? "TickMark[at tick " + at + "]" : "TickMark[unset]";
  }
}
