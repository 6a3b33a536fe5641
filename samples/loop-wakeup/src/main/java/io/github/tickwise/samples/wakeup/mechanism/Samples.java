package io.github.tickwise.samples.wakeup.mechanism;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import io.github.tickwise.ticks.Ticks;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** The latencies of one mechanism, taken down by the loop's thread alone; to be read when the loop has ended. */
public final class Samples {
  private final TickSource clock;
  private final BooleanSupplier onLoop;
  private final @Tick long started;
  private final @TickSpan long[] latencies;
  private final @TickSpan long[] arrivals;
  private final AtomicInteger strays = new AtomicInteger();
  private @Tick long lastStamp;
  private int count;
  private int repeated;

  /**
   * @param onLoop whether the current thread is the loop's
   * @param capacity the number of samples expected
   */
  public Samples(TickSource clock, BooleanSupplier onLoop, int capacity) {
    this.clock = clock;
    this.onLoop = onLoop;
    this.started = clock.read();
    this.lastStamp = started;
    this.latencies = new long[capacity];
    this.arrivals = new long[capacity];
  }

  /** Takes the time from {@code stamp} to now. On another thread than the loop's it only counts a stray. */
  public void record(@Tick long stamp) {
    @Tick long now = clock.read();
    if (!onLoop.getAsBoolean()) {
      strays.incrementAndGet();
      return;
    }
    if (count > 0 && !Ticks.isAfter(stamp, lastStamp)) {
      repeated++;
    }
    lastStamp = stamp;
    if (count < latencies.length) {
      latencies[count] = Ticks.elapsed(stamp, now);
      arrivals[count] = Ticks.elapsed(started, now);
    }
    count++;
  }

  public int count() {
    return count;
  }

  /** Callbacks on a wrong thread. */
  public int strays() {
    return strays.get();
  }

  /** Stamps that came twice or out of order. */
  public int repeated() {
    return repeated;
  }

  /** Nanoseconds, in the order of arrival. */
  public @TickSpan long[] latencies() {
    return Arrays.copyOf(latencies, Math.min(count, latencies.length));
  }

  /** Nanoseconds from the making of this to each arrival. */
  public @TickSpan long[] arrivals() {
    return Arrays.copyOf(arrivals, Math.min(count, arrivals.length));
  }
}
