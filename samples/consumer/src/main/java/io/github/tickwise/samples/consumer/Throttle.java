package io.github.tickwise.samples.consumer;

import java.time.Duration;

/** Lets an event pass at most once an interval. Thread-safe. */
public final class Throttle {
  private final long intervalNanos;
  private boolean hasPassed;
  private long lastPass;

  /**
   * @param interval up to 292 years
   */
  public Throttle(Duration interval) {
    this.intervalNanos = interval.toNanos();
  }

  /** Whether an event may pass now; if so, the interval begins anew. */
  public synchronized boolean tryPass() {
    long now = System.nanoTime();
    if (hasPassed && now - lastPass < intervalNanos) {
      return false;
    }
    hasPassed = true;
    lastPass = now;
    return true;
  }
}
