package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Rounds;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

/** Each bound holds for the original's figures, and is missed by the figure that it is there for, and by nothing else. */
class BoundsTest {
  private static final Arm.Result LEGACY = result(10.5, 1, 4_000);
  private static final Arm.Result POLLING = result(98, 1.19e6, 0);
  private static final Arm.Result SPIN = result(98, 8.3e6, 0);
  private static final Arm.Result IDLE = result(0.8, 1, 5_000);

  private static Arm.Result result(double cpu, double passRate, long lagMicros) {
    Histogram lag = new Histogram(2);
    lag.recordValue(lagMicros);
    return new Arm.Result(cpu, passRate, lag, lag, lag, lag, 1, 1, 0, Health.HEALTHY);
  }

  @Test
  void theOriginalHoldsThemAll() {
    assertEquals(List.of(), missed(LEGACY, POLLING, SPIN, IDLE));
  }

  @Test
  void anIdleLoopThatUsesAsMuchAsTheLegacyOne() {
    assertMissed("CPU legacy / idle", result(3.1, 1, 4_000), POLLING, SPIN, IDLE);
  }

  @Test
  void aSpinThatIsNone() {
    assertMissed("CPU spin / idle", LEGACY, POLLING, result(11.9, 8.3e6, 0), IDLE);
  }

  @Test
  void passesThatAreNoCheaperWithoutTheSystemCall() {
    assertMissed("passes a CPU second", LEGACY, POLLING, result(98, 3.5e6, 0), IDLE);
  }

  @Test
  void processorTimeThatIsTradedForLag() {
    assertMissed("median turn lag", LEGACY, POLLING, SPIN, result(0.8, 1, 12_200));
  }

  private static void assertMissed(String bound, Arm.Result... results) {
    List<String> missed = missed(results);
    assertEquals(1, missed.size(), missed::toString);
    assertTrue(missed.get(0).startsWith("MISSED " + bound), missed::toString);
  }

  private static List<String> missed(Arm.Result... results) {
    Rounds<Arm, Arm.Result> rounds = new Rounds<>();
    List<Arm> arms = List.of(Bench.LEGACY, Bench.SPIN_POLLING, Bench.SPIN, Bench.IDLE);
    for (int i = 0; i < arms.size(); i++) {
      rounds.add(arms.get(i), results[i]);
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    boolean held = new Bench(rounds, new PrintStream(bytes, true, StandardCharsets.UTF_8)).judge();
    List<String> missed = bytes
        .toString(StandardCharsets.UTF_8)
        .lines()
        .filter(l -> l.startsWith("MISSED"))
        .toList();
    assertEquals(missed.isEmpty(), held);
    return missed;
  }
}
