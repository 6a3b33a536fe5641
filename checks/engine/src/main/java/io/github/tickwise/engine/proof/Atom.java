package io.github.tickwise.engine.proof;

/**
 * A value that the expression takes from outside: a clock reading, or an amount that is not known.
 * Told apart by identity.
 */
final class Atom {
  /** What is known of the time of a reading. */
  enum Time {
    /** A reading that was stored some time ago. */
    PAST,
    /** A reading that was passed on to the method, or chosen in it. */
    RECENT,
    /** Read by this method, where {@link Atom#block} and {@link Atom#effect} say. */
    NOW,
    /** A point that may lie before or after the other readings, as a deadline does. */
    ANY
  }

  final String name;
  final boolean isReading;
  final int bits;
  final String unit;

  /** Which clocks it may be of, as {@link io.github.tickwise.engine.algebra.Value#clocks}. */
  final long clocks;

  Time time;

  /** Where a reading is made by the method of the finding; -1 otherwise. */
  int block = -1;

  /** Index of the effect in the block. */
  int effect = -1;

  /** For an amount: the greatest constant that it is multiplied with. */
  long factor = 1;

  private Atom(String name, boolean isReading, int bits, String unit, long clocks, Time time) {
    this.name = name;
    this.isReading = isReading;
    this.bits = bits;
    this.unit = unit;
    this.clocks = clocks;
    this.time = time;
  }

  static Atom reading(String name, int bits, String unit, long clocks, Time time) {
    return new Atom(name, true, bits, unit, clocks, time);
  }

  static Atom amount(String name, int bits) {
    return new Atom(name, false, bits, "", 0, Time.ANY);
  }

  @Override
  public String toString() {
    return name;
  }
}
