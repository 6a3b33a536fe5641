package io.github.tickwise.ticks;

import java.util.Random;

/** The seed of this run's random starts: printed, and replayed with the system property. */
final class RandomSeed {
  private static final String PROPERTY = "tickwise.seed";
  private static final long SEED = Long.getLong(PROPERTY, System.nanoTime());

  static {
    System.out.println("Random starts; replay them with -D" + PROPERTY + "=" + SEED);
  }

  private RandomSeed() {}

  /** The same sequence at every call. */
  static Random random() {
    return new Random(SEED);
  }
}
