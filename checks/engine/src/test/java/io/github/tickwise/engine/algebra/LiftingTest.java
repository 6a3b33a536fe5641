package io.github.tickwise.engine.algebra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.tickwise.engine.algebra.Algebra.Operator;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Operators on sets of kinds: monotone, hence a fixpoint exists and no visiting order matters. */
class LiftingTest {
  private static final int SETS = 1 << Kind.values().length;

  /** One more kind in an operand adds its own outcomes and takes none away. */
  @ParameterizedTest
  @EnumSource(Operator.class)
  void oneKindMoreOnlyAdds(Operator op) {
    int[][] outcome = new int[SETS][SETS];
    for (int a = 0; a < SETS; a++) {
      for (int b = 0; b < SETS; b++) {
        outcome[a][b] = Algebra.apply(op, new Value(a, 0), new Value(b, 0)).kinds();
      }
    }
    for (int a = 0; a < SETS; a++) {
      for (Kind k : Kind.values()) {
        int more = a | k.bit();
        for (int c = 0; c < SETS; c++) {
          boolean left = outcome[more][c] == (outcome[a][c] | outcome[k.bit()][c]);
          boolean right = outcome[c][more] == (outcome[c][a] | outcome[c][k.bit()]);
          if (!left || !right) {
            fail(op + " of set " + a + " with " + k + ", and set " + c);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Operator.class)
  void singleKindsGiveTheirCell(Operator op) {
    for (Kind left : Kind.values()) {
      for (Kind right : Kind.values()) {
        Value lifted = Algebra.apply(op, Value.of(left), Value.of(right));
        assertEquals(Value.of(Algebra.apply(op, left, right)), lifted);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Operator.class)
  void nothingGivesNothing(Operator op) {
    for (int a = 0; a < SETS; a++) {
      assertTrue(Algebra.apply(op, Value.NONE, new Value(a, 0)).isEmpty());
      assertTrue(Algebra.apply(op, new Value(a, 0), Value.NONE).isEmpty());
    }
  }

  /** The clocks of both operands go where a kind has a clock, and nowhere else. */
  @ParameterizedTest
  @EnumSource(Operator.class)
  void clocksAreKept(Operator op) {
    for (Kind left : Kind.values()) {
      for (Kind right : Kind.values()) {
        Value a = new Value(left.bit(), 1);
        Value b = new Value(right.bit(), 2);
        Value c = Algebra.apply(op, a, b);
        long expected = hasClock(c) ? a.clocks() | b.clocks() : 0;
        assertEquals(expected, c.clocks(), op + " of " + left + " and " + right);
      }
    }
  }

  @Test
  void functionsOfOneKindAreMonotone() {
    List<UnaryOperator<Kind>> functions = List.of(
        Algebra::negate,
        Algebra::scramble,
        Algebra::convertUnit,
        Algebra::changeWidth,
        Algebra::magnitude);
    for (UnaryOperator<Kind> f : functions) {
      for (int a = 0; a < SETS; a++) {
        for (Kind k : Kind.values()) {
          int more = Algebra.lift(f, new Value(a | k.bit(), 0)).kinds();
          assertEquals(Algebra.lift(f, new Value(a, 0)).kinds() | f.apply(k).bit(), more);
        }
      }
    }
  }

  private static boolean hasClock(Value v) {
    return v.has(Kind.TICK) || v.has(Kind.DAMAGED) || v.has(Kind.DIFFERENCE) || v.has(Kind.INVERSE);
  }
}
