package faults;

/** The tick of a loop: its last step is at 0 until there was one, and 0 is taken for "not yet". */
final class OnLoopTick {
  private static final long PERIOD = 250_000_000L;

  private long lastStep = 0; // BUG: TickDefaultInit
  private long nextStep; // BUG: TickDefaultInit

  boolean isFirst() {
    return lastStep == 0; // BUG: TickSentinel
  }

  long sinceLast() {
    return System.nanoTime() - lastStep;
  }

  /** The hook that never fires, or fires at once: nobody has seeded the schedule. */
  boolean tick() {
    long now = System.nanoTime();
    if (now - nextStep < 0) {
      return false;
    }
    lastStep = now;
    nextStep = now + PERIOD;
    return true;
  }
}
