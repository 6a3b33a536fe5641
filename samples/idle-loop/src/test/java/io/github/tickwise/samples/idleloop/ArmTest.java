package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.ticks.TickSource;
import java.nio.ByteBuffer;
import java.time.Duration;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An arm that has not done its work says so: each of its assertions, with the fault that it is there for. */
@Timeout(60)
class ArmTest {
  private static final TickSource SOURCE = Origin.WRAP.clock();
  private static final Duration QUIET = Duration.ofMillis(200);

  private static class Idle extends Arm {
    Idle() {
      super("idle", EventLoop.Mode.IDLE, 2);
    }

    EventLoop right(TickSource source, Network network) {
      return super.loop(source, network);
    }
  }

  private static class Faulty extends EventLoop {
    Faulty(TickSource source, Network network) {
      super(source, network, Settings.DEFAULT, Mode.IDLE, () -> 0, (level, text) -> {});
    }
  }

  @Test
  void theRightOneMeasures() throws Exception {
    Arm.Result result = new Idle().run(SOURCE, QUIET);
    assertTrue(result.cpu() > 0 && result.passRate() > 0 && result.sleeps() > 0, "" + result);
    assertEquals(result.roundTrip().getTotalCount(), result.receiveToRun().getTotalCount());
  }

  @Test
  void timersOnAWheelThatNobodyTurns() {
    assertFails("no timer ran", new Idle() {
      @Override
      World world(EventLoop loop) {
        return new World(new TimerWheel(SOURCE, loop.due));
      }
    });
  }

  @Test
  void timersThatRunTwice() {
    assertFails("\\d+ timers ran, not \\d+", new Idle() {
      @Override
      World world(EventLoop loop) {
        return new World(loop.wheel()) {
          @Override
          void think() {
            super.think();
            super.think();
          }
        };
      }
    });
  }

  @Test
  void aPostThatIsLost() {
    assertFails("posts run: \\d+", new Idle() {
      @Override
      EventLoop loop(TickSource source, Network network) {
        return new Faulty(source, network) {
          private int posts;

          @Override
          void post(Runnable work) {
            if (++posts != 5) { // the second of the probes
              super.post(work);
            }
          }
        };
      }
    });
  }

  @Test
  void inputThatIsNotHandled() {
    assertFails("receives: 0", new Idle() {
      @Override
      void receive(TickSource source, ByteBuffer bytes, Histogram receiveToRun) {}
    });
  }

  @Test
  void aCallbackThatThrows() {
    assertFails("1 callbacks failed", new Idle() {
      @Override
      EventLoop loop(TickSource source, Network network) {
        EventLoop loop = right(source, network);
        loop.post(() -> {
          throw new IllegalStateException("on purpose");
        });
        return loop;
      }
    });
  }

  @Test
  void aLoopThatNeverSleeps() {
    assertFails("0 sleeps", new Idle() {
      @Override
      EventLoop loop(TickSource source, Network network) {
        return new Faulty(source, network) {
          @Override
          boolean isIdle() {
            return false;
          }
        };
      }
    });
  }

  @Test
  void aLoopThatDoesNotEnd() {
    boolean[] ends = {false};
    EventLoop[] made = new EventLoop[1];
    assertFails("the loop did not end", new Idle() {
      @Override
      EventLoop loop(TickSource source, Network network) {
        made[0] = new Faulty(source, network) {
          @Override
          void stop() {
            if (ends[0]) {
              super.stop();
            }
          }
        };
        return made[0];
      }
    });
    ends[0] = true;
    made[0].stop();
  }

  private static void assertFails(String what, Arm arm) {
    IllegalStateException failure =
        assertThrows(IllegalStateException.class, () -> arm.run(SOURCE, QUIET));
    assertTrue(failure.getMessage().matches("arm idle: " + what), failure.getMessage());
  }
}
