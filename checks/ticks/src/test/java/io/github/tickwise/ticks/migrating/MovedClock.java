package io.github.tickwise.ticks.migrating;

import io.github.tickwise.ticks.TickSource;

/** A clock that stands still until it is moved, in every shape that the snippets ask for. */
final class MovedClock implements TickSource {
  private long now;

  MovedClock(long origin) {
    now = origin;
  }

  void advance(long span) {
    now += span;
  }

  @Override
  public long read() {
    return now;
  }

  com.google.common.base.Ticker guava() {
    return new com.google.common.base.Ticker() {
      @Override
      public long read() {
        return now;
      }
    };
  }

  com.github.benmanes.caffeine.cache.Ticker caffeine() {
    return () -> now;
  }
}
