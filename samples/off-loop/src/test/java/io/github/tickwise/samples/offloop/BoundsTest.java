package io.github.tickwise.samples.offloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Bounds;
import io.github.tickwise.samples.kit.Rounds;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Each bound holds for the original's figures, and is missed by the figure that it is there for, and by nothing else. */
class BoundsTest {
  private final Map<Arm, Arm.Result> results = new HashMap<>();

  /** rps, then p50, p90, p99, p99.9 and max in ms; what the original does not give is as in the row above. */
  @BeforeEach
  void original() {
    for (Arm arm : Bench.LOADED) {
      put(arm, 9188, 0.86, 1.68, 2.69, 3, 8.26);
    }
    put(Bench.ON_4, 7350, 0.87, 4, 4.79, 6, 9);
    put(Bench.ON_8, 4962, 0.87, 6.57, 9.02, 11, 13.65);
    put(Bench.ON_RARE, 7626, 0.86, 1.7, 2.81, 48.62, 64.62);
    put(Bench.OFF_8, 8403, 0.74, 1.64, 4.39, 7, 10.46);
    put(Bench.OFF_RARE, 9188, 0.86, 1.7, 2.7, 4.13, 7.30);
  }

  private void put(Arm arm, double rate, double... millis) {
    double[] percentiles = {50, 90, 99, 99.9, 100};
    Histogram latency = new Histogram(3);
    double before = 0;
    for (int i = 0; i < percentiles.length; i++) {
      latency.recordValueWithCount(
          (long) (millis[i] * 1e6), Math.round((percentiles[i] - before) * 1_000));
      before = percentiles[i];
    }
    results.put(arm, new Arm.Result(latency, rate, 0, 1, 1, 0, 0, 0, 0));
  }

  @Test
  void theOriginalHoldsThemAll() {
    assertEquals(List.of(), missed(Verdict::loaded));
    assertEquals(List.of(), missed(Verdict::nothingLost));
  }

  @Test
  void aLoopThatKeepsLessThanTheStepsLeave() {
    put(Bench.ON_4, 5_500, 0.87, 4, 4.79, 6, 9);
    assertMissed("on loop, 60 Hz x 4 ms, kept less 1 - duty");
  }

  @Test
  void stepsThatDoNotShow() {
    put(Bench.ON_8, 4962, 0.87, 6.57, 7.1, 11, 13.65);
    assertMissed("on loop, 60 Hz x 8 ms, p99 : step");
  }

  @Test
  void aRareStepThatDoesNotShow() {
    put(Bench.ON_RARE, 7626, 0.86, 1.7, 2.81, 40, 44);
    assertMissed("on loop, 1 Hz x 50 ms, max in ms");
  }

  @Test
  void aRareStepThatDoesNotHide() {
    put(Bench.ON_RARE, 7626, 1.31, 1.7, 2.81, 48.62, 64.62);
    assertMissed("on loop, 1 Hz x 50 ms, p50 : no steps");
  }

  @Test
  void aThreadThatGainsNothing() {
    put(Bench.OFF_8, 6_400, 0.74, 1.64, 4.39, 7, 10.46);
    assertMissed("60 Hz x 8 ms, rps off : on");
  }

  @Test
  void aThreadThatCostsLatency() {
    put(Bench.OFF_8, 8403, 0.74, 3.4, 4.39, 7, 10.46);
    assertMissed("60 Hz x 8 ms, p90 off : on");
  }

  @Test
  void aThreadWhoseStepsAreSeenAllTheSame() {
    put(Bench.OFF_RARE, 9188, 0.86, 1.7, 2.7, 17, 17);
    assertMissed("1 Hz x 50 ms, p99.9 on : off");
  }

  @Test
  void aStepThatIsLostInOneRound() {
    results.put(Bench.OFF_8, new Arm.Result(new Histogram(3), 1, 0, 1, 1, 1, 0, 0, 0));
    assertEquals(List.of("MISSED steps lost: 1.00, bound <= 0.00"), missed(Verdict::nothingLost));
  }

  @Test
  void aBusThatIsSlow() {
    results.clear();
    for (Arm arm : Bench.BUS) {
      double share = arm == Bench.BUS.get(1) ? 0.94 : 0.96;
      results.put(arm, new Arm.Result(new Histogram(3), 0, 0, 1, share, 0, 0, 0, 0));
    }
    assertEquals(
        List.of("MISSED bus at 250 Hz, steps of nominal: 0.94, bound >= 0.95"),
        missed(Verdict::bus));
  }

  private void assertMissed(String bound) {
    List<String> missed = missed(Verdict::loaded);
    assertEquals(1, missed.size(), missed::toString);
    assertTrue(missed.get(0).startsWith("MISSED " + bound), missed::toString);
  }

  private List<String> missed(Consumer<Verdict> judge) {
    Rounds<Arm, Arm.Result> rounds = new Rounds<>();
    results.forEach(rounds::add);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Bounds bounds = new Bounds(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    judge.accept(new Verdict(rounds, bounds));
    List<String> missed = bytes
        .toString(StandardCharsets.UTF_8)
        .lines()
        .filter(l -> l.startsWith("MISSED"))
        .toList();
    assertEquals(missed.isEmpty(), bounds.held());
    return missed;
  }
}
