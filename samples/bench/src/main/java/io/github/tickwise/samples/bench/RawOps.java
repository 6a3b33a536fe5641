package io.github.tickwise.samples.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** What the runtime must not cost more than: the expressions written out. */
public class RawOps {
  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long isBefore(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += r.from[i] - r.to[i] < 0 ? 1 : 0;
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long isBeforeOrSame(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += r.from[i] - r.to[i] <= 0 ? 1 : 0;
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long isAfter(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += r.from[i] - r.to[i] > 0 ? 1 : 0;
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long isAfterOrSame(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += r.from[i] - r.to[i] >= 0 ? 1 : 0;
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long compare(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += Long.signum(r.from[i] - r.to[i]);
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long min(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n ^= (r.from[i] - r.to[i] <= 0 ? r.from[i] : r.to[i]);
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long max(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n ^= (r.from[i] - r.to[i] >= 0 ? r.from[i] : r.to[i]);
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long elapsed(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n ^= (r.to[i] - r.from[i]);
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long hasElapsed(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += r.to[i] - r.from[i] >= r.interval ? 1 : 0;
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long deadlineIsDue(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      n += r.to[i] - r.rawDeadline >= 0 ? 1 : 0;
    }
    return n;
  }

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long deadlineMadeAndAsked(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      long deadline = r.from[i] + r.interval;
      n += r.to[i] - deadline >= 0 ? 1 : 0;
    }
    return n;
  }
}
