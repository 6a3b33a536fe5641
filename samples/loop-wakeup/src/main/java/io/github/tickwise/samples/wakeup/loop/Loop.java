package io.github.tickwise.samples.wakeup.loop;

import io.github.tickwise.ticks.Deadline;
import java.util.Optional;

/** A thread that sleeps until it is woken, and then runs callbacks. */
public interface Loop {
  String name();

  void start();

  /** Whether the caller is on the loop's thread. */
  boolean isCurrent();

  /**
   * DONE: sets the stop flag, then wakes the loop. What was handed over before still runs. From any
   * thread; more than once does no harm.
   */
  void stop();

  /**
   * Waits for the loop's thread to end, and closes what the loop holds.
   *
   * @return whether it ended before the deadline
   */
  boolean join(Deadline deadline) throws InterruptedException;

  /** CPU time of the loop's thread, once it was joined; -1 if the JVM does not say. */
  long cpuNanos();

  /** What ended the loop before its time. */
  default Optional<Throwable> failure() {
    return Optional.empty();
  }
}
