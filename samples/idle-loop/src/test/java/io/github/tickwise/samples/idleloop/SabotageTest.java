package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each gate passes on the right loop, and fails, at the assertion that is named, on one with the fault in it. */
class SabotageTest {
  @ParameterizedTest
  @EnumSource
  void theRightLoopKeepsAWake(Origin origin) {
    Promises.keepsAWake(origin, Promises.Gapped::new);
  }

  @Test
  void drainBeforeTheWaitEatsTheWake() {
    fails(Promises.WAKE, () -> Promises.keepsAWake(Origin.ZERO, DrainsBeforeTheWait::new));
  }

  private static final class DrainsBeforeTheWait extends Promises.Gapped {
    private final VirtualHost host;

    DrainsBeforeTheWait(VirtualHost host) {
      super(host);
      this.host = host;
    }

    @Override
    boolean isIdle() {
      boolean idle = super.isIdle();
      host.poll();
      return idle;
    }
  }

  @Test
  void theRightLoopStaysAwakeForLeftovers() {
    Promises.staysAwakeForLeftovers(Promises.Gapped::new);
  }

  @Test
  void oneQueueMissingFromIsIdle() {
    fails(Promises.AWAKE, () -> Promises.staysAwakeForLeftovers(host -> missing(host, "posts")));
    fails(Promises.AWAKE, () -> Promises.staysAwakeForLeftovers(host -> missing(host, "tasks")));
    fails(
        Promises.AWAKE, () -> Promises.staysAwakeForLeftovers(host -> missing(host, "snapshots")));
    fails(Promises.AWAKE, () -> Promises.staysAwakeForLeftovers(host -> missing(host, "due")));
    Promises.staysAwakeForLeftovers(host -> missing(host, "none"));
  }

  private static Promises.Gapped missing(VirtualHost host, String queue) {
    return new Promises.Gapped(host) {
      @Override
      boolean isIdle() {
        return (posts.isEmpty() || queue.equals("posts"))
            && (due.isEmpty() || queue.equals("due"))
            && (tasks.isEmpty() || queue.equals("tasks"))
            && (snapshots.isEmpty() || queue.equals("snapshots"));
      }
    };
  }

  @ParameterizedTest
  @EnumSource
  void theRightLoopMissesNoDeadline(Origin origin) {
    Promises.missesNoDeadline(origin, host -> new Promises.Gapped(host, 8));
    Promises.missesNoDeadline(origin, Promises.Gapped::new);
  }

  @Test
  void aStaleReadingSleepsPastTheDeadline() {
    fails(Promises.DEADLINE, () -> Promises.missesNoDeadline(Origin.ZERO, StaleReading::new));
  }

  /** Takes the time once a pass, before the callbacks. */
  private static final class StaleReading extends Promises.Gapped {
    private final TickSource source;
    private @Tick long read;

    StaleReading(VirtualHost host) {
      super(host, 8);
      source = host;
      read = host.read();
      wheel().add(1, 1, () -> read = source.read()); // the first callback of each turn
    }

    @Override
    @TickSpan
    long sleepSpan(@Tick long now) {
      return super.sleepSpan(read);
    }
  }

  private static void fails(String assertion, Executable gate) {
    AssertionError error = assertThrows(AssertionError.class, gate);
    assertTrue(error.getMessage().contains(assertion), error.getMessage());
  }
}
