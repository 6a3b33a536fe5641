package io.github.tickwise.samples.wakeup.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.wakeup.mechanism.LoopWaker;
import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.report.Log;
import io.github.tickwise.ticks.TickSource;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A run of a second, on a clock that wraps in the middle of it. */
@Timeout(60)
class RunTest {
  private final TickSource clock = TickSource.system().startingAt(Long.MAX_VALUE - 500_000_000);

  @Test
  void theCountsAreExactAndNothingIsLeft() throws Exception {
    Set<String> before = threads();
    Outcome outcome = new Run(clock, 1).execute();
    assertEquals(List.of(), outcome.problems());
    assertEquals(10, outcome.arm(Mechanism.POST).samples().count());
    assertEquals(10, outcome.arm(Mechanism.SOURCE).samples().count());
    assertEquals(7, outcome.arm(Mechanism.FD).samples().count());
    assertEquals(10, outcome.arm(Mechanism.PUMP).samples().count());
    List<String> log = Log.lines(outcome);
    assertEquals("loop_exit wakes=20 fd_ticks=7", log.get(log.size() - 1));
    Set<String> left = threads();
    left.removeAll(before);
    assertEquals(Set.of(), left);
  }

  @Test
  void aRunThatIsCancelledDeliversWhatWasInjected() throws Exception {
    Run run = new Run(clock, 20) {
      @Override
      protected LoopWaker faulty(Mechanism mechanism, LoopWaker waker) {
        return mechanism == Mechanism.POST ? new Nth(waker, 3, this::cancel) : waker;
      }
    };
    Outcome outcome = run.execute();
    ArmOutcome post = outcome.arm(Mechanism.POST);
    assertTrue(outcome.cancelled());
    assertEquals(List.of(), outcome.problems());
    assertEquals(3, post.injected());
    assertEquals(post.injected(), post.samples().count());
  }

  /** As SIGTERM does. */
  @Test
  void anInterruptEndsItInOrder() throws Exception {
    Thread runs = Thread.currentThread();
    Outcome outcome = new Run(clock, 20) {
      @Override
      protected LoopWaker faulty(Mechanism mechanism, LoopWaker waker) {
        return mechanism == Mechanism.POST ? new Nth(waker, 3, runs::interrupt) : waker;
      }
    }.execute();
    assertTrue(outcome.cancelled());
    assertEquals(List.of(), outcome.problems());
  }

  /** Names of the program's own threads, and the toolkit's dispatch thread. */
  private static Set<String> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(n -> n.matches("worker|pump|.*-loop|AWT-EventQueue.*"))
        .collect(Collectors.toSet());
  }
}
