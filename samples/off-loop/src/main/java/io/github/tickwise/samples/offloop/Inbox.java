package io.github.tickwise.samples.offloop;

import org.jctools.queues.atomic.SpscAtomicArrayQueue;

/** The steps on their way to one worker: one thread puts, the worker's takes. Bounded: a loop that is held must not hold the work. */
final class Inbox {
  static final int CAPACITY = 64;

  private final SpscAtomicArrayQueue<Step> ring = new SpscAtomicArrayQueue<>(CAPACITY);
  private final Runnable wake;
  private volatile long offered;
  private volatile long dropped;
  private volatile long taken;

  Inbox(Runnable wake) {
    this.wake = wake;
  }

  /** By the publisher; false if the inbox is full. */
  boolean put(Step step) {
    offered++;
    return ring.offer(step);
  }

  /** By the publisher: a step that found no room is counted. */
  void drop() {
    dropped++;
  }

  /** Makes the worker look; sticky, so it may come before the worker sleeps. */
  void wake() {
    wake.run();
  }

  /** By the worker: the oldest step, or null. */
  Step take() {
    Step step = ring.poll();
    if (step != null) {
      taken++;
    }
    return step;
  }

  long dropped() {
    return dropped;
  }

  /** What must be true once both threads are at rest. */
  boolean isAccountedFor() {
    return offered == taken + dropped + ring.size();
  }

  @Override
  public String toString() {
    return offered + " offered, " + taken + " taken, " + dropped + " dropped, " + ring.size()
        + " left";
  }
}
