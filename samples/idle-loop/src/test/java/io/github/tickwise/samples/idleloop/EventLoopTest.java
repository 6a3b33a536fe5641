package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSpan;
import io.github.tickwise.ticks.Ticks;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class EventLoopTest {
  private static final @TickSpan long MS = 1_000_000;

  private final List<String> log = new ArrayList<>();

  /** Counts the wakes. */
  private static class Host extends VirtualHost {
    int wakes;

    Host(@Tick long origin) {
      super(origin);
    }

    @Override
    public void wake() {
      wakes++;
      super.wake();
    }
  }

  private final Host host = new Host(Origin.WRAP.reading());

  @Test
  void thePhasesRunInTheirOrder() {
    EventLoop loop = loop(host, 2, EventLoop.Mode.IDLE);
    List<String> ran = new ArrayList<>();
    loop.snapshot(() -> ran.add("snapshot"));
    loop.defer(() -> ran.add("task"));
    loop.wheel().add(1, 0, () -> ran.add("timer"));
    loop.post(() -> ran.add("post"));
    host.advance(TimerWheel.TICK);
    loop.pass();
    assertEquals(List.of("post", "timer", "task", "snapshot"), ran);
  }

  @Test
  void postsCoalesceIntoOneWake() {
    EventLoop loop = loop(host, 2, EventLoop.Mode.IDLE);
    for (int i = 0; i < 100; i++) {
      loop.post(() -> {});
    }
    assertEquals(1, host.wakes);
    loop.pass();
    loop.post(() -> {});
    assertEquals(2, host.wakes, "the pass has taken note of the first");
  }

  @Test
  void aPostOfTheLoopItselfWakesNobody() {
    EventLoop loop = loop(host, 2, EventLoop.Mode.IDLE);
    List<String> ran = new ArrayList<>();
    loop.post(() -> loop.post(() -> {
      ran.add("posted by the loop");
      loop.stop();
    }));
    assertEquals(1, host.wakes);
    loop.run();
    assertEquals(List.of("posted by the loop"), ran);
    assertEquals(2, host.wakes, "the post of the test, and the stop");
  }

  /** The stated outcome: it runs after the idle wait at the latest, for that is how long a sleep is. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 8})
  void aLostWakeDelaysAPostByTheIdleWait(int idleWaitMs) {
    Runnable[] gap = {() -> {}};
    VirtualHost deaf = new VirtualHost(0) {
      @Override
      public void wake() {}

      @Override
      public boolean isEmpty() {
        gap[0].run();
        return super.isEmpty();
      }
    };
    EventLoop loop = loop(deaf, idleWaitMs, EventLoop.Mode.IDLE);
    List<Long> delays = new ArrayList<>();
    gap[0] = () -> {
      gap[0] = () -> {};
      @Tick long posted = deaf.read();
      loop.post(() -> delays.add(Ticks.elapsed(posted, deaf.read())));
    };
    loop.pass();
    loop.pass();
    assertEquals(List.of(idleWaitMs * MS), delays);
  }

  @Test
  void aSleepIsAsLongAsTheIdleWaitAndNotPastTheTurn() {
    EventLoop loop = loop(host, 3, EventLoop.Mode.IDLE);
    List<Long> sleeps = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      @Tick long before = host.read();
      loop.pass();
      sleeps.add(Ticks.elapsed(before, host.read()) / MS);
    }
    assertEquals(List.of(3L, 3L, 2L, 3L), sleeps);
  }

  @Test
  void aCallbackThatThrowsIsCountedAndTheRestRuns() {
    EventLoop loop = loop(host, 2, EventLoop.Mode.IDLE);
    List<String> ran = new ArrayList<>();
    loop.post(() -> {
      throw new IllegalStateException("on purpose");
    });
    loop.post(() -> ran.add("next"));
    loop.pass();
    assertEquals(List.of("next"), ran);
    assertEquals(1, loop.failures());
    assertEquals(List.of("A callback failed: java.lang.IllegalStateException: on purpose"), log);
  }

  @Test
  void whatAStoppedLoopLeavesIsCounted() {
    EventLoop loop = loop(host, 2, EventLoop.Mode.IDLE);
    for (int i = 0; i < 200; i++) {
      loop.post(loop::stop);
    }
    loop.run();
    assertEquals(72, loop.leftover(), "128 ran in the one pass");
    loop.post(() -> {});
    assertEquals(73, loop.leftover(), "too late is counted too");
  }

  @Test
  void theIdleWaitOfZeroNeverSleeps() {
    EventLoop loop = new EventLoop(host, host, new Settings(0, 1), (level, text) -> log.add(text));
    for (int i = 0; i < 1_000; i++) {
      loop.pass();
    }
    assertEquals(0, loop.sleeps());
    assertEquals(Health.SPINNING_CONFIGURED, loop.health());
    assertEquals("Spinning (configured)", loop.health().toString());
  }

  /** The calibration's median: 12 waits of 25 may be late, 13 may not. */
  @ParameterizedTest
  @ValueSource(ints = {12, 13})
  void aHostWithoutShortWaitsIsSpunOn(int late) {
    VirtualHost coarse = new VirtualHost(0) {
      private int count;

      @Override
      public void await(@TickSpan long nanos) {
        returnLate(count++ < late ? 6 * MS : 0);
        super.await(nanos);
      }
    };
    EventLoop loop = loop(coarse, 2, EventLoop.Mode.IDLE);
    assertEquals(25, coarse.waits());
    assertEquals(late == 13 ? Health.SPINNING_HOST : Health.HEALTHY, loop.health());
    loop.pass();
    assertEquals(late == 13 ? 0 : 1, loop.sleeps());
  }

  @ParameterizedTest
  @EnumSource(names = {"SPIN", "SPIN_POLLING"})
  void aSpinLooksAtTheNetworkInEvery32ndPassOrInEach(EventLoop.Mode mode) {
    int[] polls = {0};
    VirtualHost polled = new VirtualHost(0) {
      @Override
      public void poll() {
        polls[0]++;
      }
    };
    EventLoop loop = loop(polled, 0, mode);
    for (int i = 0; i < 320; i++) {
      loop.pass();
    }
    assertEquals(mode == EventLoop.Mode.SPIN ? 10 : 320, polls[0]);
    for (int i = 0; i < 10; i++) {
      loop.defer(() -> {});
      loop.pass();
    }
    assertTrue(polls[0] >= (mode == EventLoop.Mode.SPIN ? 19 : 330), "a busy loop looks each time");
  }

  /** By construction: only what the host does to a wait is counted. */
  @ParameterizedTest
  @EnumSource
  void callbacksOfAnyLengthAreNoLateHost(Origin origin) {
    VirtualHost from = new VirtualHost(origin.reading());
    EventLoop loop = loop(from, 2, EventLoop.Mode.IDLE);
    for (@TickSpan long length = 100; length <= 1_000_000 * MS; length *= 10) {
      @TickSpan long span = length;
      loop.post(() -> from.advance(span));
      loop.defer(() -> from.advance(span));
      loop.snapshot(() -> from.advance(span));
      loop.wheel().add(1, 0, () -> from.advance(span));
      Promises.passFor(loop, from, 3);
    }
    assertEquals(0, loop.watch().late());
    assertEquals(Health.HEALTHY, loop.health());
    assertEquals(List.of(), log);
  }

  private EventLoop loop(VirtualHost on, int idleWaitMs, EventLoop.Mode mode) {
    return new EventLoop(
        on, on, new Settings(idleWaitMs, 1), mode, () -> 0, (level, text) -> log.add(text));
  }
}
