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
import io.github.tickwise.ticks.TickSource;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The named mistakes are made, and the named assertion must fail. {@code SelfCheckTest} shows that it holds without them. */
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
    protected LoopWaker faulty(LoopWaker waker) {
      return new Nth(waker, 3, Mechanism.SOURCE, () -> loop.post(() -> Nth.sleep(HELD_MILLIS)));
    }
  }
}
