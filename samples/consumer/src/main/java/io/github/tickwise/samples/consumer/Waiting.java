package io.github.tickwise.samples.consumer;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for a condition, for a bounded time. */
public final class Waiting {
  private static final long PAUSE_NANOS = 100_000;

  private Waiting() {}

  /**
   * Polls until the condition holds or the time is up.
   *
   * @return whether the condition held
   */
  public static boolean until(BooleanSupplier condition, Duration timeout) {
    long deadline = System.nanoTime() + timeout.toNanos();
    while (!condition.getAsBoolean()) {
      long left = deadline - System.nanoTime();
      if (left <= 0) {
        return false;
      }
      LockSupport.parkNanos(Math.min(left, PAUSE_NANOS));
    }
    return true;
  }
}
