package io.github.tickwise.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostileStartsTest {
  private static final long[] EDGES = {
    Long.MIN_VALUE,
    0,
    1L << 62,
    -(1L << 62),
    1L << 31,
    -(1L << 31),
    1L << 32,
    -(1L << 32),
    9_223_372_036_854_776L,
    -9_223_372_036_854_775L,
    9_223_372_036_855L,
    -9_223_372_036_854L,
  };

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 1000, 10_000_000_000L, Long.MAX_VALUE / 2})
  void everyEdgeIsStraddled(long horizon) {
    List<HostileStart> starts = HostileStarts.all(horizon, TimeUnit.NANOSECONDS, 1);
    for (long edge : EDGES) {
      List<Long> before = starts.stream()
          .map(start -> edge - start.tick())
          .filter(ticks -> ticks > 0 && ticks <= horizon)
          .toList();
      assertTrue(before.contains(1L), "one tick before " + edge + ": " + before);
      assertTrue(before.contains(Math.max(1, horizon / 2)), "half-way to " + edge + ": " + before);
      assertTrue(before.contains(horizon), "a horizon before " + edge + ": " + before);
    }
  }

  @Test
  void uptimesAndSmallNumbers() {
    Set<Long> nanos = ticks(HostileStarts.all(1000, TimeUnit.NANOSECONDS, 1));
    assertTrue(nanos.containsAll(List.of(
        0L,
        1L,
        -1L,
        2_592_000_000_000_000L,
        31_536_000_000_000_000L,
        157_680_000_000_000_000L,
        -157_680_000_000_000_000L,
        Long.MIN_VALUE,
        Long.MIN_VALUE + 1000)));
    Set<Long> millis = ticks(HostileStarts.all(1000, TimeUnit.MILLISECONDS, 1));
    assertTrue(millis.containsAll(List.of(2_592_000_000L, 31_536_000_000L, 157_680_000_000L)));
  }

  @Test
  void eachOnceAndNamed() {
    List<HostileStart> starts = HostileStarts.all(1_000_000, TimeUnit.NANOSECONDS, 1);
    assertEquals(starts.size(), ticks(starts).size());
    assertEquals(
        starts.size(),
        starts.stream().map(HostileStart::name).collect(Collectors.toSet()).size());
    assertTrue(starts.size() >= 40, "" + starts.size());
  }

  @Test
  void randomOnesFollowTheSeed() {
    List<HostileStart> one = HostileStarts.all(1000, TimeUnit.NANOSECONDS, 1);
    assertEquals(one, HostileStarts.all(1000, TimeUnit.NANOSECONDS, 1));
    Set<HostileStart> other = new HashSet<>(HostileStarts.all(1000, TimeUnit.NANOSECONDS, 2));
    List<HostileStart> differ = one.stream().filter(s -> !other.contains(s)).toList();
    assertEquals(4, differ.size());
    assertEquals("random, 1 of seed 1", differ.get(0).name());
    assertEquals(
        HostileStarts.all(1000, TimeUnit.NANOSECONDS, HostileStarts.seed()),
        HostileStarts.of(Duration.ofNanos(1000)));
  }

  @Test
  void oneAloneIsReplayed() {
    System.setProperty(HostileStart.PROPERTY, "" + Long.MAX_VALUE);
    try {
      assertEquals(
          List.of(new HostileStart("1 tick before the wrap", Long.MAX_VALUE)),
          HostileStarts.of(Duration.ofSeconds(1)));
      System.setProperty(HostileStart.PROPERTY, "4711");
      assertEquals(
          List.of(new HostileStart("as tickwise.hostile.start says", 4711)),
          HostileStarts.of(Duration.ofSeconds(1)));
    } finally {
      System.clearProperty(HostileStart.PROPERTY);
    }
    assertNotEquals(1, HostileStarts.of(Duration.ofSeconds(1)).size());
  }

  @Test
  void aStartMakesItsClock() {
    HostileStart start = new HostileStart("mine", 42);
    assertEquals(42, start.clock().read());
    assertEquals(TimeUnit.NANOSECONDS, start.clock().unit());
    assertEquals(TimeUnit.SECONDS, start.clock(TimeUnit.SECONDS).unit());
    assertEquals("42 (mine)", start.toString());
    assertEquals("-Dtickwise.hostile.start=42", start.replay());
    assertThrows(NullPointerException.class, () -> new HostileStart(null, 1));
  }

  @Test
  void horizonsThatMakeNoSense() {
    for (long horizon : new long[] {0, -1, HostileStarts.MAX_HORIZON + 1, Long.MAX_VALUE}) {
      assertThrows(
          IllegalArgumentException.class,
          () -> HostileStarts.of(horizon, TimeUnit.NANOSECONDS),
          "" + horizon);
    }
  }

  private static Set<Long> ticks(List<HostileStart> starts) {
    return starts.stream().map(HostileStart::tick).collect(Collectors.toSet());
  }
}
