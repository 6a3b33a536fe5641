package io.github.tickwise.samples.offloop;

import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;

/** The periodic work, the same wherever it runs: a step burns CPU for its length, it never sleeps, and then goes to every worker. */
class Simulation {
  private final TickSource clock;
  private final @TickSpan long length;
  private final Bus bus;
  private volatile long published;
  private volatile boolean inStep;
  private double state = 0.5;

  Simulation(TickSource clock, @TickSpan long length, Bus bus) {
    this.clock = clock;
    this.length = length;
    this.bus = bus;
  }

  /** By one thread, always the same. */
  void step() {
    inStep = true;
    for (Deadline end = Deadline.after(clock, length); !end.isDue(); ) {
      state = 3.7 * state * (1 - state);
    }
    published++; // by one thread; before the step is out, so that a step which nobody has counted
    // is never seen
    bus.publishAll(new Step(published, state));
    inStep = false;
  }

  /** Steps done so far, which is the id of the last; from any thread. */
  long published() {
    return published;
  }

  boolean inStep() {
    return inStep;
  }
}
