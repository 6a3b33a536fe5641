package io.github.tickwise.testkit.adapters;

import io.github.tickwise.testkit.ManualTickSource;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSpan;
import io.netty.util.concurrent.Ticker;
import java.util.concurrent.TimeUnit;

/** The {@link Ticker} of Netty 4.2; a sleep moves the clock on. */
public final class NettyTicker implements Ticker {
  private final ManualTickSource clock;

  /**
   * Reads {@code clock}.
   *
   * @throws IllegalArgumentException if it does not count nanoseconds
   */
  public NettyTicker(ManualTickSource clock) {
    this.clock = Nanos.require(clock);
  }

  @Override
  public @Tick long initialNanoTime() {
    return clock.start();
  }

  @Override
  public @Tick long nanoTime() {
    return clock.read();
  }

  @Override
  public void sleep(@TickSpan long delay, TimeUnit unit) {
    clock.advance(Math.max(0, unit.toNanos(delay)));
  }
}
