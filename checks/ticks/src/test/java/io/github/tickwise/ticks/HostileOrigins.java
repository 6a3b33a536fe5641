package io.github.tickwise.ticks;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Readings at which a clock may start, and that break code that takes them for numbers. */
final class HostileOrigins {
  private static final int RANDOM_STARTS = 16;

  private HostileOrigins() {}

  /**
   * Starts of a 64-bit clock for a run that lasts {@code horizon}: fixed ones, ones from which the
   * run straddles an edge, and random ones.
   */
  static long[] longs(long horizon) {
    List<Long> origins = new ArrayList<>(List.of(0L, 1L, -1L));
    for (int days : new int[] {30, 365, 5 * 365}) {
      origins.add(TimeUnit.DAYS.toNanos(days));
      origins.add(-TimeUnit.DAYS.toNanos(days));
    }
    for (long edge : longEdges()) {
      origins.addAll(List.of(edge - 1, edge, edge + 1));
      origins.addAll(List.of(edge - horizon, edge - horizon / 2, edge + horizon));
    }
    Random random = RandomSeed.random();
    LongStream fixed = origins.stream().mapToLong(Long::longValue);
    return LongStream.concat(fixed, random.longs(RANDOM_STARTS)).distinct().toArray();
  }

  /** The same of a 32-bit clock. */
  static int[] ints(int horizon) {
    List<Integer> origins = new ArrayList<>(List.of(0, 1, -1));
    for (int days : new int[] {1, 20, 24}) {
      origins.add((int) TimeUnit.DAYS.toMillis(days));
      origins.add((int) -TimeUnit.DAYS.toMillis(days));
    }
    for (int edge : intEdges()) {
      origins.addAll(List.of(edge - 1, edge, edge + 1));
      origins.addAll(List.of(edge - horizon, edge - horizon / 2, edge + horizon));
    }
    Random random = RandomSeed.random();
    IntStream fixed = origins.stream().mapToInt(Integer::intValue);
    return IntStream.concat(fixed, random.ints(RANDOM_STARTS)).distinct().toArray();
  }

  /** The first readings past an edge; {@code MIN_VALUE} is where the clock itself wraps. */
  static long[] longEdges() {
    return new long[] {
      Long.MIN_VALUE,
      0,
      1L << 62, // half of the positive range, and of the negative one
      -1L << 62,
      1L << 31, // a reading cut to 32 bits
      -1L << 31,
      1L << 32,
      -1L << 32,
      Long.MAX_VALUE / 1_000_000, // the wrap of a clock that is scaled up
      Long.MIN_VALUE / 1_000_000,
    };
  }

  static int[] intEdges() {
    return new int[] {
      Integer.MIN_VALUE,
      0,
      1 << 30,
      -1 << 30,
      1 << 15,
      -1 << 15,
      1 << 16,
      -1 << 16,
      Integer.MAX_VALUE / 1000,
      Integer.MIN_VALUE / 1000,
    };
  }
}
