package io.github.tickwise.samples.idleloop;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Joins within a bound, and the processor time of threads. */
final class Threads {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Threads() {}

  /**
   * Waits for the end of a thread, at most {@code millis} (more than 0: 0 would be for ever).
   *
   * @return whether it has ended
   */
  static boolean join(Thread thread, long millis) {
    try {
      thread.join(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return !thread.isAlive();
  }

  /** Nanoseconds of processor time that the threads have used so far. */
  static long cpu(long... ids) {
    long sum = 0;
    for (long id : ids) {
      sum += Math.max(0, THREADS.getThreadCpuTime(id)); // -1: it has ended
    }
    return sum;
  }

  /** The system's load average, or a negative number where there is none. */
  static double load() {
    return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
  }
}
