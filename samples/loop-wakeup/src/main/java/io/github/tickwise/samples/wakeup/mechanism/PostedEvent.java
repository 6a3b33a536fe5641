package io.github.tickwise.samples.wakeup.mechanism;

import io.github.tickwise.samples.wakeup.loop.DispatchLoop;
import io.github.tickwise.ticks.Tick;
import java.awt.AWTEvent;
import java.awt.ActiveEvent;

/** An event of the program's own in the toolkit's queue; it carries its stamp. */
public final class PostedEvent implements LoopWaker {
  private final DispatchLoop loop;
  private final Samples samples;

  public PostedEvent(DispatchLoop loop, Samples samples) {
    this.loop = loop;
    this.samples = samples;
  }

  @Override
  public void wake(@Tick long stamp) {
    loop.post(new StampEvent(samples, stamp));
  }

  private static final class StampEvent extends AWTEvent implements ActiveEvent {
    private final transient Samples samples;
    private final @Tick long stamp;

    StampEvent(Samples samples, @Tick long stamp) {
      super(samples, RESERVED_ID_MAX + 1);
      this.samples = samples;
      this.stamp = stamp;
    }

    @Override
    public void dispatch() {
      samples.record(stamp);
    }
  }
}
