package io.github.tickwise.samples.bench;

import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Ticks;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** The runtime; the same names are the same question in {@link RawOps} and {@link BigOps}. */
public class RuntimeOps {
  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long isBefore(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += Ticks.isBefore(r.from[i], r.to[i]) ? 1 : 0;
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long isBeforeOrSame(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += Ticks.isBeforeOrSame(r.from[i], r.to[i]) ? 1 : 0;
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long isAfter(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += Ticks.isAfter(r.from[i], r.to[i]) ? 1 : 0;
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long isAfterOrSame(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += Ticks.isAfterOrSame(r.from[i], r.to[i]) ? 1 : 0;
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long compare(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += Ticks.compare(r.from[i], r.to[i]);
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long min(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n ^= Ticks.min(r.from[i], r.to[i]);
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long max(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n ^= Ticks.max(r.from[i], r.to[i]);
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long elapsed(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n ^= Ticks.elapsed(r.from[i], r.to[i]);
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long hasElapsed(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += Ticks.hasElapsed(r.from[i], r.to[i], r.interval) ? 1 : 0;
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long deadlineIsDue(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += r.deadline.isDue(r.to[i]) ? 1 : 0;
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long elapsedMillis(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n ^= Ticks.elapsedMillis(r.from[i], r.to[i], r.frequency);
    }
    return n;
  }

  /** A deadline that does not leave the method, on a clock that is asked for the time. */
  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long deadlineMadeAndAsked(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += Deadline.since(r.source, r.from[i], r.interval).isDue(r.to[i]) ? 1 : 0;
    }
    return n;
  }
}
