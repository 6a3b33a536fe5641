package io.github.tickwise.samples.wakeup.mechanism;

import io.github.tickwise.samples.wakeup.loop.SelectorLoop;
import io.github.tickwise.ticks.Tick;

/** {@code Selector.wakeup}, with the stamps in a ring: how a selector loop is usually handed work. */
public final class SelectorWakeup implements LoopWaker {
  private final SelectorLoop loop;
  private final StampRing ring = new StampRing();

  public SelectorWakeup(SelectorLoop loop, Samples samples) {
    this.loop = loop;
    loop.onWake(() -> ring.drain(samples::record));
  }

  /** The stamp first: a wake that came before it could find an empty ring. */
  @Override
  public void wake(@Tick long stamp) {
    ring.offer(stamp);
    loop.wake();
  }
}
