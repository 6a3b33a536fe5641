package io.github.tickwise.engine.algebra;

/**
 * What a number may be, as time goes. A value's abstract state is a <em>set</em> of kinds ({@link
 * Value}): every kind that some execution may bring there.
 */
public enum Kind {
  /** Only constants flow here: literals, and slots that nothing but constants is stored into. */
  NUMBER,
  /** No claim. */
  UNKNOWN,
  /** A reading of a monotonic clock: a point whose origin is arbitrary. */
  TICK,
  /** A reading that was scaled or narrowed: its period is no longer that of its type. */
  DAMAGED,
  /** The difference of two readings of one clock, still in the clock's own unit. */
  DIFFERENCE,
  /** A duration. */
  SPAN,
  /** A span minus a reading: a reading of degree -1, on its way to become a difference. */
  INVERSE,
  /** A wall-clock reading. */
  WALL,
  /** Several things at once, or no meaningful quantity; never reported. */
  MIXED;

  /** This kind's bit in a {@link Value}. */
  public int bit() {
    return 1 << ordinal();
  }
}
