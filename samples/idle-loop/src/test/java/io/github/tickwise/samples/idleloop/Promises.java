package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.ticks.TickSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** What a loop promises, as assertions over any loop on a simulated host: the right one keeps them, a sabotaged one must not. */
final class Promises {
  static final String WAKE = "a post in the gap before the wait is not slept through";
  static final String AWAKE = "leftovers keep it awake";
  static final String DEADLINE = "an honoured sleep misses no deadline";

  private Promises() {}

  /** A loop that lets something happen between the look at the queues and the wait. */
  static class Gapped extends EventLoop {
    Runnable gap = () -> {};

    Gapped(VirtualHost host) {
      this(host, 2);
    }

    Gapped(VirtualHost host, int idleWaitMs) {
      super(host, host, new Settings(idleWaitMs, 1), Mode.IDLE, () -> 0, (level, text) -> {
        throw new AssertionError(text);
      });
    }

    @Override
    boolean isIdle() {
      boolean idle = super.isIdle();
      gap.run();
      return idle;
    }
  }

  static void keepsAWake(Origin origin, Function<VirtualHost, Gapped> make) {
    VirtualHost host = new VirtualHost(origin.reading());
    Gapped loop = make.apply(host);
    List<String> ran = new ArrayList<>();
    loop.gap = () -> {
      loop.gap = () -> {};
      loop.post(() -> ran.add("post"));
    };
    long waits = host.waits();
    loop.pass();
    loop.pass();
    assertEquals(List.of("post"), ran);
    // the second pass sleeps, once, after the post has run
    assertEquals(1, host.waits() - waits, WAKE);
  }

  static void staysAwakeForLeftovers(Function<VirtualHost, Gapped> make) {
    staysAwake(make, EventLoop::post);
    staysAwake(make, EventLoop::defer);
    staysAwake(make, EventLoop::snapshot);
    staysAwake(make, (loop, work) -> loop.wheel().add(1, 0, work));
  }

  private static void staysAwake(
      Function<VirtualHost, Gapped> make, BiConsumer<EventLoop, Runnable> add) {
    VirtualHost host = new VirtualHost(0);
    Gapped loop = make.apply(host);
    int[] ran = {0};
    for (int i = 0; i < 300; i++) {
      add.accept(loop, () -> ran[0]++);
    }
    host.advance(TimerWheel.TICK); // the timers are due, and the next turn is far
    long waits = host.waits();
    List<Integer> afterEachPass = new ArrayList<>();
    for (int pass = 0; pass < 3; pass++) {
      loop.pass();
      afterEachPass.add(ran[0]);
      assertEquals(pass < 2 ? 0 : 1, host.waits() - waits, AWAKE);
    }
    assertEquals(List.of(128, 256, 300), afterEachPass);
  }

  /** With callbacks that take 3 ms, and sleeps up to the turn. */
  static void missesNoDeadline(Origin origin, Function<VirtualHost, Gapped> make) {
    VirtualHost host = new VirtualHost(origin.reading());
    Gapped loop = make.apply(host);
    @TickSpan long length = 3_000_000;
    loop.wheel().add(1, 1, () -> host.advance(length));
    SelfCheck.passFor(loop, host, 10);
    assertEquals(1_249, loop.wheel().turns(), 1);
    assertEquals(0, loop.wheel().lag().getMaxValue(), DEADLINE);
    assertEquals(0, loop.watch().late());
  }
}
