package io.github.tickwise.samples.idleloop;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.ticks.Deadline;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/**
 * A thread that rings at a deadline, to the precision of {@link LockSupport#parkNanos}: {@link
 * java.nio.channels.Selector#select(long)} takes whole milliseconds, of which rounding up is late, rounding down spins,
 * and 0 is for ever. One deadline at a time; never rings early.
 */
final class Alarm implements AutoCloseable {
  private static final long JOIN_MS = 5_000;

  private final AtomicReference<Deadline> at = new AtomicReference<>(Deadline.never());
  private final Runnable ring;
  private final Thread thread;
  private volatile boolean closed;

  Alarm(Runnable ring) {
    this.ring = ring;
    this.thread = new Thread(this::run, "idle-loop-alarm");
    thread.setDaemon(true);
    thread.start();
  }

  /** Rings at {@code deadline}, and not at the one set before. */
  void set(Deadline deadline) {
    at.set(deadline);
    LockSupport.unpark(thread);
  }

  /** Does not ring, unless it is ringing already. */
  void clear() {
    at.set(Deadline.never());
  }

  long threadId() {
    return thread.getId();
  }

  private void run() {
    while (!closed) {
      Deadline deadline = at.get();
      if (deadline.isNever()) {
        LockSupport.park(this);
      } else if (!deadline.isDue()) {
        LockSupport.parkNanos(this, deadline.remaining());
      } else if (at.compareAndSet(deadline, Deadline.never())) {
        ring.run();
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    LockSupport.unpark(thread);
    Host.join(thread, JOIN_MS);
  }
}
