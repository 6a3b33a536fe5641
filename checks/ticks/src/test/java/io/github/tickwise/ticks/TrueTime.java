package io.github.tickwise.ticks;

import java.math.BigInteger;

/**
 * The oracle: time as an unbounded integer, of which a clock shows the lowest bits. It subtracts
 * no readings, so it shares nothing with the code under test.
 */
record TrueTime(BigInteger at) {
  static TrueTime showing(long reading) {
    return new TrueTime(BigInteger.valueOf(reading));
  }

  TrueTime plus(long distance) {
    return new TrueTime(at.add(BigInteger.valueOf(distance)));
  }

  /** What a 64-bit clock shows. */
  long reading64() {
    return at.longValue();
  }

  /** What a 32-bit clock shows. */
  int reading32() {
    return at.intValue();
  }

  /** Negative, zero or positive as this is before, at or after the other. */
  int order(TrueTime other) {
    return at.compareTo(other.at);
  }

  boolean isAtLeast(BigInteger distance, TrueTime since) {
    return at.subtract(since.at).compareTo(distance) >= 0;
  }

  /** The moment half way between two; of two such the earlier. */
  static TrueTime midpoint(TrueTime a, TrueTime b) {
    return new TrueTime(a.at.add(b.at).shiftRight(1));
  }
}
