package io.github.tickwise.engine.algebra;

import static io.github.tickwise.engine.algebra.Kind.DAMAGED;
import static io.github.tickwise.engine.algebra.Kind.DIFFERENCE;
import static io.github.tickwise.engine.algebra.Kind.MIXED;
import static io.github.tickwise.engine.algebra.Kind.SPAN;
import static io.github.tickwise.engine.algebra.Kind.TICK;
import static io.github.tickwise.engine.algebra.Kind.UNKNOWN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Joins and predicates of sets of kinds, over all 512 of them. */
class ValueTest {
  private static final int SETS = 1 << Kind.values().length;

  @Test
  void joinIsALeastUpperBound() {
    for (int a = 0; a < SETS; a++) {
      for (int b = 0; b < SETS; b++) {
        Value x = new Value(a, 1);
        Value y = new Value(b, 2);
        Value j = x.join(y);
        assertEquals(y.join(x), j);
        assertSame(j, j.join(x), "an upper bound of the one");
        assertSame(j, j.join(y), "and of the other");
        assertEquals(a | b, j.kinds(), "and no greater than need be");
        assertEquals(x.clocks() | y.clocks(), j.clocks());
      }
    }
  }

  @Test
  void joinIsAssociativeAndIdempotent() {
    for (int a = 0; a < SETS; a += 7) {
      for (int b = 0; b < SETS; b += 5) {
        for (int c = 0; c < SETS; c += 3) {
          Value x = new Value(a, 1);
          Value y = new Value(b, 2);
          Value z = new Value(c, 4);
          assertEquals(x.join(y).join(z), x.join(y.join(z)));
        }
      }
      Value x = new Value(a, 1);
      assertSame(x, x.join(x));
      assertSame(x, x.join(Value.NONE));
      assertEquals(x, Value.NONE.join(x));
    }
  }

  @Test
  void onlyReadingsAndTheirDifferencesHaveAClock() {
    assertEquals(4, new Value(TICK.bit(), 4).clocks());
    assertEquals(4, new Value(DIFFERENCE.bit() | SPAN.bit(), 4).clocks());
    assertEquals(0, new Value(SPAN.bit() | UNKNOWN.bit(), 4).clocks());
    assertEquals(Value.of(MIXED), new Value(MIXED.bit(), 9));
  }

  /** A reading, whole or damaged, beside at most the unknown. */
  @Test
  void isTick() {
    Set<Kind> allowed = EnumSet.of(TICK, DAMAGED, UNKNOWN);
    each(v -> {
      boolean reading = v.has(TICK) || v.has(DAMAGED);
      assertEquals(reading && allowed.containsAll(v.kindSet()), v.isTick(), v.toString());
      assertEquals(v.isTick() && !v.has(DAMAGED), v.isIntactTick(), v.toString());
      assertEquals(reading, v.mayBeTick(), v.toString());
    });
  }

  @Test
  void isDifferenceAndIsElapsed() {
    Set<Kind> durations = EnumSet.of(DIFFERENCE, SPAN);
    each(v -> {
      assertEquals(v.kindSet().equals(EnumSet.of(DIFFERENCE)), v.isDifference(), v.toString());
      assertEquals(!v.isEmpty() && durations.containsAll(v.kindSet()), v.isElapsed(), v.toString());
    });
  }

  /** Only the unknown beside a reading is doubtful, and then no rule may speak. */
  @Test
  void strictly() {
    each(v -> {
      Value strict = v.strictly();
      boolean doubtful = v.has(UNKNOWN) && v.mayBeTick();
      assertEquals(doubtful ? v.join(Value.MIXED) : v, strict, v.toString());
      assertEquals(v.isTick() && !v.has(UNKNOWN), strict.isTick(), v.toString());
    });
  }

  @Test
  void strictlyIsMonotone() {
    each(v -> {
      for (Kind k : Kind.values()) {
        Value more = v.join(Value.of(k)).strictly();
        assertSame(more, more.join(v.strictly()), v + " and " + k);
      }
    });
  }

  @Test
  void kindsAreTold() {
    Value v = Value.tick(3).join(Value.UNKNOWN);
    assertEquals(EnumSet.of(UNKNOWN, TICK), v.kindSet());
    assertEquals(1L << 3, v.clocks());
    assertEquals("[UNKNOWN, TICK]", v.toString());
    assertTrue(Value.NONE.isEmpty());
    assertFalse(v.isEmpty());
  }

  private static void each(Consumer<Value> check) {
    for (int kinds = 0; kinds < SETS; kinds++) {
      check.accept(new Value(kinds, 1));
    }
  }
}
