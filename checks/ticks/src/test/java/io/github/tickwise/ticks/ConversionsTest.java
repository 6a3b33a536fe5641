package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conversions of differences, over origins, distances and frequencies, against the oracle. */
final class ConversionsTest {
  private static final long HORIZON = TimeUnit.MINUTES.toNanos(5);
  private static final long MAX = Long.MAX_VALUE;
  private static final int RANDOM = 200;

  static LongStream origins() {
    return LongStream.of(HostileOrigins.longs(HORIZON));
  }

  private static List<Long> distances(Random random) {
    List<Long> all = new ArrayList<>(List.of(0L, 1L, 999L, 1_000L, 999_999L, 1_000_000L));
    all.addAll(List.of(HORIZON, MAX / 1_000, MAX / 1_000 + 1, MAX / 1_000_000_000 + 1, MAX));
    List<Long> both = new ArrayList<>(all);
    all.forEach(d -> both.add(-d));
    both.add(Long.MIN_VALUE);
    for (int i = 0; i < RANDOM; i++) {
      both.add(random.nextLong() >> random.nextInt(64));
    }
    return both;
  }

  private static List<Long> frequencies(Random random) {
    List<Long> all = new ArrayList<>(List.of(1L, 2L, 3L, 18L, 999L, 1_000L, 1_001L, 1_000_000L));
    all.addAll(List.of(2_343_750L, 3_579_545L, 10_000_000L, 999_999_999L, 1_000_000_000L));
    all.addAll(List.of(1_000_000_001L, 1L << 53, MAX / 1_000, MAX / 1_000 + 1, MAX - 1, MAX));
    for (int i = 0; i < 20; i++) {
      all.add(Math.max(1, random.nextLong() >>> 1 + random.nextInt(62)));
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("origins")
  void areThoseOfTheOracle(long from) {
    Random random = RandomSeed.random();
    List<Long> frequencies = frequencies(random);
    for (long distance : distances(random)) {
      long to = from + distance;
      for (long f : frequencies) {
        String what = from + " to " + to + " at " + f;
        assertEquals(Oracle.scaled(from, to, 1_000, f), Ticks.elapsedMillis(from, to, f), what);
        assertEquals(
            Oracle.scaled(from, to, 1_000_000_000, f), Ticks.elapsedNanos(from, to, f), what);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void of32BitsAreThoseOfTheOracle(long origin) {
    int from = (int) (origin ^ origin >>> 32);
    Random random = RandomSeed.random();
    List<Long> frequencies = frequencies(random);
    for (long distance : distances(random)) {
      int to = from + (int) distance;
      for (long f : frequencies) {
        String what = from + " to " + to + " at " + f;
        assertEquals(Oracle.scaled(from, to, 1_000, f), Ticks.elapsedMillis(from, to, f), what);
        assertEquals(
            Oracle.scaled(from, to, 1_000_000_000, f), Ticks.elapsedNanos(from, to, f), what);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void forDisplayAreThoseOfTheOracle(long raw) {
    for (long f : frequencies(RandomSeed.random())) {
      String what = raw + " at " + f;
      assertEquals(Oracle.scaledUnsigned(raw, 1_000, f), Ticks.displayMillis(raw, f), what);
      int narrow = (int) raw;
      assertEquals(
          Oracle.scaledUnsigned(Integer.toUnsignedLong(narrow), 1_000, f),
          Ticks.displayMillis(narrow, f),
          what);
      assertTrue(Ticks.displayMillis(raw, f) >= 0, what);
    }
  }

  @ParameterizedTest
  @MethodSource("origins")
  void waitsAreLongEnoughAndNotForEver(long nanos) {
    assertEquals(Oracle.ceilMillis(nanos), Ticks.waitMillis(nanos));
    assertEquals(nanos > 0, Ticks.waitMillis(nanos) > 0);
    assertTrue(Ticks.waitMillis(nanos) >= TimeUnit.NANOSECONDS.toMillis(nanos));
  }

  @ParameterizedTest
  @ValueSource(longs = {0, -1, Long.MIN_VALUE})
  void refuseAFrequencyThatIsNotPositive(long frequency) {
    List<Runnable> calls = List.of(
        () -> Ticks.elapsedMillis(1L, 2L, frequency),
        () -> Ticks.elapsedMillis(1, 2, frequency),
        () -> Ticks.elapsedNanos(1L, 2L, frequency),
        () -> Ticks.elapsedNanos(1, 2, frequency),
        () -> Ticks.displayMillis(1L, frequency),
        () -> Ticks.displayMillis(1, frequency));
    for (Runnable call : calls) {
      var refused = assertThrows(IllegalArgumentException.class, call::run);
      assertTrue(refused.getMessage().endsWith(": " + frequency), refused::getMessage);
    }
  }
}
