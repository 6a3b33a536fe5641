package io.github.tickwise.errorprone;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Two instants and a duration in true time, which never wraps. */
record Instants(BigInteger now, BigInteger due, BigInteger d, boolean flag) {
  /** What the clock reads at true time 0, for 64 bits; cut to the clock's width. */
  static final long[] ORIGINS = {
    1L << 50,
    0,
    1,
    -1,
    Long.MAX_VALUE,
    Long.MIN_VALUE,
    Long.MAX_VALUE - 4,
    Long.MIN_VALUE + 4,
    Long.MAX_VALUE - (1L << 40),
    Integer.MAX_VALUE,
    Integer.MIN_VALUE + 3L
  };

  /** The first of {@link #ORIGINS}: no reading near it wraps, is 0 or negative. */
  static final long ORDINARY = ORIGINS[0];

  /** For a clock of 32 bits. */
  static final long ORDINARY_INT = 1L << 29;

  private static final long[] NEAR = {-1_000_000, -3, 0, 1, 4, 999_999};
  private static final long[] SPANS = {5, 0};
  private static final long FAR = 1L << 40;

  static Instants of(long now, long due, long d, boolean flag) {
    return new Instants(
        BigInteger.valueOf(now), BigInteger.valueOf(due), BigInteger.valueOf(d), flag);
  }

  /** All that are closer than half a period of 32 bits. */
  static List<Instants> near() {
    List<Instants> all = new ArrayList<>();
    for (long now : NEAR) {
      for (long due : NEAR) {
        for (long d : SPANS) {
          all.add(of(now, due, d, (now + d) % 2 == 0));
        }
      }
    }
    return all;
  }

  /** Some that are farther apart than 32 bits reach. */
  static List<Instants> far() {
    List<Instants> all = new ArrayList<>();
    for (long sign : new long[] {-1, 1}) {
      for (long due : NEAR) {
        all.add(of(sign * FAR, due, 5, due > 0));
        all.add(of(due, sign * FAR, 5, due > 0));
      }
    }
    return all;
  }

  /** A reading at an instant. */
  static long reading(BigInteger instant, long origin) {
    return instant.add(BigInteger.valueOf(origin)).longValue();
  }
}
