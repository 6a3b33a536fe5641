package io.github.tickwise.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.ticks.Deadline;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;

/** As users write such tests. Also run on JUnit 6. */
class HostileTicksTest {
  private static Set<HostileStart> replaced;

  @BeforeAll
  static void reset() {
    replaced = new HashSet<>();
  }

  @HostileTicks(horizon = 5)
  void inThePlaceOfTest(ManualTickSource clock, HostileStart start) {
    replaced.add(start);
    assertEquals(start.tick(), clock.read());
    Deadline deadline = Deadline.after(clock, TimeUnit.SECONDS.toNanos(5));
    assertFalse(deadline.isDue());
    clock.advance(TimeUnit.SECONDS.toNanos(5));
    assertTrue(deadline.isDue());
  }

  @ParameterizedTest
  @HostileTicks
  void asASourceOfClocks(ManualTickSource clock) {
    Deadline deadline = Deadline.after(clock, TimeUnit.SECONDS.toNanos(10));
    clock.advance(TimeUnit.SECONDS.toNanos(10) - 1);
    assertFalse(deadline.isDue());
  }

  @ParameterizedTest
  @HostileTicks(horizon = 1, horizonUnit = TimeUnit.DAYS, unit = TimeUnit.MILLISECONDS)
  void asASourceOfStarts(HostileStart start) {
    assertEquals(start.tick(), start.clock().read());
  }

  @HostileTicks(horizon = 1, horizonUnit = TimeUnit.DAYS, unit = TimeUnit.MILLISECONDS)
  void inMilliseconds(ManualTickSource clock) {
    assertSame(TimeUnit.MILLISECONDS, clock.unit());
  }

  @AfterAll
  static void everyStartWasRun() {
    Set<HostileStart> all = new HashSet<>(
        HostileStarts.all(5_000_000_000L, TimeUnit.NANOSECONDS, HostileStarts.seed()));
    assertEquals(all, replaced);
  }
}
