package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A 32-bit counter read as a 64-bit clock. */
final class WidenedTickSourceTest {
  static IntStream origins() {
    return IntStream.of(HostileOrigins.ints(300_000));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void goesOnWhereTheCounterWraps(int origin) {
    AtomicInteger counter = new AtomicInteger(origin);
    TickSource widened = TickSource.ofInt(counter::get);
    assertEquals(origin, widened.read());
    long whole = 0;
    for (int step : new int[] {0, 1, 300_000, Integer.MAX_VALUE, Integer.MAX_VALUE, 1 << 30, 7}) {
      counter.addAndGet(step);
      whole += step;
      assertEquals(origin + whole, widened.read(), "after " + whole + " from " + origin);
      assertEquals(counter.get(), (int) widened.read());
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void standsStillForAReadingThatComesLate(int origin) {
    AtomicInteger counter = new AtomicInteger(origin);
    TickSource widened = TickSource.ofInt(counter::get);
    counter.set(origin + 10);
    assertEquals(origin + 10L, widened.read());
    counter.set(origin + 9);
    assertEquals(origin + 10L, widened.read());
    counter.set(origin + 10 + Integer.MIN_VALUE);
    assertEquals(origin + 10L, widened.read(), "half a period of silence");
    counter.set(origin + 11);
    assertEquals(origin + 11L, widened.read());
  }

  /** Between its look and its write another thread was here: it must look again. */
  @Test
  void yieldsToAReadingThatWasFaster() {
    AtomicInteger counter = new AtomicInteger();
    TickSource[] widened = new TickSource[1];
    boolean[] nested = new boolean[1];
    widened[0] = TickSource.ofInt(() -> {
      int shown = counter.incrementAndGet();
      if (nested[0]) {
        nested[0] = false;
        widened[0].read();
      }
      return shown;
    });
    nested[0] = true;
    // 1 is the seed; 2 is overtaken by 3, which is handed out inside; so 4 is read.
    assertEquals(4, widened[0].read());
    assertEquals(5, widened[0].read());
  }

  @Test
  void countsMillisecondsUnlessToldOtherwise() {
    assertEquals(TimeUnit.MILLISECONDS, TickSource.ofInt(() -> 1).unit());
    assertEquals(
        TimeUnit.MICROSECONDS, TickSource.ofInt(() -> 1, TimeUnit.MICROSECONDS).unit());
  }

  @Test
  void refusesNull() {
    assertThrows(NullPointerException.class, () -> TickSource.ofInt(null));
    assertThrows(NullPointerException.class, () -> TickSource.ofInt(() -> 1, null));
  }
}
