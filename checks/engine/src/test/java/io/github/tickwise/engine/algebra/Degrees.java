package io.github.tickwise.engine.algebra;

import static io.github.tickwise.engine.algebra.Kind.DAMAGED;
import static io.github.tickwise.engine.algebra.Kind.DIFFERENCE;
import static io.github.tickwise.engine.algebra.Kind.INVERSE;
import static io.github.tickwise.engine.algebra.Kind.MIXED;
import static io.github.tickwise.engine.algebra.Kind.NUMBER;
import static io.github.tickwise.engine.algebra.Kind.SPAN;
import static io.github.tickwise.engine.algebra.Kind.TICK;
import static io.github.tickwise.engine.algebra.Kind.UNKNOWN;
import static io.github.tickwise.engine.algebra.Kind.WALL;

/**
 * The law of sums, told without a table: how often an origin is contained. A reading contains the
 * monotonic clock's origin once, a damaged reading a distorted origin once, an inverse one minus
 * once, a wall-clock reading its own epoch once; durations and numbers contain none. A sum adds the
 * counts, a difference subtracts them, and the counts say what the outcome is.
 *
 * @param mono of the monotonic clock
 * @param distorted of a scaled or narrowed clock
 * @param wall of the wall clock
 */
record Degrees(int mono, int distorted, int wall) {
  private static final Degrees ZERO = new Degrees(0, 0, 0);

  /** Counts of a kind that says what it contains: all but UNKNOWN and MIXED. */
  static Degrees of(Kind kind) {
    return switch (kind) {
      case NUMBER, DIFFERENCE, SPAN -> ZERO;
      case TICK -> new Degrees(1, 0, 0);
      case INVERSE -> new Degrees(-1, 0, 0);
      case DAMAGED -> new Degrees(0, 1, 0);
      case WALL -> new Degrees(0, 0, 1);
      case UNKNOWN, MIXED -> throw new IllegalArgumentException(kind + " counts nothing");
    };
  }

  Degrees plus(Degrees other, int sign) {
    return new Degrees(
        mono + sign * other.mono, distorted + sign * other.distorted, wall + sign * other.wall);
  }

  /** The kind that has these counts; of degree 0 it is a duration. */
  Kind kind() {
    for (Kind k : new Kind[] {TICK, INVERSE, DAMAGED, WALL}) {
      if (equals(of(k))) {
        return k;
      }
    }
    return equals(ZERO) ? SPAN : MIXED;
  }

  /** {@code left + right}. */
  static Kind sum(Kind left, Kind right) {
    if (left == MIXED || right == MIXED) {
      return MIXED;
    }
    if (left == UNKNOWN || right == UNKNOWN) {
      Kind known = left == UNKNOWN ? right : left;
      // An unknown addend is taken for an interval: that is how deadlines are built.
      return known == TICK || known == DAMAGED || known == WALL ? known : UNKNOWN;
    }
    if (left == NUMBER || right == NUMBER) {
      return left == NUMBER ? right : left; // a constant moves a value and changes nothing else
    }
    return of(left).plus(of(right), 1).kind();
  }

  /** {@code left - right}. */
  static Kind difference(Kind left, Kind right) {
    if (left == MIXED || right == MIXED) {
      return MIXED;
    }
    if (left == UNKNOWN || right == UNKNOWN) {
      return UNKNOWN; // the unknown operand may itself be a reading
    }
    if (right == NUMBER) {
      return left;
    }
    if (left == TICK && right == TICK) {
      return DIFFERENCE; // a duration that is still in the clock's own unit and width
    }
    return of(left).plus(of(right), -1).kind();
  }
}
