package faults;

import java.util.concurrent.locks.LockSupport;

/** Two schedules of one worker, compared as numbers. */
final class Injector {
  private final long started = System.nanoTime();
  private int cycles;
  private int descriptors;

  long nextWake() {
    long cycleAt = started + cycles * 100_000_000L;
    long descriptorAt = started + descriptors * 143_000_000L;
    return Math.min(cycleAt, descriptorAt); // BUG: TickMinMax
  }

  void sleep() {
    long due = nextWake();
    while (System.nanoTime() < due) { // BUG: TickDirectComparison
      LockSupport.parkNanos(due - System.nanoTime());
    }
  }

  void ran(boolean descriptor) {
    if (descriptor) {
      descriptors++;
    } else {
      cycles++;
    }
  }
}
