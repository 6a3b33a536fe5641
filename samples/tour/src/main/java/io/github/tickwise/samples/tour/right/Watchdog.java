package io.github.tickwise.samples.tour.right;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;

/** A flag says whether a job is running; no reading has to. */
final class Watchdog {
  private final TickSource clock;
  private final long limitNanos;
  private boolean running;
  private @Tick long startedAt;

  Watchdog(TickSource clock, long limitNanos) {
    this.clock = clock;
    this.limitNanos = limitNanos;
    this.startedAt = clock.read();
  }

  void begin() {
    startedAt = clock.read();
    running = true;
  }

  void end() {
    running = false;
  }

  boolean isStuck() {
    return running && Ticks.elapsed(startedAt, clock.read()) > limitNanos;
  }
}
