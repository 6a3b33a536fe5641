package io.github.tickwise.ticks.migrating;

import static java.util.concurrent.TimeUnit.SECONDS;

import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;
import java.util.List;
import java.util.PriorityQueue;

/** What code that reads {@code nanoTime} itself gets wrong. */
final class FromNanoTime {
  private static final long INTERVAL = SECONDS.toNanos(1);
  private static final long NANOS_IN_SECOND = 1_000_000_000;

  private FromNanoTime() {}

  static List<Pair> pairs() {
    return List.of(
        new Pair(
            "nano-sentinel",
            clock -> {
              SentinelBefore timeout = new SentinelBefore(clock);
              return Scenarios.timeout(clock, timeout::arm, timeout::disarm, timeout::isOver);
            },
            clock -> {
              SentinelAfter timeout = new SentinelAfter(clock);
              return Scenarios.timeout(clock, timeout::arm, timeout::disarm, timeout::isOver);
            },
            List.of(false, false, true, false),
            -SECONDS.toNanos(3600),
            SECONDS.toNanos(3600)),
        new Pair(
            "nano-seed",
            clock -> Scenarios.throttle(clock, new SeedBefore(clock)::mustFlush),
            clock -> Scenarios.throttle(clock, new SeedAfter(clock)::mustFlush),
            List.of(false, false, true),
            SECONDS.toNanos(3600),
            0L),
        new Pair(
            "nano-unit",
            clock -> Scenarios.stopwatch(clock, new UnitBefore(clock)::millis),
            clock -> Scenarios.stopwatch(clock, new UnitAfter(clock)::millis),
            List.of(0L, 8L),
            Long.MAX_VALUE - 1_000,
            SECONDS.toNanos(3600)),
        new Pair(
            "nano-comparator",
            clock -> Scenarios.sorted(clock, new ComparatorBefore()::inOrder),
            clock -> Scenarios.sorted(clock, new ComparatorAfter()::inOrder),
            List.of(1L, 5L, 9L),
            0,
            null));
  }

  // region nano-sentinel-before
  static final class SentinelBefore {
    private final TickSource clock;
    private long deadline = Long.MAX_VALUE; // never

    SentinelBefore(TickSource clock) {
      this.clock = clock;
    }

    void arm() {
      deadline = clock.read() + INTERVAL;
    }

    void disarm() {
      deadline = Long.MAX_VALUE;
    }

    boolean isOver() {
      return clock.read() - deadline >= 0;
    }
  }
  // endregion

  // region nano-sentinel-after
  static final class SentinelAfter {
    private final TickSource clock;
    private Deadline deadline = Deadline.never();

    SentinelAfter(TickSource clock) {
      this.clock = clock;
    }

    void arm() {
      deadline = Deadline.after(clock, INTERVAL);
    }

    void disarm() {
      deadline = Deadline.never();
    }

    boolean isOver() {
      return deadline.isDue();
    }
  }
  // endregion

  // region nano-seed-before
  static final class SeedBefore {
    private final TickSource clock;
    private long lastFlush;

    SeedBefore(TickSource clock) {
      this.clock = clock;
    }

    boolean mustFlush() {
      return clock.read() - lastFlush >= INTERVAL;
    }
  }
  // endregion

  // region nano-seed-after
  static final class SeedAfter {
    private final TickSource clock;
    private final long lastFlush;

    SeedAfter(TickSource clock) {
      this.clock = clock;
      this.lastFlush = clock.read();
    }

    boolean mustFlush() {
      return Ticks.hasElapsed(lastFlush, clock.read(), INTERVAL);
    }
  }
  // endregion

  // region nano-unit-before
  static final class UnitBefore {
    private final TickSource clock;
    private final int startMillis;

    UnitBefore(TickSource clock) {
      this.clock = clock;
      this.startMillis = (int) (clock.read() / 1_000_000);
    }

    long millis() {
      return (int) (clock.read() / 1_000_000) - startMillis;
    }
  }
  // endregion

  // region nano-unit-after
  static final class UnitAfter {
    private final TickSource clock;
    private final long start;

    UnitAfter(TickSource clock) {
      this.clock = clock;
      this.start = clock.read();
    }

    long millis() {
      return Ticks.elapsedMillis(start, clock.read(), NANOS_IN_SECOND);
    }
  }
  // endregion

  // region nano-comparator-before
  static final class ComparatorBefore {
    List<Long> inOrder(List<Long> dueAt) {
      PriorityQueue<Long> queue = new PriorityQueue<>((a, b) -> (int) (a - b));
      queue.addAll(dueAt);
      return List.of(queue.remove(), queue.remove(), queue.remove());
    }
  }
  // endregion

  // region nano-comparator-after
  static final class ComparatorAfter {
    List<Long> inOrder(List<Long> dueAt) {
      PriorityQueue<Long> queue = new PriorityQueue<>((a, b) -> Ticks.compare(a, b));
      queue.addAll(dueAt);
      return List.of(queue.remove(), queue.remove(), queue.remove());
    }
  }
  // endregion
}
