package io.github.tickwise.samples.wakeup.loop;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** CPU time, by {@code ThreadMXBean}. */
public final class Cpu {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Cpu() {}

  /** Nanoseconds that the current thread has run; -1 if the JVM does not say, as of a virtual thread. */
  public static long ofCurrentThread() {
    try {
      return THREADS.getCurrentThreadCpuTime();
    } catch (UnsupportedOperationException e) {
      return -1;
    }
  }
}
