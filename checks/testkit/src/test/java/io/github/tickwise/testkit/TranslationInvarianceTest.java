package io.github.tickwise.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Ticks;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TranslationInvarianceTest {
  private static final long SECOND = 1_000_000_000L;

  /** How many of ten polls, 100 ms apart, find a deadline of half a second not yet due. */
  private static int polls(ManualTickSource clock, LongBinaryOperator left) {
    long deadline = clock.read() + SECOND / 2;
    int polls = 0;
    for (int i = 0; i < 10; i++) {
      clock.advance(SECOND / 10);
      polls += left.applyAsLong(deadline, clock.read()) > 0 ? 1 : 0;
    }
    return polls;
  }

  @Test
  void rightCodePasses() {
    TranslationInvariance.check(clock -> polls(clock, (deadline, now) -> deadline - now));
    TranslationInvariance.check(Duration.ofDays(400), clock -> {
      Deadline soon = Deadline.after(clock, SECOND);
      Deadline late = Deadline.after(clock, Duration.ofDays(300));
      return List.of(soon.isBefore(late), late.isDue(), soon.remaining());
    });
    TranslationInvariance.check(clock -> new long[] {Ticks.elapsed(clock.start(), clock.read())});
    TranslationInvariance.check(clock -> null);
  }

  static List<Scenario<?>> wrong() {
    return List.of(
        clock -> polls(clock, (deadline, now) -> now < deadline ? 1 : 0),
        clock -> {
          long lastAt = 0; // never set
          return clock.read() - lastAt >= SECOND;
        },
        clock -> {
          long seenAt = clock.read();
          clock.advance(SECOND);
          return seenAt > 0;
        },
        clock -> {
          long start = clock.read() / 1_000_000;
          clock.advance(SECOND);
          return clock.read() / 1_000_000 - start;
        },
        clock -> {
          long a = clock.read();
          clock.advance(SECOND);
          return Math.max(a, clock.read()) == a;
        },
        clock -> {
          float start = clock.read();
          clock.advance(SECOND);
          return clock.read() - start > 0;
        },
        clock -> {
          long at = clock.read() * 1000 + SECOND;
          clock.advance(2 * SECOND);
          return clock.read() * 1000 > at;
        });
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void wrongCodeFails(Scenario<?> scenario) {
    AssertionError error =
        assertThrows(AssertionError.class, () -> TranslationInvariance.check(scenario));
    assertTrue(error.getMessage().contains("depends on where the clock starts"), error::getMessage);
  }

  @Test
  void theMessageNamesStartsOutcomesAndTheReplay() {
    AssertionError error = assertThrows(
        AssertionError.class,
        () -> TranslationInvariance.check(
            clock -> polls(clock, (deadline, now) -> now < deadline ? 1 : 0)));
    List<String> lines = error.getMessage().lines().toList();
    assertTrue(
        lines
            .get(0)
            .matches("the outcome depends on where the clock starts: other at 2 of \\d+ starts"),
        lines.get(0));
    // The deadline lies half a second on: before the wrap, where the last poll is past it; just
    // past it.
    assertEquals(
        List.of(
            "  4 at 3600000000000 (an hour of uptime, as on a developer's machine)",
            "  5 at 9223372035854775808 (the horizon before the wrap)",
            "  0 at 9223372036354775808 (half the horizon before the wrap)",
            "  replay with -Dtickwise.hostile.start=9223372035854775808"),
        lines.subList(1, lines.size()));
  }

  @Test
  void theReplayTriesThatStartAlone() {
    AtomicInteger runs = new AtomicInteger();
    System.setProperty(HostileStart.PROPERTY, "9223372036354775808");
    try {
      AssertionError error = assertThrows(
          AssertionError.class,
          () -> TranslationInvariance.check(clock -> {
            runs.incrementAndGet();
            return polls(clock, (deadline, now) -> now < deadline ? 1 : 0);
          }));
      assertTrue(error.getMessage().contains("other at 1 of 1 starts"), error::getMessage);
    } finally {
      System.clearProperty(HostileStart.PROPERTY);
    }
    assertEquals(2, runs.get());
  }

  @Test
  void anExceptionOnAHostileStartFails() {
    AssertionError error = assertThrows(
        AssertionError.class,
        () -> TranslationInvariance.check(clock -> Math.addExact(clock.read(), SECOND) > 0));
    assertTrue(error.getCause() instanceof ArithmeticException, error::toString);
    assertTrue(error.getMessage().contains("java.lang.ArithmeticException: long overflow at "));
  }

  @Test
  void aScenarioThatNeverWorksIsNotCalledInvariant() {
    IllegalStateException broken = new IllegalStateException();
    assertSame(
        broken,
        assertThrows(
            IllegalStateException.class,
            () -> TranslationInvariance.check(clock -> {
              throw broken;
            })));
    AssertionError error = assertThrows(
        AssertionError.class,
        () -> TranslationInvariance.check(Duration.ofSeconds(1), clock -> {
          throw new IOException("disk");
        }));
    assertEquals("disk", error.getCause().getMessage());
  }

  @Test
  void theHorizonIsAlsoWhatWasScheduled() {
    AtomicInteger straddled = new AtomicInteger();
    TranslationInvariance.check(clock -> {
      clock.schedule(SECOND, () -> {});
      if (clock.start() > 0 && clock.start() + SECOND < 0) {
        straddled.incrementAndGet();
      }
      return null;
    });
    assertEquals(3, straddled.get()); // one tick, half a second and a second before the wrap
  }
}
