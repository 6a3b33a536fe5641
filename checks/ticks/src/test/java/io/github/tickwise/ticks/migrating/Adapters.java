package io.github.tickwise.ticks.migrating;

import io.github.tickwise.ticks.TickSource;
import java.util.function.LongSupplier;

/** The clocks of other libraries as a source, and a source as theirs. */
final class Adapters {
  private Adapters() {}

  // region adapters-from
  static TickSource from(com.google.common.base.Ticker ticker) {
    return ticker::read;
  }

  static TickSource from(com.github.benmanes.caffeine.cache.Ticker ticker) {
    return ticker::read;
  }

  static TickSource from(io.netty.util.concurrent.Ticker ticker) {
    return ticker::nanoTime;
  }

  static TickSource from(LongSupplier nanos) {
    return TickSource.of(nanos);
  }
  // endregion

  // region adapters-to
  static com.google.common.base.Ticker toGuava(TickSource source) {
    return new com.google.common.base.Ticker() {
      @Override
      public long read() {
        return source.read();
      }
    };
  }

  static com.github.benmanes.caffeine.cache.Ticker toCaffeine(TickSource source) {
    return source::read;
  }

  static io.netty.util.concurrent.Ticker toNetty(TickSource source) {
    long start = source.read();
    return new io.netty.util.concurrent.Ticker() {
      @Override
      public long initialNanoTime() {
        return start;
      }

      @Override
      public long nanoTime() {
        return source.read();
      }

      @Override
      public void sleep(long delay, java.util.concurrent.TimeUnit unit)
          throws InterruptedException {
        unit.sleep(delay);
      }
    };
  }

  static LongSupplier toLongSupplier(TickSource source) {
    return source.toLongSupplier();
  }
  // endregion
}
