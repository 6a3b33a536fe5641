package io.github.tickwise.testkit.adapters;

import com.google.common.base.Ticker;
import io.github.tickwise.testkit.ManualTickSource;
import io.github.tickwise.ticks.Tick;

/** A Guava {@link Ticker}, which is a class and so takes no method reference. */
public final class GuavaTicker extends Ticker {
  private final ManualTickSource clock;

  /**
   * Reads {@code clock}.
   *
   * @throws IllegalArgumentException if it does not count nanoseconds
   */
  public GuavaTicker(ManualTickSource clock) {
    this.clock = Nanos.require(clock);
  }

  @Override
  public @Tick long read() {
    return clock.read();
  }
}
