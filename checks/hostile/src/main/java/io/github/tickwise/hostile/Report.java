package io.github.tickwise.hostile;

import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** What the agent says, a line each, on the standard error stream. Thread-safe. */
final class Report {
  private static final String PREFIX = "tickwise-hostile: ";

  private final PrintStream out;
  private final boolean verbose;
  private final AtomicInteger sites = new AtomicInteger();
  private final AtomicInteger classes = new AtomicInteger();

  Report(PrintStream out, boolean verbose) {
    this.out = out;
    this.verbose = verbose;
  }

  static void refuse(PrintStream out, OptionException why) {
    out.println(PREFIX + why.getMessage());
  }

  void started(Start start) {
    say("start=" + start.text() + ": application classes first read " + start.reading()
        + " from System.nanoTime()");
  }

  /** Classes that an agent before this one has loaded: they read the plain clock. */
  void early(List<String> names) {
    if (!names.isEmpty()) {
      say("loaded before this agent, so left on the plain clock: " + String.join(", ", names)
          + "; put this -javaagent before others, or exclude them");
    }
  }

  void shifted(String name, int count) {
    sites.addAndGet(count);
    classes.incrementAndGet();
    if (verbose) {
      say("shifted " + count + " in " + name);
    }
  }

  void leftAlone(String name, Throwable why) {
    say("could not shift " + name + ", which stays on the plain clock: " + why);
  }

  /** A run that tested nothing must not look like one that passed. */
  void ended() {
    if (classes.get() == 0) {
      say("no class that was loaded reads System.nanoTime(), or include and exclude leave all out");
    } else if (verbose) {
      say("shifted " + sites + " readings in " + classes + " classes");
    }
  }

  private void say(String line) {
    out.println(PREFIX + line);
  }
}
