package io.github.tickwise.samples.wakeup.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.wakeup.loop.DispatchLoop;
import io.github.tickwise.samples.wakeup.loop.SelectorLoop;
import io.github.tickwise.samples.wakeup.mechanism.LoopWaker;
import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.mechanism.Samples;
import io.github.tickwise.samples.wakeup.mechanism.SignalledSource;
import io.github.tickwise.samples.wakeup.mechanism.StampRing;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A mistake for every assertion of a run, which must fail; {@code RunTest} shows that all hold without them. Strays, repeated stamps and stamps of
 * the future are made in {@code OverflowTest}.
 */
@Timeout(60)
class SabotageTest {
  private static final TickSource CLOCK = TickSource.system();

  /** Long enough for four signals, one every 100 ms, to meet a loop that is held. */
  private static final long HELD_MILLIS = 400;

  @Test
  void aSelectedKeyThatIsNotClearedMakesTheDescriptorDeafAfterOneTick() throws Exception {
    Outcome outcome = new Run(CLOCK, 1) {
      @Override
      protected SelectorLoop selectorLoop(Selector selector) {
        return new SelectorLoop(selector) {
          @Override
          protected void clear(Iterator<SelectionKey> selected) {}
        };
      }

      /** The news of another key would have all selected keys looked at. */
      @Override
      protected String childCommand() {
        return "there-is-no-such-command";
      }
    }.execute();
    int heard = outcome.arm(Mechanism.FD).samples().count();
    assertTrue(heard >= 1 && heard < 7, "" + heard); // one, unless the loop was late for the first
    assertEquals(
        List.of("counts: fd has " + heard + " samples of 7 (7 injected)"), outcome.problems());
  }

  @Test
  void oneStampASignalLosesThoseThatCoalesced() throws Exception {
    Held run = new Held() {
      @Override
      protected SignalledSource signalledSource(DispatchLoop loop, Samples taken) {
        return held(loop, new SignalledSource(loop, taken) {
          @Override
          protected void take(StampRing from, Samples to) {
            from.pop(to::record);
          }
        });
      }
    };
    Outcome outcome = run.execute();
    int performances = run.source.performances();
    assertTrue(performances < 10, "no signals have coalesced");
    assertEquals(
        List.of("counts: source has " + performances + " samples of 10 (10 injected)"),
        outcome.problems());
  }

  /** The dispatch thread is held from the third signal on, so that several signals meet one performance. */
  private abstract static class Held extends Run {
    private DispatchLoop loop;
    private SignalledSource source;

    Held() {
      super(CLOCK, 1);
    }

    SignalledSource held(DispatchLoop dispatch, SignalledSource signalled) {
      loop = dispatch;
      source = signalled;
      return signalled;
    }

    @Override
    protected LoopWaker faulty(Mechanism mechanism, LoopWaker waker) {
      return mechanism == Mechanism.SOURCE
          ? new Nth(waker, 3, () -> loop.post(() -> Nth.sleep(HELD_MILLIS)))
          : waker;
    }
  }

  /** An injector that waits for its loop. */
  @Test
  void aWorkerThatBlocksDoesNotEnd() throws Exception {
    CountDownLatch release = new CountDownLatch(1);
    Outcome outcome = new Run(CLOCK, 0, Duration.ofSeconds(1), Duration.ofSeconds(5)) {
      @Override
      protected LoopWaker faulty(Mechanism mechanism, LoopWaker waker) {
        return new LoopWaker() {
          @Override
          public void wake(@Tick long stamp) {}

          @Override
          public void finish(Deadline deadline) {
            await(release);
          }
        };
      }
    }.execute();
    release.countDown();
    assertEquals("stop: the worker did not end", outcome.problems().get(0));
  }

  @Test
  void aCallbackThatBlocksKeepsItsLoop() throws Exception {
    CountDownLatch release = new CountDownLatch(1);
    Outcome outcome = new Run(CLOCK, 1, Duration.ofSeconds(20), Duration.ofSeconds(1)) {
      @Override
      protected SignalledSource signalledSource(DispatchLoop loop, Samples taken) {
        return new SignalledSource(loop, taken) {
          @Override
          protected void take(StampRing from, Samples to) {
            await(release);
          }
        };
      }
    }.execute();
    release.countDown();
    assertTrue(
        outcome.problems().contains("stop: loop dispatch did not end"),
        outcome.problems()::toString);
  }

  @Test
  void aCallbackThatThrowsEndsItsLoop() throws Exception {
    Outcome outcome = new Run(CLOCK, 1) {
      @Override
      protected SelectorLoop selectorLoop(Selector selector) {
        return new SelectorLoop(selector) {
          @Override
          protected void clear(Iterator<SelectionKey> selected) {
            throw new IllegalStateException("on purpose");
          }
        };
      }
    }.execute();
    assertEquals(
        "loop: selector died of java.lang.IllegalStateException: on purpose",
        outcome.problems().get(0));
  }

  @Test
  void aSelectorThatIsLeftOpenLeaks() throws Exception {
    Selector[] left = new Selector[1];
    Outcome outcome = new Run(CLOCK, 1) {
      @Override
      protected SelectorLoop selectorLoop(Selector selector) {
        left[0] = selector;
        return new SelectorLoop(selector) {
          @Override
          protected void close() {}
        };
      }
    }.execute();
    left[0].close();
    assertEquals(List.of("leak: a channel or the pump is still open"), outcome.problems());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
