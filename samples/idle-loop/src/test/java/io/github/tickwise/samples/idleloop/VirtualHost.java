package io.github.tickwise.samples.idleloop;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import io.github.tickwise.ticks.Ticks;

/**
 * A simulated host: its clock moves when it is told to, and by the waits, which return as late as is set. One thread.
 */
class VirtualHost implements TickSource, LoopIo {
  private @Tick long now;
  private @TickSpan long lateBy;
  private boolean woken;
  private long waits;
  private int inputs;

  VirtualHost(@Tick long origin) {
    this.now = origin;
  }

  @Override
  public @Tick long read() {
    return now;
  }

  /** Lets time pass, as a callback does that takes this long. */
  final void advance(@TickSpan long span) {
    now = Ticks.plus(now, span);
  }

  /** From now on each wait returns so much after its time. */
  final void returnLate(@TickSpan long span) {
    lateBy = span;
  }

  /** Waits so far that were not cut short by a wake. */
  final long waits() {
    return waits;
  }

  @Override
  public void await(@TickSpan long nanos) {
    if (!woken) {
      advance(nanos + lateBy);
      waits++;
    }
    woken = false;
  }

  @Override
  public void poll() {
    woken = false; // as Selector.selectNow does
  }

  @Override
  public void wake() {
    woken = true;
  }

  /** Lets so much input come in, of which nothing is known. */
  final void receive(int count) {
    inputs += count;
  }

  @Override
  public int drain(int limit) {
    int done = Math.min(limit, inputs);
    inputs -= done;
    return done;
  }

  @Override
  public boolean isEmpty() {
    return inputs == 0;
  }
}
