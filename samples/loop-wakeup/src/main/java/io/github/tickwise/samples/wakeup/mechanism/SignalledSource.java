package io.github.tickwise.samples.wakeup.mechanism;

import io.github.tickwise.samples.wakeup.loop.DispatchLoop;
import io.github.tickwise.ticks.Tick;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A source in the toolkit's loop that is signalled. Signals coalesce: however many come before the loop performs, it performs once. So the
 * stamps ride in a side ring, which each performance drains whole.
 */
public class SignalledSource implements LoopWaker {
  private final DispatchLoop loop;
  private final Samples samples;
  private final StampRing ring = new StampRing();
  private final AtomicBoolean pending = new AtomicBoolean();
  private int performances;

  public SignalledSource(DispatchLoop loop, Samples samples) {
    this.loop = loop;
    this.samples = samples;
  }

  @Override
  public void wake(@Tick long stamp) {
    ring.offer(stamp);
    if (!pending.getAndSet(true)) {
      loop.post(this::perform);
    }
  }

  /** Cleared before the ring is drained: a signal that comes in between performs once more, in vain, and none is lost. */
  private void perform() {
    pending.set(false);
    performances++;
    take(ring, samples);
  }

  protected void take(StampRing from, Samples to) {
    from.drain(to::record);
  }

  /** How often the loop has performed; to be read when it has ended. */
  public int performances() {
    return performances;
  }
}
