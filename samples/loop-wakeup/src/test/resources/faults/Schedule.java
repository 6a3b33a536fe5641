package faults;

/** A schedule whose field nobody has seeded: on a young host it waits, on a negative clock for ever. */
final class Schedule {
  private long nextAt; // BUG: TickDefaultInit

  boolean isDue() {
    long now = System.nanoTime();
    if (now - nextAt < 0) {
      return false;
    }
    nextAt = now + 143_000_000L;
    return true;
  }
}
