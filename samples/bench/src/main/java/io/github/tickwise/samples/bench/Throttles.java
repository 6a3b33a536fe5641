package io.github.tickwise.samples.bench;

import com.google.common.util.concurrent.RateLimiter;
import io.github.tickwise.ticks.AtomicTick;
import io.github.tickwise.ticks.TickSource;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;

/** Throttles that let one call pass in a millisecond, asked by two threads as fast as they can. */
@State(Scope.Benchmark)
@Threads(2)
public class Throttles {
  private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(1);

  private final AtomicTick tick = new AtomicTick(TickSource.system());
  private final RateLimiter limiter = RateLimiter.create(1_000);
  private final Object lock = new Object();
  private boolean passed;
  private long passedAt;

  @Benchmark
  public boolean atomicTick() {
    return tick.tryAcquireEvery(INTERVAL);
  }

  @Benchmark
  public boolean synchronizedThrottle() {
    synchronized (lock) {
      long now = System.nanoTime();
      if (passed && now - passedAt < INTERVAL) {
        return false;
      }
      passed = true;
      passedAt = now;
      return true;
    }
  }

  @Benchmark
  public boolean rateLimiter() {
    return limiter.tryAcquire();
  }
}
