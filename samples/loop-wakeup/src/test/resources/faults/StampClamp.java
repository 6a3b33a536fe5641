package faults;

/** A stamp that seems to lie in the future is cut to now, by comparison: across the wrap every stamp does. */
final class StampClamp {
  long latency(long now) {
    long stamp = System.nanoTime();
    long clamped = stamp > now ? now : stamp; // BUG: TickMinMax
    return now - clamped;
  }

  long measure() {
    return latency(System.nanoTime());
  }
}
