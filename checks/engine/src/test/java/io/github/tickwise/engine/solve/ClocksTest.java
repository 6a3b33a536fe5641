package io.github.tickwise.engine.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Clock;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The numbers of clocks, of which a value can tell 63 apart. */
class ClocksTest {
  private final Clocks clocks = new Clocks();

  private static Clock clock(int i) {
    return new Clock("clock " + i, "nanos", 64, false);
  }

  private static Clock declared(String source, String name) {
    return new Clock(source, "millis", 64, false, name);
  }

  @Test
  void aClockKeepsItsNumber() {
    int a = clocks.index(clock(1));
    int b = clocks.index(clock(2));
    assertNotEquals(a, b);
    assertEquals(a, clocks.index(clock(1)));
    Value both = new Value(Kind.TICK.bit(), 1L << a | 1L << b);
    assertEquals(List.of(clock(1), clock(2)), clocks.of(both));
    assertEquals(List.of(clock(2)), clocks.of(Value.tick(b)));
    assertEquals(List.of(), clocks.of(Value.SPAN));
  }

  /** The last bit stands for all others. */
  @Test
  void moreThanCanBeToldApart() {
    int[] numbers =
        LongStream.range(0, 70).mapToInt(i -> clocks.index(clock((int) i))).toArray();
    assertEquals(62, numbers[62]);
    assertEquals(63, numbers[63]);
    assertEquals(63, numbers[69]);
    assertEquals(62, clocks.index(clock(62)));
    assertEquals("another clock", clocks.of(Value.tick(63)).get(0).source());
    assertEquals(List.of(clock(62)), clocks.of(Value.tick(62)));
  }

  /** Annotations without a name may be many; they leave room for clocks that have one. */
  @Test
  void namelessClocksShareANumber() {
    int first = clocks.indexOfDeclared(declared("@Tick a0", ""));
    for (int i = 1; i < 31; i++) {
      assertEquals(i, clocks.indexOfDeclared(declared("@Tick a" + i, "")));
    }
    int shared = clocks.indexOfDeclared(declared("@Tick b", ""));
    assertEquals(31, shared);
    assertEquals(shared, clocks.indexOfDeclared(declared("@Tick c", "")));
    assertEquals("@Tick", clocks.of(Value.tick(shared)).get(0).source());
    assertEquals("millis", clocks.of(Value.tick(shared)).get(0).unit());
    assertEquals(first, clocks.indexOfDeclared(declared("@Tick a0", "")), "known before");
    assertEquals(32, clocks.indexOfDeclared(declared("the clock game", "game")));
  }
}
