package io.github.tickwise.samples.wakeup.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.wakeup.loop.SelectorLoop;
import io.github.tickwise.samples.wakeup.mechanism.LoopWaker;
import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.mechanism.ProcessOutput;
import io.github.tickwise.ticks.TickSource;
import java.nio.channels.Selector;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Faults while running. Each has an outcome: nothing hangs, nothing comes twice, nothing is lost without being counted. */
@Timeout(60)
class InjectedFaultsTest {
  private static final TickSource CLOCK = TickSource.system();

  /** Waits that return 60 ms late, and two of three wakes of the selector lost: all is late, and all arrives. */
  @Test
  void aLateHostAndLostWakesCostTimeOnly() throws Exception {
    int[] lost = new int[1];
    Outcome outcome = new Run(CLOCK, 1) {
      @Override
      protected void parkNanos(long nanos) {
        LockSupport.parkNanos(nanos);
        Nth.sleep(60);
      }

      @Override
      protected SelectorLoop selectorLoop(Selector selector) {
        return new SelectorLoop(selector) {
          @Override
          public void wake() {
            if (isStopping() || lost[0]++ % 3 == 0) {
              super.wake();
            }
          }
        };
      }
    }.execute();
    assertTrue(lost[0] >= 10, "" + lost[0]);
    assertEquals(List.of(), outcome.problems());
    assertEquals(10, outcome.arm(Mechanism.WAKEUP).samples().count());
  }

  /** The run ends at once, says so, and what was injected has arrived. */
  @Test
  void aWorkerThatDiesStillSaysDone() throws Exception {
    Outcome outcome = new Run(CLOCK, 30) {
      @Override
      protected LoopWaker faulty(Mechanism mechanism, LoopWaker waker) {
        return mechanism != Mechanism.UNPARK
            ? waker
            : new Nth(waker, 3, () -> {
              throw new IllegalStateException("on purpose");
            });
      }
    }.execute();
    List<String> problems = outcome.problems();
    assertEquals("worker: died of java.lang.IllegalStateException: on purpose", problems.get(0));
    assertTrue(
        problems.contains("counts: unpark has 2 samples of 300 (3 injected)"), problems::toString);
    assertEquals(0, outcome.arm(Mechanism.POST).missing());
    assertEquals(0, outcome.arm(Mechanism.PROCESS).missing());
    assertFalse(outcome.cancelled());
  }

  /** Its stamps are missing in the count; the other arms do not notice. */
  @Test
  void aChildThatDiesIsMissedInItsOwnArmsOnly() throws Exception {
    Outcome outcome = new Run(CLOCK, 1) {
      @Override
      protected LoopWaker faulty(Mechanism mechanism, LoopWaker waker) {
        return mechanism == Mechanism.PROCESS
            ? new Nth(waker, 5, ((ProcessOutput) waker)::kill)
            : waker;
      }
    }.execute();
    ArmOutcome process = outcome.arm(Mechanism.PROCESS);
    int arrived = process.samples().count();
    assertTrue(arrived <= 4, "" + arrived);
    assertEquals(10, process.injected());
    assertEquals(10 - arrived, process.missing());
    assertEquals(
        List.of(
            "counts: process has " + arrived + " samples of 10 (10 injected)",
            "counts: pump has " + arrived + " samples of 10 (10 injected)"),
        outcome.problems());
  }

  @Test
  void aChildThatCannotBeStartedIsSaidAndLeftOut() throws Exception {
    Run run = new Run(CLOCK, 30) {
      @Override
      protected String childCommand() {
        return "there-is-no-such-command";
      }
    };
    run.cancel();
    Outcome outcome = run.execute();
    assertTrue(
        outcome.notes().stream().anyMatch(n -> n.startsWith("process: not run")),
        outcome.notes()::toString);
    assertTrue(outcome.arms().stream().noneMatch(a -> a.mechanism() == Mechanism.PROCESS));
  }
}
