package io.github.tickwise.samples.bench;

import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Pairs of readings within a minute of each other, on a clock that wraps among them. */
@State(Scope.Thread)
public class Readings {
  static final int COUNT = 1024;

  long[] from = new long[COUNT];
  long[] to = new long[COUNT];
  long interval = TimeUnit.SECONDS.toNanos(30);
  long frequency = 3_579_545;
  TickSource source = TickSource.system();
  Deadline deadline;
  long rawDeadline;

  /** The same in every round and for both sides of a pair. */
  @Setup
  public void fill() {
    Random random = new Random(20_261_130);
    long minute = TimeUnit.MINUTES.toNanos(1);
    for (int i = 0; i < COUNT; i++) {
      from[i] = Long.MAX_VALUE - minute / 2 + (long) (random.nextDouble() * minute);
      to[i] = Long.MAX_VALUE - minute / 2 + (long) (random.nextDouble() * minute);
    }
    deadline = Deadline.since(source, Long.MAX_VALUE, 0);
    rawDeadline = Long.MAX_VALUE;
  }
}
