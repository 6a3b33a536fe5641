package io.github.tickwise.ticks;

import java.util.Objects;

/**
 * A clock that counts from the moment it was made: its readings are the spans since a seed, the
 * first reading of the clock underneath.
 *
 * <p>Spans are ordinary numbers: for half a period of the clock underneath (292 years of
 * nanoseconds) they are never negative, and may be compared, scaled and converted. So this is the
 * way to milliseconds, {@code NANOSECONDS.toMillis(seeded.read())}: a conversion of the raw reading
 * would wrap where the type does not, and no later subtraction mends that. From exactly half a
 * period on, a reading is negative.
 *
 * <p>Immutable, so safe to share between threads. A reading costs one subtraction more than one of
 * the clock underneath, and allocates nothing.
 */
public final class SeededTickSource implements TickSource {
  private final TickSource source;
  private final @Tick long seed;

  SeededTickSource(TickSource source) {
    this.source = Objects.requireNonNull(source, "source");
    this.seed = source.read();
  }

  /** The span since the seed, in the unit of the clock underneath. */
  @Override
  public @TickSpan long read() {
    return Ticks.elapsed(seed, source.read());
  }
}
