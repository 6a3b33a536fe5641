package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A start exposes a fault at an edge only if the run crosses it. */
final class HostileOriginsTest {
  @ParameterizedTest
  @ValueSource(longs = {2, 1_000, 1_000_000_000, 86_400_000_000_000L})
  void aRunStraddlesEveryEdge(long horizon) {
    long[] origins = HostileOrigins.longs(horizon);
    for (long edge : HostileOrigins.longEdges()) {
      assertTrue(
          Arrays.stream(origins).anyMatch(o -> o != edge && edge - o > 0 && edge - o < horizon),
          () -> "edge " + edge);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 1_000, 86_400_000})
  void aRunOfA32BitClockStraddlesEveryEdge(int horizon) {
    int[] origins = HostileOrigins.ints(horizon);
    for (int edge : HostileOrigins.intEdges()) {
      assertTrue(
          Arrays.stream(origins).anyMatch(o -> o != edge && edge - o > 0 && edge - o < horizon),
          () -> "edge " + edge);
    }
  }
}
