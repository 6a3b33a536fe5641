package io.github.tickwise.samples.wakeup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.samples.wakeup.loop.DispatchLoop;
import io.github.tickwise.samples.wakeup.mechanism.LoopWaker;
import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.mechanism.Samples;
import io.github.tickwise.samples.wakeup.mechanism.SignalledSource;
import io.github.tickwise.samples.wakeup.mechanism.StampRing;
import io.github.tickwise.samples.wakeup.run.Run;
import io.github.tickwise.ticks.TickSource;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The self-check passes across the wrap, says what it has checked, and fails where it should; its other checks are sabotaged in {@code run}. */
@Timeout(60)
class SelfCheckTest {
  private static final TickSource CLOCK = Origin.WRAP.clock();

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final SelfCheck check =
      new SelfCheck(CLOCK, new PrintStream(bytes, true, StandardCharsets.UTF_8));

  private List<String> printed(String start) {
    return bytes
        .toString(StandardCharsets.UTF_8)
        .lines()
        .filter(l -> l.startsWith(start))
        .map(l -> l.replaceFirst(start + "\\s+", ""))
        .toList();
  }

  @Test
  void everyLineIsOk() throws Exception {
    boolean holds = check.run(new Run(CLOCK, 1), 1);
    assertEquals(List.of(), printed("FAILED"));
    assertTrue(holds);
    List<String> ok = printed("ok");
    assertEquals(10, ok.size(), ok::toString);
    assertTrue(ok.contains("log: loop_exit wakes=20 fd_ticks=7"), ok::toString);
    assertTrue(ok.contains("coalescing: 20 signals, 20 stamps, 1 performance"), ok::toString);
  }

  @Test
  void aPostThatIsLostFailsTheCountsAndTheLog() throws Exception {
    Run run = new Run(CLOCK, 1) {
      @Override
      protected LoopWaker faulty(Mechanism mechanism, LoopWaker waker) {
        return mechanism == Mechanism.POST ? stamp -> {} : waker;
      }
    };
    assertFalse(check.run(run, 1));
    List<String> failed = printed("FAILED");
    assertEquals(2, failed.size(), failed::toString);
    assertTrue(failed.get(0).contains("counts: post has 0 samples of 10"), failed::toString);
    assertTrue(failed.get(1).endsWith("loop_exit wakes=10 fd_ticks=7"), failed::toString);
  }

  @Test
  void oneStampASignalFailsTheCoalescing() {
    BiFunction<DispatchLoop, Samples, SignalledSource> pops =
        (loop, samples) -> new SignalledSource(loop, samples) {
          @Override
          protected void take(StampRing from, Samples to) {
            from.pop(to::record);
          }
        };
    IllegalStateException failure =
        assertThrows(IllegalStateException.class, () -> SelfCheck.coalescing(CLOCK, pops));
    assertEquals("20 signals, 1 stamps, 1 performance", failure.getMessage());
  }
}
