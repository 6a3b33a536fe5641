package io.github.tickwise.ticks;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntSupplier;

/**
 * A 32-bit counter on a 64-bit clock. The latest reading given out shows the counter's reading in
 * its low 32 bits, so one atomic number holds both.
 */
final class WidenedTickSource implements TickSource {
  private final IntSupplier counter;
  private final TimeUnit unit;
  private final AtomicLong latest;

  WidenedTickSource(IntSupplier counter, TimeUnit unit) {
    this.counter = Objects.requireNonNull(counter, "counter");
    this.unit = Objects.requireNonNull(unit, "unit");
    this.latest = new AtomicLong(counter.getAsInt());
  }

  @Override
  public @Tick long read() {
    while (true) {
      long last = latest.get();
      int passed = Ticks.elapsed((int) last, counter.getAsInt());
      if (passed <= 0) {
        return last; // no time has passed, or this reading was overtaken by the one held
      }
      if (latest.compareAndSet(last, last + passed)) {
        return last + passed;
      }
    }
  }

  @Override
  public TimeUnit unit() {
    return unit;
  }
}
