package io.github.tickwise.ticks;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The latest reading of a clock that several threads have seen, or that there is none yet; and with
 * {@link #tryAcquireEvery(long)} a throttle.
 *
 * <p>Readings and spans are in the unit of the source. What is held is exact, and ordered rightly
 * against readings less than half a period from it; a reading at exactly half a period from the one
 * held, or beyond, counts as earlier.
 *
 * <p>Thread-safe without locks: each method takes effect at one moment, with the memory effects of a
 * volatile read, and of a volatile write where it changes something. Nothing is allocated.
 */
public final class AtomicTick {
  /**
   * Readings are held as spans since the seed. The one that lies half a period away, to either side,
   * is no reading that this clock could take and order, so it can stand for "none"; one that is
   * taken nevertheless is held as its neighbour.
   */
  private static final @TickSpan long UNSET = Long.MIN_VALUE;

  private final TickSource source;
  private final @Tick long seed;
  private final AtomicLong held = new AtomicLong(UNSET);

  /**
   * No reading yet. The source is read once, to seed what is kept inside.
   *
   * @throws NullPointerException if {@code source} is null
   */
  public AtomicTick(TickSource source) {
    this.source = source;
    this.seed = source.read();
  }

  /** Whether a reading is held. */
  public boolean isSet() {
    return held.get() != UNSET;
  }

  /**
   * The reading held.
   *
   * @throws IllegalStateException if there is none yet
   */
  public @Tick long get() {
    long last = held.get();
    if (last == UNSET) {
      throw new IllegalStateException("no reading yet");
    }
    return Ticks.plus(seed, last);
  }

  /** Holds {@code now}, earlier or later than what was held. */
  public void set(@Tick long now) {
    held.set(toHeld(now));
  }

  /** Forgets: there is no reading, and the next throttled call passes. */
  public void clear() {
    held.set(UNSET);
  }

  /**
   * Holds the later of {@code now} and what is held, by subtraction; {@code now} if nothing is.
   *
   * @return whether {@code now} was taken: false if one as late was held already
   */
  public boolean advanceTo(@Tick long now) {
    long next = toHeld(now);
    while (true) {
      long last = held.get();
      if (last != UNSET && Ticks.isBeforeOrSame(next, last)) {
        return false;
      }
      if (held.compareAndSet(last, next)) {
        return true;
      }
    }
  }

  /** {@link #tryAcquireEvery(long, long)} at a fresh reading of the source. */
  public boolean tryAcquireEvery(@TickSpan long interval) {
    return tryAcquireEvery(source.read(), interval);
  }

  /**
   * Passes one caller in every {@code interval}: true, and {@code now} is held, if nothing is held
   * or the interval has passed since what is. Of callers that come together one passes. Nothing is
   * saved up: after a long pause one passes, not several. An interval of 0 or less throttles
   * nothing, and moves what is held on as {@link #advanceTo(long)} does.
   *
   * @param now a reading of the source
   */
  public boolean tryAcquireEvery(@Tick long now, @TickSpan long interval) {
    if (interval <= 0) {
      advanceTo(now);
      return true;
    }
    long next = toHeld(now);
    while (true) {
      long last = held.get();
      if (last != UNSET && !Ticks.hasElapsed(last, next, interval)) {
        return false;
      }
      if (held.compareAndSet(last, next)) {
        return true;
      }
    }
  }

  private long toHeld(@Tick long now) {
    long span = Ticks.elapsed(seed, now);
    return span == UNSET ? UNSET + 1 : span;
  }

  @Override
  public String toString() {
    return isSet() ? "AtomicTick[at tick " + get() + "]" : "AtomicTick[unset]";
  }
}
