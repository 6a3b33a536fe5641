package io.github.tickwise.ticks;

import java.util.Objects;
import java.util.concurrent.TimeUnit;

/**
 * A clock that counts from the moment it was made: its readings are the spans since a seed, the
 * first reading of the clock underneath.
 *
 * <p>Spans are ordinary numbers: for half a period of the clock underneath (292 years of
 * nanoseconds) they are never negative, and may be compared, scaled and converted. So this is the
 * way to milliseconds, {@code TickSource.system().seeded().convertedTo(MILLISECONDS)}: a conversion
 * of the raw reading would wrap where the type does not, and no later subtraction mends that. From
 * exactly half a period on, a reading is negative.
 *
 * <p>Immutable, so safe to share between threads if the clock underneath is. A reading costs one
 * subtraction more than one of the clock underneath, and a conversion if there is one; it allocates
 * nothing.
 */
public final class SeededTickSource implements TickSource {
  private final TickSource source;
  private final @Tick long seed;
  private final TimeUnit unit;

  SeededTickSource(TickSource source) {
    this(source, source.read(), source.unit());
  }

  private SeededTickSource(TickSource source, @Tick long seed, TimeUnit unit) {
    this.source = source;
    this.seed = seed;
    this.unit = Objects.requireNonNull(unit, "unit");
  }

  /** The span since the seed, in {@link #unit()}, rounded to zero. */
  @Override
  public @TickSpan long read() {
    return unit.convert(Ticks.elapsed(seed, source.read()), source.unit());
  }

  /** The unit of the clock underneath, or what it was converted to. */
  @Override
  public TimeUnit unit() {
    return unit;
  }

  /**
   * The same clock with the same seed, read in another unit: the span since the seed is converted,
   * not the reading. Saturates at the ends of {@code long} as {@link TimeUnit#convert} does, which
   * a finer unit than the clock's reaches sooner than half a period.
   *
   * @throws NullPointerException if {@code unit} is null
   */
  public SeededTickSource convertedTo(TimeUnit unit) {
    return new SeededTickSource(source, seed, unit);
  }
}
