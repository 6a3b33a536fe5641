package io.github.tickwise.samples.idleloop;

import io.github.tickwise.ticks.TickSpan;

/** What the loop waits on, and the input that it finds there. All but {@link #wake()} on the loop thread only. */
interface LoopIo {
  /** Blocks until there is input, a wake or {@code nanos} (more than 0) have passed; early returns are allowed. */
  void await(@TickSpan long nanos);

  /** Looks for input without blocking. May eat a wake, so nothing may be concluded from its silence about posts. */
  void poll();

  /** Lets the present {@link #await} return, or the next one if none is under way. Any thread; coalesces. */
  void wake();

  /** Handles at most {@code limit} inputs, and says how many. */
  int drain(int limit);

  /** Whether no input that was found is left. */
  boolean isEmpty();
}
