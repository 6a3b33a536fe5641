package io.github.tickwise.ticks.migrating;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.NANOSECONDS;
import static java.util.concurrent.TimeUnit.SECONDS;

import com.google.common.base.Ticker;
import io.github.tickwise.ticks.SeededTickSource;
import io.github.tickwise.ticks.TickMark;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.eclipse.jetty.util.NanoTime;

/** What the clocks and helpers of Guava, Caffeine and Jetty do not save their users from. */
final class FromHelpers {
  private static final long INTERVAL = SECONDS.toNanos(1);

  private FromHelpers() {}

  static List<Pair> pairs() {
    return List.of(
        new Pair(
            "guava-sentinel",
            clock -> {
              SentinelBefore pause = new SentinelBefore(clock.guava());
              return Scenarios.pause(clock, pause::start, pause::nanos);
            },
            clock -> {
              SentinelAfter pause = new SentinelAfter(clock.guava());
              return Scenarios.pause(clock, pause::start, pause::nanos);
            },
            List.of(0L, 0L, INTERVAL),
            -SECONDS.toNanos(3600),
            SECONDS.toNanos(3600)),
        new Pair(
            "caffeine-seed",
            clock -> Scenarios.throttle(clock, new SeedBefore(clock.caffeine())::isStale),
            clock -> Scenarios.throttle(clock, new SeedAfter(clock.caffeine())::isStale),
            List.of(true, false, true),
            -SECONDS.toNanos(3600),
            SECONDS.toNanos(3600)),
        new Pair(
            "guava-unit",
            clock -> Scenarios.stopwatch(clock, new UnitBefore(clock.guava())::millis),
            clock -> Scenarios.stopwatch(clock, new UnitAfter(clock.guava())::millis),
            List.of(0L, 8L),
            Long.MAX_VALUE - 1_000,
            SECONDS.toNanos(3600)),
        new Pair(
            "jetty-comparator",
            clock -> Scenarios.found(clock, new ComparatorBefore()::finds),
            clock -> Scenarios.found(clock, new ComparatorAfter(clock)::finds),
            List.of(true, false),
            0,
            null));
  }

  // region guava-sentinel-before
  static final class SentinelBefore {
    private final Ticker ticker;
    private long startedAt = -1; // not started

    SentinelBefore(Ticker ticker) {
      this.ticker = ticker;
    }

    void start() {
      startedAt = ticker.read();
    }

    long nanos() {
      return startedAt < 0 ? 0 : ticker.read() - startedAt;
    }
  }
  // endregion

  // region guava-sentinel-after
  static final class SentinelAfter {
    private final TickSource source;
    private final TickMark started = new TickMark();

    SentinelAfter(Ticker ticker) {
      this.source = ticker::read;
    }

    void start() {
      started.mark(source.read());
    }

    long nanos() {
      return started.elapsedOr(source.read(), 0);
    }
  }
  // endregion

  // region caffeine-seed-before
  static final class SeedBefore {
    private final com.github.benmanes.caffeine.cache.Ticker ticker;
    private final Map<String, Long> refreshedAt = new HashMap<>();

    SeedBefore(com.github.benmanes.caffeine.cache.Ticker ticker) {
      this.ticker = ticker;
    }

    boolean isStale() {
      long now = ticker.read();
      if (now - refreshedAt.getOrDefault("key", 0L) < INTERVAL) {
        return false;
      }
      refreshedAt.put("key", now);
      return true;
    }
  }
  // endregion

  // region caffeine-seed-after
  static final class SeedAfter {
    private final TickSource source;
    private final Map<String, TickMark> refreshed = new HashMap<>();

    SeedAfter(com.github.benmanes.caffeine.cache.Ticker ticker) {
      this.source = ticker::read;
    }

    boolean isStale() {
      long now = source.read();
      TickMark mark = refreshed.computeIfAbsent("key", key -> new TickMark());
      if (!mark.hasElapsed(now, INTERVAL)) {
        return false;
      }
      mark.mark(now);
      return true;
    }
  }
  // endregion

  // region guava-unit-before
  static final class UnitBefore {
    private final Ticker ticker;
    private final long startMillis;

    UnitBefore(Ticker ticker) {
      this.ticker = ticker;
      this.startMillis = NANOSECONDS.toMillis(ticker.read());
    }

    long millis() {
      return NANOSECONDS.toMillis(ticker.read()) - startMillis;
    }
  }
  // endregion

  // region guava-unit-after
  static final class UnitAfter {
    private final SeededTickSource sinceStart;

    UnitAfter(Ticker ticker) {
      this.sinceStart = TickSource.of(ticker::read).seeded().convertedTo(MILLISECONDS);
    }

    long millis() {
      return sinceStart.read();
    }
  }
  // endregion

  // region jetty-comparator-before
  static final class ComparatorBefore {
    boolean finds(List<Long> dueAt, long wanted) {
      TreeSet<Long> set = new TreeSet<>((a, b) -> NanoTime.isBefore(a, b) ? -1 : 1);
      set.addAll(dueAt);
      return set.contains(wanted);
    }
  }
  // endregion

  // region jetty-comparator-after
  static final class ComparatorAfter {
    private final TickSource clock;

    ComparatorAfter(TickSource clock) {
      this.clock = clock;
    }

    boolean finds(List<Long> dueAt, long wanted) {
      TreeSet<Long> set = new TreeSet<>(Ticks.comparatorFrom(clock.read()));
      set.addAll(dueAt);
      return set.contains(wanted);
    }
  }
  // endregion
}
