package io.github.tickwise.samples.kit;

import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Ticks;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The machine, its threads and its processes. */
public final class Host {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Host() {}

  /** What absolute figures depend on. */
  public static String facts() {
    return String.format(
        Locale.ROOT,
        "JDK %s, %s %s, %d processors, load average %.1f",
        System.getProperty("java.version"),
        System.getProperty("os.name"),
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }

  /** Nanoseconds that the current thread has run; -1 if the JVM does not say, as of a virtual thread. */
  public static long cpuNanos() {
    try {
      return THREADS.getCurrentThreadCpuTime();
    } catch (UnsupportedOperationException e) {
      return -1;
    }
  }

  /** Nanoseconds that these threads have run so far, those that have ended left out. */
  public static long cpuNanos(long... ids) {
    long sum = 0;
    for (long id : ids) {
      sum += Math.max(0, THREADS.getThreadCpuTime(id));
    }
    return sum;
  }

  /** Waits for the end of a thread until the deadline; whether it has ended. */
  public static boolean join(Thread thread, Deadline deadline) throws InterruptedException {
    for (long left = deadline.remaining();
        thread.isAlive() && left > 0;
        left = deadline.remaining()) {
      thread.join(Ticks.waitMillis(left));
    }
    return !thread.isAlive();
  }

  /**
   * The same for {@code millis} at most (more than 0: 0 would be for ever); an interrupt ends it, and stays set.
   */
  public static boolean join(Thread thread, long millis) {
    try {
      thread.join(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return !thread.isAlive();
  }

  /** A JVM of the same class path that runs {@code main}; its standard error goes with its output. */
  public static Process start(Class<?> main, String... args) throws IOException {
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        System.getProperty("java.class.path"),
        main.getName()));
    command.addAll(List.of(args));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }
}
