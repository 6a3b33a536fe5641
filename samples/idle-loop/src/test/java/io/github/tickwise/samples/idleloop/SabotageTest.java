package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSpan;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The right loop keeps every promise, and one with a fault in it breaks the one that is named, and no other. */
class SabotageTest {
  private static class Loop extends EventLoop {
    final VirtualHost host;

    Loop(VirtualHost host, BiConsumer<Level, String> log) {
      this(host, 1, log);
    }

    Loop(VirtualHost host, int threshold, BiConsumer<Level, String> log) {
      super(host, host, new Settings(2, threshold), Mode.IDLE, () -> 0, log);
      this.host = host;
    }
  }

  @ParameterizedTest
  @EnumSource
  void theRightLoopKeepsEveryPromise(Origin origin) throws Exception {
    assertEquals(List.of(), Promises.broken(origin, Promises::loop));
  }

  /** Between the look at the queues and the wait something asks the selector, which eats the wake. */
  @Test
  void drainBeforeTheWaitEatsTheWake() throws Exception {
    assertBreaks(Promises.WAKE, (host, log) -> new Loop(host, log) {
      @Override
      boolean isIdle() {
        boolean idle = super.isIdle();
        host.poll();
        return idle;
      }
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {"posts", "due", "input", "tasks", "snapshots"})
  void oneQueueMissingFromIsIdle(String queue) throws Exception {
    assertBreaks(Promises.AWAKE, missing(queue));
  }

  @Test
  void noQueueMissingFromIsIdle() throws Exception {
    assertEquals(List.of(), Promises.broken(Origin.ZERO, missing("none")));
  }

  private static Promises.Maker missing(String queue) {
    return (host, log) -> new Loop(host, log) {
      @Override
      boolean isIdle() {
        return (posts.isEmpty() || queue.equals("posts"))
            && (due.isEmpty() || queue.equals("due"))
            && (host.isEmpty() || queue.equals("input"))
            && (tasks.isEmpty() || queue.equals("tasks"))
            && (snapshots.isEmpty() || queue.equals("snapshots"));
      }
    };
  }

  @Test
  void aStaleReadingSleepsPastTheDeadline() throws Exception {
    assertBreaks(Promises.DEADLINES, StaleReading::new);
  }

  /** Takes the time once a turn, before the callbacks. */
  private static final class StaleReading extends Loop {
    private @Tick long read;

    StaleReading(VirtualHost host, BiConsumer<Level, String> log) {
      super(host, log);
      read = host.read();
    }

    @Override
    void pass() {
      if (wheel().remaining(host.read()) <= 0) {
        read = host.read();
      }
      super.pass();
    }

    @Override
    @TickSpan
    long sleepSpan(@Tick long now) {
      return super.sleepSpan(read);
    }
  }

  /** Takes the loop's own lateness for the host's. */
  @Test
  void aWatchThatIsToldHowLateTheWheelIs() throws Exception {
    assertBreaks(Promises.CALLBACKS, (host, log) -> new Loop(host, log) {
      @Override
      @TickSpan
      long sleepSpan(@Tick long now) {
        watch().slept(now, 1_000 * wheel().lag().getMaxValue());
        wheel().lag().reset();
        return super.sleepSpan(now);
      }
    });
  }

  @Test
  void aWatchThatNeverSuspends() throws Exception {
    assertBreaks(Promises.LATE_HOST, (host, log) -> new Loop(host, Integer.MAX_VALUE, log));
  }

  /** The waits of the calibration were better than those that come. */
  @Test
  void aHostThatIsCalibratedOnAnother() throws Exception {
    assertBreaks(
        Promises.COARSE_HOST,
        (host, log) -> new EventLoop(
            host, new PromptAtFirst(host), Settings.DEFAULT, EventLoop.Mode.IDLE, () -> 0, log));
  }

  private static final class PromptAtFirst implements LoopIo {
    private final VirtualHost host;
    private int waits;

    PromptAtFirst(VirtualHost host) {
      this.host = host;
    }

    @Override
    public void await(@TickSpan long nanos) {
      if (waits++ < 25) {
        host.advance(nanos);
      } else {
        host.await(nanos);
      }
    }

    @Override
    public void poll() {
      host.poll();
    }

    @Override
    public void wake() {
      host.wake();
    }

    @Override
    public int drain(int limit) {
      return host.drain(limit);
    }

    @Override
    public boolean isEmpty() {
      return host.isEmpty();
    }
  }

  private static void assertBreaks(String promise, Promises.Maker maker) throws Exception {
    assertEquals(List.of(promise), Promises.broken(Origin.ZERO, maker));
  }
}
