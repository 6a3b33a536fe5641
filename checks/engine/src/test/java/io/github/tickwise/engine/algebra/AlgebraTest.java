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
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.algebra.Algebra.Operator;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Every cell of every operator against a statement of its law in words of its own. */
class AlgebraTest {
  private static final Set<Kind> READINGS = EnumSet.of(TICK, DAMAGED);
  private static final Set<Kind> DURATIONS = EnumSet.of(DIFFERENCE, SPAN);

  @Test
  void sumsCountDegrees() {
    walk(Operator.ADD, Degrees::sum);
  }

  @Test
  void differencesCountDegrees() {
    walk(Operator.SUBTRACT, Degrees::difference);
  }

  /** A reading by a factor is damaged; a factor is what contains no origin. */
  @Test
  void scaling() {
    walk(Operator.SCALE, (left, right) -> {
      if (isAny(left, right, EnumSet.of(MIXED, INVERSE)) || right == WALL) {
        return MIXED;
      }
      if (READINGS.contains(left)) {
        return READINGS.contains(right) ? MIXED : DAMAGED;
      }
      if (READINGS.contains(right)) {
        return left == NUMBER || left == UNKNOWN ? DAMAGED : MIXED;
      }
      return left == WALL ? WALL : ofFactors(left, right);
    });
  }

  /** What is left over of a reading is no quantity; of a wall clock it is a time of the day. */
  @Test
  void remainders() {
    walk(Operator.REMAINDER, AlgebraTest::leftOver);
  }

  /** A masked reading is no reading; what it is, a place or entropy, nobody says. */
  @Test
  void masks() {
    walk(Operator.MASK, (left, right) -> {
      boolean one = READINGS.contains(left) != READINGS.contains(right);
      boolean plain = !isAny(left, right, EnumSet.of(MIXED, INVERSE, WALL));
      return one && plain ? UNKNOWN : leftOver(left, right);
    });
  }

  /** Bits of a reading are entropy. */
  @Test
  void bits() {
    walk(Operator.BITS, AlgebraTest::leftOver);
  }

  /** One of the two comes out: of one kind it stays that, of two it is what both can be called. */
  @Test
  void extremes() {
    walk(Operator.EXTREME, (left, right) -> {
      if (left == right) {
        return left;
      }
      if (left == NUMBER || right == NUMBER) {
        return left == NUMBER ? right : left; // a bound
      }
      if (DURATIONS.contains(left) && DURATIONS.contains(right)) {
        return SPAN;
      }
      if (left == UNKNOWN || right == UNKNOWN) {
        Kind other = left == UNKNOWN ? right : left;
        if (READINGS.contains(other) || other == WALL) {
          return other;
        }
        return DURATIONS.contains(other) ? UNKNOWN : MIXED;
      }
      return MIXED;
    });
  }

  @Test
  void extremesDoNotDependOnTheOrder() {
    for (Kind left : Kind.values()) {
      for (Kind right : Kind.values()) {
        assertEquals(
            Algebra.apply(Operator.EXTREME, left, right),
            Algebra.apply(Operator.EXTREME, right, left));
        assertEquals(
            Algebra.apply(Operator.ADD, left, right), Algebra.apply(Operator.ADD, right, left));
      }
    }
  }

  /** {@code -x} is {@code 0 - x}, but that a turned difference of two readings is still one. */
  @Test
  void negating() {
    walk(Algebra::negate, k -> k == DIFFERENCE ? DIFFERENCE : negated(k));
  }

  private static Kind negated(Kind kind) {
    return kind == UNKNOWN ? UNKNOWN : Degrees.difference(NUMBER, kind);
  }

  /** Hashing a reading, in whatever state, leaves entropy. */
  @Test
  void scrambling() {
    Set<Kind> lost = EnumSet.of(TICK, DAMAGED, INVERSE, MIXED);
    walk(Algebra::scramble, k -> lost.contains(k) ? MIXED : k);
  }

  /** What is converted to a unit is a duration, unless it contains an origin. */
  @Test
  void convertingUnits() {
    walk(Algebra::convertUnit, k -> switch (k) {
      case TICK, DAMAGED -> DAMAGED;
      case INVERSE, MIXED -> MIXED;
      case WALL -> WALL;
      default -> SPAN;
    });
  }

  /** Only what contains the monotonic origin depends on the type's period. */
  @Test
  void changingWidth() {
    walk(Algebra::changeWidth, k -> READINGS.contains(k) ? DAMAGED : k == INVERSE ? MIXED : k);
  }

  /** A magnitude needs a zero, and a reading has none. */
  @Test
  void magnitudes() {
    walk(
        Algebra::magnitude,
        k -> READINGS.contains(k) || k == INVERSE ? MIXED : DURATIONS.contains(k) ? SPAN : k);
  }

  /** A chain comes out the same whatever its order: {@code a - b + c}, {@code a + c - b}. */
  @Test
  void chainsMayBeReordered() {
    List<Kind> known = List.of(TICK, INVERSE, SPAN, WALL, DAMAGED);
    for (Kind a : known) {
      for (Kind b : known) {
        for (Kind c : known) {
          Kind left = minus(plus(a, c), b);
          Kind right = plus(minus(a, b), c);
          // Once MIXED, always MIXED: one of the orders may pass through a degree without a kind.
          if (left != MIXED && right != MIXED) {
            assertEquals(duration(left), duration(right), a + " + " + c + " - " + b);
          }
        }
      }
    }
  }

  private static Kind duration(Kind k) {
    return k == DIFFERENCE ? SPAN : k;
  }

  private static Kind plus(Kind a, Kind b) {
    return Algebra.apply(Operator.ADD, a, b);
  }

  private static Kind minus(Kind a, Kind b) {
    return Algebra.apply(Operator.SUBTRACT, a, b);
  }

  private static Kind leftOver(Kind left, Kind right) {
    if (isAny(left, right, EnumSet.of(MIXED, INVERSE, TICK, DAMAGED)) || right == WALL) {
      return MIXED;
    }
    if (right == UNKNOWN) {
      return UNKNOWN;
    }
    return left == WALL ? WALL : ofFactors(left, right);
  }

  /** Numbers stay numbers, durations durations; with something unknown nothing is known. */
  private static Kind ofFactors(Kind left, Kind right) {
    if (left == UNKNOWN || right == UNKNOWN) {
      return UNKNOWN;
    }
    return left == NUMBER && right == NUMBER ? NUMBER : SPAN;
  }

  private static boolean isAny(Kind left, Kind right, Set<Kind> set) {
    return set.contains(left) || set.contains(right);
  }

  private static void walk(Operator op, BinaryOperator<Kind> law) {
    List<Executable> cells = new ArrayList<>();
    for (Kind left : Kind.values()) {
      for (Kind right : Kind.values()) {
        cells.add(() -> assertEquals(
            law.apply(left, right),
            Algebra.apply(op, left, right),
            op + " of " + left + " and " + right));
      }
    }
    assertAll(cells);
  }

  private static void walk(UnaryOperator<Kind> function, UnaryOperator<Kind> law) {
    List<Executable> cells = new ArrayList<>();
    for (Kind k : Kind.values()) {
      cells.add(() -> assertEquals(law.apply(k), function.apply(k), k.toString()));
    }
    assertAll(cells);
  }
}
