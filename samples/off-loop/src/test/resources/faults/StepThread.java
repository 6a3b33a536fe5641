package faults;

import java.util.concurrent.locks.LockSupport;

/** An absolute schedule that compares its ticks as numbers, and catches up by a clamp. */
final class StepThread {
  private static final long PERIOD = 16_666_666L;

  private volatile boolean stopping;

  void run(Runnable step) {
    long next = System.nanoTime() + PERIOD;
    while (!stopping) {
      while (System.nanoTime() < next) { // BUG: TickDirectComparison
        LockSupport.parkNanos(1_000_000);
      }
      step.run();
      next = Math.max(next + PERIOD, System.nanoTime()); // BUG: TickMinMax
    }
  }

  void stop() {
    stopping = true;
  }
}
