package io.github.tickwise.engine.algebra;

import java.util.EnumSet;
import java.util.Set;

/**
 * A set of {@link Kind}s with the clocks that its readings and differences may come from. Ordered by
 * inclusion: {@link #NONE} is the least, {@link #join} the least upper bound. Since every operator
 * is lifted from single kinds to sets, it is monotone by construction.
 *
 * @param kinds bits of {@link Kind#bit}
 * @param clocks bits, one a clock; which is which the solver knows
 */
public record Value(int kinds, long clocks) {
  public static final Value NONE = new Value(0, 0);
  public static final Value NUMBER = of(Kind.NUMBER);
  public static final Value UNKNOWN = of(Kind.UNKNOWN);
  public static final Value SPAN = of(Kind.SPAN);
  public static final Value WALL = of(Kind.WALL);
  public static final Value MIXED = of(Kind.MIXED);

  private static final int WITH_CLOCK =
      Kind.TICK.bit() | Kind.DAMAGED.bit() | Kind.DIFFERENCE.bit() | Kind.INVERSE.bit();
  private static final int READING = Kind.TICK.bit() | Kind.DAMAGED.bit();
  private static final int ELAPSED = Kind.DIFFERENCE.bit() | Kind.SPAN.bit();

  public Value {
    if ((kinds & WITH_CLOCK) == 0) {
      clocks = 0;
    }
  }

  /** The value of one kind without a clock. */
  public static Value of(Kind kind) {
    return new Value(kind.bit(), 0);
  }

  /** A reading of one clock. */
  public static Value tick(int clock) {
    return new Value(Kind.TICK.bit(), 1L << clock);
  }

  /** The least value that includes both. */
  public Value join(Value other) {
    if ((kinds | other.kinds) == kinds && (clocks | other.clocks) == clocks) {
      return this;
    }
    return new Value(kinds | other.kinds, clocks | other.clocks);
  }

  public boolean isEmpty() {
    return kinds == 0;
  }

  /** This value but for a kind. */
  public Value without(Kind kind) {
    return has(kind) ? new Value(kinds & ~kind.bit(), clocks) : this;
  }

  /** What of this is a reading, intact or damaged. */
  public Value readings() {
    return new Value(kinds & READING, clocks);
  }

  /** What of this is no reading. */
  public Value withoutReadings() {
    return new Value(kinds & ~READING, clocks);
  }

  public boolean has(Kind kind) {
    return (kinds & kind.bit()) != 0;
  }

  /**
   * Whether this is a reading, intact or damaged, on every execution that the analysis knows more of
   * than "unknown".
   */
  public boolean isTick() {
    return (kinds & READING) != 0 && (kinds & ~(READING | Kind.UNKNOWN.bit())) == 0;
  }

  /** Whether this is an intact reading, as {@link #isTick}. */
  public boolean isIntactTick() {
    return isTick() && !has(Kind.DAMAGED);
  }

  /** Whether this may be a reading among other things. */
  public boolean mayBeTick() {
    return (kinds & READING) != 0;
  }

  /** Whether this is nothing but differences of readings in the clock's own unit. */
  public boolean isDifference() {
    return kinds == Kind.DIFFERENCE.bit();
  }

  /** Whether this is a duration and nothing else. */
  public boolean isElapsed() {
    return kinds != 0 && (kinds & ~ELAPSED) == 0;
  }

  /** This value as read from a slot where an unknown store makes a reading doubtful. */
  public Value strictly() {
    boolean doubtful = has(Kind.UNKNOWN) && (kinds & READING) != 0;
    return doubtful ? new Value(kinds | Kind.MIXED.bit(), clocks) : this;
  }

  /** The kinds as a set. */
  public Set<Kind> kindSet() {
    EnumSet<Kind> set = EnumSet.noneOf(Kind.class);
    for (Kind k : Kind.values()) {
      if (has(k)) {
        set.add(k);
      }
    }
    return set;
  }

  @Override
  public String toString() {
    return kindSet().toString();
  }
}
