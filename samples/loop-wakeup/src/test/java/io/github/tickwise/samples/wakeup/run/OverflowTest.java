package io.github.tickwise.samples.wakeup.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.wakeup.loop.Loop;
import io.github.tickwise.samples.wakeup.loop.ParkLoop;
import io.github.tickwise.samples.wakeup.loop.SelectorLoop;
import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.mechanism.PipeDescriptor;
import io.github.tickwise.samples.wakeup.mechanism.Samples;
import io.github.tickwise.samples.wakeup.mechanism.StampPipe;
import io.github.tickwise.samples.wakeup.mechanism.StampRing;
import io.github.tickwise.samples.wakeup.mechanism.Unpark;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import java.nio.channels.Selector;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A loop that does not run for long: what is on its way overflows, the injector does not wait, and the count tells. */
@Timeout(60)
class OverflowTest {
  private static final int WAKES = 100_000;

  private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - WAKES / 2);
  private final TickSource clock = TickSource.of(now::incrementAndGet);

  @Test
  void aFullRingDropsAndIsCounted() throws Exception {
    ParkLoop loop = new ParkLoop("late", ParkLoop.platformThreads("late-loop"));
    Samples samples = new Samples(clock, loop::isCurrent, WAKES);
    Unpark waker = new Unpark(loop, samples);
    for (int i = 0; i < WAKES; i++) {
      waker.wake(clock.read());
    }
    runOnce(loop);
    ArmOutcome outcome = new ArmOutcome(Mechanism.UNPARK, WAKES, WAKES, samples);
    assertEquals(StampRing.CAPACITY, samples.count());
    assertEquals(WAKES - StampRing.CAPACITY, outcome.missing());
    assertEquals(
        List.of("counts: unpark has 1024 samples of 100000 (100000 injected)"), outcome.problems());
  }

  @Test
  void aFullPipeDropsWholeStampsAndIsCounted() throws Exception {
    SelectorLoop loop = new SelectorLoop(Selector.open());
    Samples samples = new Samples(clock, loop::isCurrent, WAKES);
    try (StampPipe pipe =
        new StampPipe(loop, Long.BYTES, record -> samples.record(record.getLong()))) {
      PipeDescriptor waker = new PipeDescriptor(pipe);
      for (int i = 0; i < WAKES; i++) {
        waker.wake(clock.read());
      }
      runOnce(loop);
    }
    ArmOutcome outcome = new ArmOutcome(Mechanism.FD, WAKES, WAKES, samples);
    assertTrue(samples.count() >= 512 && samples.count() < WAKES, "" + samples.count());
    assertEquals(WAKES - samples.count(), outcome.missing());
    assertEquals(0, samples.repeated());
    assertEquals(1, outcome.problems().size(), outcome.problems()::toString);
  }

  @Test
  void aCallbackOffTheLoopIsCountedAndNoSample() {
    Samples samples = new Samples(clock, () -> false, 1);
    samples.record(clock.read());
    assertEquals(
        List.of(
            "counts: post has 0 samples of 1 (1 injected)",
            "threads: post ran 1 callbacks off its loop"),
        new ArmOutcome(Mechanism.POST, 1, 1, samples).problems());
  }

  @Test
  void aStampThatComesTwiceIsNoticed() {
    Samples samples = new Samples(clock, () -> true, 2);
    long stamp = clock.read();
    samples.record(stamp);
    samples.record(stamp);
    assertEquals(
        List.of("order: post has 1 stamps twice or too late"),
        new ArmOutcome(Mechanism.POST, 2, 2, samples).problems());
  }

  @Test
  void aStampOfTheFutureIsNoticed() {
    Samples samples = new Samples(clock, () -> true, 1);
    samples.record(clock.read() + 1_000);
    assertEquals(1, samples.latencies().length);
    assertEquals(
        List.of("clock: post took " + samples.latencies()[0] + " ns"),
        new ArmOutcome(Mechanism.POST, 1, 1, samples).problems());
  }

  private static void runOnce(Loop loop) throws InterruptedException {
    loop.start();
    loop.stop();
    assertTrue(loop.join(Deadline.after(TickSource.system(), Duration.ofSeconds(20))));
  }
}
