package io.github.tickwise.ticks.migrating;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.NANOSECONDS;
import static java.util.concurrent.TimeUnit.SECONDS;

import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.SeededTickSource;
import io.github.tickwise.ticks.TickMark;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What replacing {@code currentTimeMillis} by {@code nanoTime} leaves behind. */
final class FromWallClock {
  private static final long INTERVAL = SECONDS.toNanos(1);

  private FromWallClock() {}

  static List<Pair> pairs() {
    return List.of(
        new Pair(
            "wall-sentinel",
            clock -> Scenarios.throttle(clock, new SentinelBefore(clock)::pass),
            clock -> Scenarios.throttle(clock, new SentinelAfter(clock)::pass),
            List.of(true, false, true),
            -SECONDS.toNanos(3600),
            SECONDS.toNanos(3600)),
        new Pair(
            "wall-seed",
            clock -> Scenarios.throttle(clock, new SeedBefore(clock)::isDue),
            clock -> Scenarios.throttle(clock, new SeedAfter(clock)::isDue),
            List.of(true, false, true),
            -SECONDS.toNanos(3600),
            SECONDS.toNanos(3600)),
        new Pair(
            "wall-unit",
            clock -> Scenarios.stopwatch(clock, new UnitBefore(clock)::millis),
            clock -> Scenarios.stopwatch(clock, new UnitAfter(clock)::millis),
            List.of(0L, 8L),
            Long.MAX_VALUE - 1_000,
            SECONDS.toNanos(3600)),
        new Pair(
            "wall-comparator",
            clock -> Scenarios.sorted(clock, new ComparatorBefore()::inOrder),
            clock -> Scenarios.sorted(clock, new ComparatorAfter(clock)::inOrder),
            List.of(1L, 5L, 9L),
            Long.MAX_VALUE - SECONDS.toNanos(3),
            SECONDS.toNanos(3600)));
  }

  // region wall-sentinel-before
  static final class SentinelBefore {
    private final TickSource clock;
    private long lastAt; // 0: never

    SentinelBefore(TickSource clock) {
      this.clock = clock;
    }

    boolean pass() {
      long now = clock.read();
      if (lastAt > 0 && now - lastAt < INTERVAL) {
        return false;
      }
      lastAt = now;
      return true;
    }
  }
  // endregion

  // region wall-sentinel-after
  static final class SentinelAfter {
    private final TickSource clock;
    private final TickMark last = new TickMark();

    SentinelAfter(TickSource clock) {
      this.clock = clock;
    }

    boolean pass() {
      long now = clock.read();
      if (!last.hasElapsed(now, INTERVAL)) {
        return false;
      }
      last.mark(now);
      return true;
    }
  }
  // endregion

  // region wall-seed-before
  static final class SeedBefore {
    private final TickSource clock;
    private long nextAt; // 0: at once

    SeedBefore(TickSource clock) {
      this.clock = clock;
    }

    boolean isDue() {
      long now = clock.read();
      if (now - nextAt < 0) {
        return false;
      }
      nextAt = now + INTERVAL;
      return true;
    }
  }
  // endregion

  // region wall-seed-after
  static final class SeedAfter {
    private final TickSource clock;
    private Deadline next;

    SeedAfter(TickSource clock) {
      this.clock = clock;
      this.next = Deadline.after(clock, 0);
    }

    boolean isDue() {
      if (!next.isDue()) {
        return false;
      }
      next = Deadline.after(clock, INTERVAL);
      return true;
    }
  }
  // endregion

  // region wall-unit-before
  static final class UnitBefore {
    private final TickSource clock;
    private final long startMillis;

    UnitBefore(TickSource clock) {
      this.clock = clock;
      this.startMillis = NANOSECONDS.toMillis(clock.read());
    }

    long millis() {
      return NANOSECONDS.toMillis(clock.read()) - startMillis;
    }
  }
  // endregion

  // region wall-unit-after
  static final class UnitAfter {
    private final SeededTickSource sinceStart;

    UnitAfter(TickSource clock) {
      this.sinceStart = clock.seeded().convertedTo(MILLISECONDS);
    }

    long millis() {
      return sinceStart.read();
    }
  }
  // endregion

  // region wall-comparator-before
  static final class ComparatorBefore {
    List<Long> inOrder(List<Long> dueAt) {
      List<Long> sorted = new ArrayList<>(dueAt);
      sorted.sort(Comparator.naturalOrder());
      return sorted;
    }
  }
  // endregion

  // region wall-comparator-after
  static final class ComparatorAfter {
    private final TickSource clock;

    ComparatorAfter(TickSource clock) {
      this.clock = clock;
    }

    List<Long> inOrder(List<Long> dueAt) {
      List<Long> sorted = new ArrayList<>(dueAt);
      sorted.sort(Ticks.comparatorFrom(clock.read()));
      return sorted;
    }
  }
  // endregion
}
