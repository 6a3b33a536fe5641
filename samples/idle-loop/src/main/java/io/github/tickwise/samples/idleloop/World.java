package io.github.tickwise.samples.idleloop;

/**
 * The timers of an empty world: each mobile thinks every 5 to 60 seconds. Made so that the number of thoughts after a
 * number of turns can be told exactly.
 */
class World {
  /** The mobiles of the world that was measured in the field, which had 190,728 items too: those have no timers. */
  static final int MOBILES = 33_158;

  private static final int SHORTEST = 625; // turns of 8 ms: 5 s
  private static final int SPREAD = 6_876;

  private long thoughts;

  /** Adds its timers to a wheel that has not turned yet. */
  World(TimerWheel wheel) {
    for (int mobile = 0; mobile < MOBILES; mobile++) {
      wheel.add(first(mobile), period(mobile), this::think);
    }
  }

  void think() {
    thoughts++;
  }

  final long thoughts() {
    return thoughts;
  }

  /** How many thoughts are due in the first {@code turns} turns of the wheel. */
  static long expected(long turns) {
    long sum = 0;
    for (int mobile = 0; mobile < MOBILES; mobile++) {
      if (turns >= first(mobile)) {
        sum += 1 + (turns - first(mobile)) / period(mobile);
      }
    }
    return sum;
  }

  private static long period(int mobile) {
    return SHORTEST + mobile * 7919L % SPREAD;
  }

  private static long first(int mobile) {
    return 1 + mobile * 104_729L % period(mobile);
  }
}
