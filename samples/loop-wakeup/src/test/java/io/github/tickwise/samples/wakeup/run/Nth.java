package io.github.tickwise.samples.wakeup.run;

import io.github.tickwise.samples.wakeup.mechanism.LoopWaker;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Tick;

/** A waker of which one wake has a fault before it. */
final class Nth implements LoopWaker {
  private final LoopWaker waker;
  private final int number;
  private final Runnable fault;
  private int wakes;

  Nth(LoopWaker waker, int number, Runnable fault) {
    this.waker = waker;
    this.number = number;
    this.fault = fault;
  }

  @Override
  public void wake(@Tick long stamp) {
    if (++wakes == number) {
      fault.run();
    }
    waker.wake(stamp);
  }

  @Override
  public void finish(Deadline deadline) throws InterruptedException {
    waker.finish(deadline);
  }

  static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
