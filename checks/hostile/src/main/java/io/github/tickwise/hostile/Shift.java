package io.github.tickwise.hostile;

/**
 * What is added to every reading: one constant for the whole JVM, so that readings of different
 * classes and class loaders stay comparable. It is settled when it is first asked for, which is when
 * the first class that reads the clock is loaded. Thread-safe.
 */
final class Shift {
  private final long firstReading;
  private boolean settled;
  private long nanos;

  Shift(long firstReading) {
    this.firstReading = firstReading;
  }

  synchronized long nanos() {
    if (!settled) {
      nanos = firstReading - System.nanoTime();
      settled = true;
    }
    return nanos;
  }
}
