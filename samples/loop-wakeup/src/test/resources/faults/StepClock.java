package faults;

/** The last step at 0 until there is one: the first step is taken for one that is years late, or early. */
final class StepClock {
  private final long periodNanos;
  private long lastStep = 0; // BUG: TickDefaultInit

  StepClock(long periodNanos) {
    this.periodNanos = periodNanos;
  }

  boolean isFirst() {
    return lastStep == 0; // BUG: TickSentinel
  }

  boolean step() {
    long now = System.nanoTime();
    if (now - lastStep < periodNanos) {
      return false;
    }
    lastStep = now;
    return true;
  }
}
