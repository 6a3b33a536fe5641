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
 * What every operator makes of every pair of kinds: one exhaustive table an operator, rows the left
 * operand, columns the right one, in the order of {@link Kind}.
 *
 * <p>The ground is the contract of {@code System.nanoTime}: values are "in nanoseconds since some
 * fixed but arbitrary origin time", "differences in successive calls that span greater than
 * approximately 292 years will not correctly compute elapsed time due to numerical overflow", and
 * one "should use {@code t1 - t0 < 0}, not {@code t1 < t0}, because of the possibility of numerical
 * overflow". Sums are counted pairwise: {@link Kind#INVERSE} is the degree -1, so that a whole chain
 * of + and - comes out right whatever its order.
 */
public final class Algebra {

  /** The table's operators; the engine's operators and catalogue roles map onto these. */
  public enum Operator {
    ADD,
    SUBTRACT,
    /** {@code * / << >> >>>}: the left operand is scaled. */
    SCALE,
    REMAINDER,
    /** {@code &}: the place within a period, or a bit. */
    MASK,
    /** {@code | ^}. */
    BITS,
    /** The lesser or greater of two. */
    EXTREME
  }

  private static final Kind N = NUMBER;
  private static final Kind U = UNKNOWN;
  private static final Kind T = TICK;
  private static final Kind D = DAMAGED;
  private static final Kind E = DIFFERENCE;
  private static final Kind S = SPAN;
  private static final Kind I = INVERSE;
  private static final Kind W = WALL;
  private static final Kind X = MIXED;

  private static final Kind[][] ADD = {
    //        N  U  T  D  E  S  I  W  X
    /* N */ {N, U, T, D, E, S, I, W, X},
    /* U */ {U, U, T, D, U, U, U, W, X}, // an unknown addend is how deadlines are built
    /* T */ {T, T, X, X, T, T, S, X, X}, // T + T has degree 2
    /* D */ {D, D, X, X, D, D, X, X, X},
    /* E */ {E, U, T, D, S, S, I, W, X},
    /* S */ {S, U, T, D, S, S, I, W, X},
    /* I */ {I, U, S, X, I, I, X, X, X},
    /* W */ {W, W, X, X, W, W, X, X, X},
    /* X */ {X, X, X, X, X, X, X, X, X},
  };

  private static final Kind[][] SUBTRACT = {
    //        N  U  T  D  E  S  I  W  X
    /* N */ {N, U, I, X, S, S, T, X, X},
    /* U */ {U, U, U, U, U, U, U, U, X}, // an unknown operand may itself be a tick
    /* T */ {T, U, E, X, T, T, X, X, X},
    /* D */ {D, U, X, S, D, D, X, X, X}, // damaged - damaged: reported where it was damaged
    /* E */ {E, U, I, X, S, S, T, X, X},
    /* S */ {S, U, I, X, S, S, T, X, X},
    /* I */ {I, U, X, X, I, I, S, X, X},
    /* W */ {W, U, X, X, W, W, X, S, X},
    /* X */ {X, X, X, X, X, X, X, X, X},
  };

  private static final Kind[][] SCALE = {
    //        N  U  T  D  E  S  I  W  X
    /* N */ {N, U, D, D, S, S, X, X, X},
    /* U */ {U, U, D, D, U, U, X, X, X},
    /* T */ {D, D, X, X, D, D, X, X, X},
    /* D */ {D, D, X, X, D, D, X, X, X},
    /* E */ {S, U, X, X, S, S, X, X, X},
    /* S */ {S, U, X, X, S, S, X, X, X},
    /* I */ {X, X, X, X, X, X, X, X, X},
    /* W */ {W, W, X, X, W, W, X, X, X},
    /* X */ {X, X, X, X, X, X, X, X, X},
  };

  private static final Kind[][] REMAINDER = {
    //        N  U  T  D  E  S  I  W  X
    /* N */ {N, U, X, X, S, S, X, X, X},
    /* U */ {U, U, X, X, U, U, X, X, X},
    /* T */ {X, X, X, X, X, X, X, X, X},
    /* D */ {X, X, X, X, X, X, X, X, X},
    /* E */ {S, U, X, X, S, S, X, X, X},
    /* S */ {S, U, X, X, S, S, X, X, X},
    /* I */ {X, X, X, X, X, X, X, X, X},
    /* W */ {W, U, X, X, W, W, X, X, X},
    /* X */ {X, X, X, X, X, X, X, X, X},
  };

  private static final Kind[][] MASK = {
    //        N  U  T  D  E  S  I  W  X
    /* N */ {N, U, U, U, S, S, X, X, X}, // no reading any more, and no claim what it is
    /* U */ {U, U, U, U, U, U, X, X, X},
    /* T */ {U, U, X, X, U, U, X, X, X},
    /* D */ {U, U, X, X, U, U, X, X, X},
    /* E */ {S, U, U, U, S, S, X, X, X},
    /* S */ {S, U, U, U, S, S, X, X, X},
    /* I */ {X, X, X, X, X, X, X, X, X},
    /* W */ {W, U, X, X, W, W, X, X, X},
    /* X */ {X, X, X, X, X, X, X, X, X},
  };

  private static final Kind[][] BITS = {
    //        N  U  T  D  E  S  I  W  X
    /* N */ {N, U, X, X, S, S, X, X, X}, // bits of a reading are entropy
    /* U */ {U, U, X, X, U, U, X, X, X},
    /* T */ {X, X, X, X, X, X, X, X, X},
    /* D */ {X, X, X, X, X, X, X, X, X},
    /* E */ {S, U, X, X, S, S, X, X, X},
    /* S */ {S, U, X, X, S, S, X, X, X},
    /* I */ {X, X, X, X, X, X, X, X, X},
    /* W */ {W, U, X, X, W, W, X, X, X},
    /* X */ {X, X, X, X, X, X, X, X, X},
  };

  private static final Kind[][] EXTREME = {
    //        N  U  T  D  E  S  I  W  X
    /* N */ {N, U, T, D, E, S, I, W, X},
    /* U */ {U, U, T, D, U, U, X, W, X},
    /* T */ {T, T, T, X, X, X, X, X, X},
    /* D */ {D, D, X, D, X, X, X, X, X},
    /* E */ {E, U, X, X, E, S, X, X, X},
    /* S */ {S, U, X, X, S, S, X, X, X},
    /* I */ {I, X, X, X, X, X, I, X, X},
    /* W */ {W, W, X, X, X, X, X, W, X},
    /* X */ {X, X, X, X, X, X, X, X, X},
  };

  private Algebra() {}

  /** One cell of the table. */
  public static Kind apply(Operator op, Kind left, Kind right) {
    return table(op)[left.ordinal()][right.ordinal()];
  }

  /** The operator on sets of kinds: all that its cells give. Monotone in both operands. */
  public static Value apply(Operator op, Value left, Value right) {
    Kind[][] table = table(op);
    int kinds = 0;
    for (int l = left.kinds(); l != 0; l &= l - 1) {
      Kind[] row = table[Integer.numberOfTrailingZeros(l)];
      for (int r = right.kinds(); r != 0; r &= r - 1) {
        kinds |= row[Integer.numberOfTrailingZeros(r)].bit();
      }
    }
    return new Value(kinds, left.clocks() | right.clocks());
  }

  /** {@code -x}. */
  public static Kind negate(Kind kind) {
    return switch (kind) {
      case TICK -> INVERSE;
      case INVERSE -> TICK;
      case DAMAGED, WALL, MIXED -> MIXED;
      case NUMBER, UNKNOWN, DIFFERENCE, SPAN -> kind;
    };
  }

  /** {@code ~x}, hashing: entropy. */
  public static Kind scramble(Kind kind) {
    return switch (kind) {
      case TICK, DAMAGED, INVERSE, MIXED -> MIXED;
      case NUMBER, UNKNOWN, DIFFERENCE, SPAN, WALL -> kind;
    };
  }

  /** A conversion to another time unit or a scaled magnitude, as {@code TimeUnit.toMillis(x)}. */
  public static Kind convertUnit(Kind kind) {
    return switch (kind) {
      case TICK, DAMAGED -> DAMAGED;
      case NUMBER, UNKNOWN, DIFFERENCE, SPAN -> SPAN;
      case WALL -> WALL;
      case INVERSE, MIXED -> MIXED;
    };
  }

  /** A conversion to a type in which the clock's period is another one: int, float, double. */
  public static Kind changeWidth(Kind kind) {
    return switch (kind) {
      case TICK, DAMAGED -> DAMAGED;
      case INVERSE, MIXED -> MIXED;
      case NUMBER, UNKNOWN, DIFFERENCE, SPAN, WALL -> kind;
    };
  }

  /** {@code |x|}: of a reading it means nothing. */
  public static Kind magnitude(Kind kind) {
    return switch (kind) {
      case TICK, DAMAGED, INVERSE, MIXED -> MIXED;
      case DIFFERENCE, SPAN -> SPAN;
      case NUMBER, UNKNOWN, WALL -> kind;
    };
  }

  /** A function of one kind, lifted to sets. */
  public static Value lift(java.util.function.UnaryOperator<Kind> function, Value value) {
    int kinds = 0;
    for (Kind k : Kind.values()) {
      if (value.has(k)) {
        kinds |= function.apply(k).bit();
      }
    }
    return new Value(kinds, value.clocks());
  }

  private static Kind[][] table(Operator op) {
    return switch (op) {
      case ADD -> ADD;
      case SUBTRACT -> SUBTRACT;
      case SCALE -> SCALE;
      case REMAINDER -> REMAINDER;
      case MASK -> MASK;
      case BITS -> BITS;
      case EXTREME -> EXTREME;
    };
  }
}
