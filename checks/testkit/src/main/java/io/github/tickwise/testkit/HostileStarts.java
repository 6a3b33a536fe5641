package io.github.tickwise.testkit;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSpan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * Readings at which a clock should be able to start, and at which code that takes ticks for numbers
 * fails.
 *
 * <p>The <i>horizon</i> is how far the code under test looks or runs: its longest timeout, or the
 * length of the run, whichever is more. From each edge of the number line there are three starts: one
 * tick before it, half the horizon before it, and one horizon before it. So readings and deadlines of
 * one run lie on both sides, in every proportion.
 */
public final class HostileStarts {
  /** The property with the seed of the random starts; without it each run takes its own. */
  public static final String SEED_PROPERTY = "tickwise.hostile.seed";

  /** The longest horizon, in ticks: a quarter of a period. */
  public static final @TickSpan long MAX_HORIZON = Long.MAX_VALUE / 2;

  private static final int RANDOM_STARTS = 4;
  private static final long SEED = Long.getLong(SEED_PROPERTY, new SplittableRandom().nextLong());

  private HostileStarts() {}

  /**
   * All starts of a clock of nanoseconds, or the one that {@value HostileStart#PROPERTY} names.
   *
   * @throws IllegalArgumentException if the horizon is not positive, or too long
   */
  public static List<HostileStart> of(Duration horizon) {
    return of(TimeUnit.NANOSECONDS.convert(horizon), TimeUnit.NANOSECONDS);
  }

  /**
   * All starts of a clock that counts in {@code unit}, or the one that {@value
   * HostileStart#PROPERTY} names; the horizon is in that unit too.
   *
   * @throws IllegalArgumentException if the horizon is not positive, or more than {@link
   *     #MAX_HORIZON}
   */
  public static List<HostileStart> of(@TickSpan long horizon, TimeUnit unit) {
    List<HostileStart> all = all(horizon, unit, SEED);
    Long replayed = Long.getLong(HostileStart.PROPERTY);
    return replayed == null ? all : List.of(replayed(replayed, all));
  }

  /**
   * All starts, whatever the properties say; the same at every call with the same arguments.
   *
   * @throws IllegalArgumentException as {@link #of(long, TimeUnit)}
   */
  public static List<HostileStart> all(@TickSpan long horizon, TimeUnit unit, long seed) {
    if (horizon <= 0 || horizon > MAX_HORIZON) {
      throw new IllegalArgumentException(
          "a horizon is from 1 to " + MAX_HORIZON + " ticks, but this one is " + horizon);
    }
    Map<Long, String> starts = new LinkedHashMap<>();
    starts.put(0L, "zero");
    starts.put(1L, "one");
    starts.put(-1L, "minus one");
    uptime(starts, "a month", unit.convert(30, TimeUnit.DAYS));
    uptime(starts, "a year", unit.convert(365, TimeUnit.DAYS));
    uptime(starts, "5 years", unit.convert(5 * 365, TimeUnit.DAYS));
    edge(starts, "the wrap", Long.MIN_VALUE, horizon);
    starts.putIfAbsent(Long.MIN_VALUE, "just wrapped");
    starts.putIfAbsent(Long.MIN_VALUE + horizon, "a horizon past the wrap");
    edge(starts, "zero", 0, horizon);
    edge(starts, "half of the positive range", 1L << 62, horizon);
    edge(starts, "half of the negative range", -1L << 62, horizon);
    edge(starts, "2^31, where a reading cut to an int wraps", 1L << 31, horizon);
    edge(starts, "-2^31", -1L << 31, horizon);
    edge(starts, "2^32", 1L << 32, horizon);
    edge(starts, "-2^32", -1L << 32, horizon);
    edge(starts, "the wrap of a reading times 1000", Long.MAX_VALUE / 1000 + 1, horizon);
    edge(starts, "the negative wrap of a reading times 1000", Long.MIN_VALUE / 1000, horizon);
    edge(starts, "the wrap of a reading times 1e6", Long.MAX_VALUE / 1_000_000 + 1, horizon);
    edge(starts, "the negative wrap of a reading times 1e6", Long.MIN_VALUE / 1_000_000, horizon);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 1; i <= RANDOM_STARTS; i++) {
      starts.putIfAbsent(random.nextLong(), "random, " + i + " of seed " + seed);
    }
    List<HostileStart> list = new ArrayList<>();
    starts.forEach((tick, name) -> list.add(new HostileStart(name, tick)));
    return List.copyOf(list);
  }

  /** The seed of this JVM's random starts. */
  public static long seed() {
    return SEED;
  }

  private static void uptime(Map<Long, String> starts, String name, long ticks) {
    starts.putIfAbsent(ticks, name + " of uptime");
    starts.putIfAbsent(-ticks, name + " below zero");
  }

  /** {@code edge}: the first tick on the far side. */
  private static void edge(Map<Long, String> starts, String name, @Tick long edge, long horizon) {
    starts.putIfAbsent(edge - 1, "1 tick before " + name);
    starts.putIfAbsent(edge - horizon, "the horizon before " + name);
    starts.putIfAbsent(edge - Math.max(1, horizon / 2), "half the horizon before " + name);
  }

  /** The start at that tick, under its name if it is one of {@code all}. */
  static HostileStart replayed(@Tick long tick, List<HostileStart> all) {
    return all.stream()
        .filter(start -> start.tick() == tick)
        .findFirst()
        .orElse(new HostileStart("as " + HostileStart.PROPERTY + " says", tick));
  }
}
