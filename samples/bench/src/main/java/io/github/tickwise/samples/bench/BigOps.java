package io.github.tickwise.samples.bench;

import java.math.BigInteger;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** The exact conversion as it is usually written. */
public class BigOps {
  private static final BigInteger SCALE = BigInteger.valueOf(1_000);

  @Benchmark
  @OperationsPerInvocation(Readings.COUNT)
  public long elapsedMillis(Readings r) {
    long n = 0;
    for (int i = 0; i < Readings.COUNT; i++) {
      BigInteger[] parts = BigInteger.valueOf(r.to[i] - r.from[i])
          .multiply(SCALE)
          .divideAndRemainder(BigInteger.valueOf(r.frequency));
      n ^= parts[0].longValue() - (parts[1].signum() < 0 ? 1 : 0);
    }
    return n;
  }
}
