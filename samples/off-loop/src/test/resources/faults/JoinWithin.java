package faults;

/** A join within a bound, whose bound is compared as a number: before the wrap it gives up at once, or waits for ever. */
final class JoinWithin {
  boolean join(Thread thread, long boundNanos) throws InterruptedException {
    long deadline = System.nanoTime() + boundNanos;
    while (thread.isAlive() && System.nanoTime() <= deadline) { // BUG: TickDirectComparison
      Thread.sleep(1);
    }
    return !thread.isAlive();
  }

  /** The rest of the bound for a wait that takes 0 for "for ever". */
  void joinOnce(Thread thread, long boundNanos) throws InterruptedException {
    long deadline = System.nanoTime() + boundNanos;
    thread.join((deadline - System.nanoTime()) / 1_000_000); // BUG: TickInfiniteWait
  }
}
