package io.github.tickwise.samples.wakeup.mechanism;

import io.github.tickwise.samples.wakeup.loop.ParkLoop;
import io.github.tickwise.ticks.Tick;

/** {@code LockSupport.unpark}, with the stamps in a ring; for a thread of the platform or a virtual one. */
public final class Unpark implements LoopWaker {
  private final ParkLoop loop;
  private final StampRing ring = new StampRing();

  public Unpark(ParkLoop loop, Samples samples) {
    this.loop = loop;
    loop.onWake(() -> ring.drain(samples::record));
  }

  @Override
  public void wake(@Tick long stamp) {
    ring.offer(stamp);
    loop.wake();
  }
}
