package io.github.tickwise.ticks;

import java.util.concurrent.TimeUnit;

/** A clock that stands still until it is moved, and counts how often it is read. */
final class ManualClock implements TickSource {
  private final TimeUnit unit;
  private long now;
  private int reads;

  ManualClock(long origin) {
    this(origin, TimeUnit.NANOSECONDS);
  }

  ManualClock(long origin, TimeUnit unit) {
    this.now = origin;
    this.unit = unit;
  }

  void advance(long span) {
    now += span;
  }

  /** Reads it, and does not count that. */
  long now() {
    return now;
  }

  int reads() {
    return reads;
  }

  @Override
  public long read() {
    reads++;
    return now;
  }

  @Override
  public TimeUnit unit() {
    return unit;
  }
}
