package io.github.tickwise.samples.wakeup.mechanism;

import java.util.Locale;

/** The arms that are measured: first the three of the original system, then the JVM's own. */
public enum Mechanism {
  POST(
      "posted event",
      100,
      "the queue that the loop blocks on anyway; the stamp rides in the event"),
  SOURCE("signalled source", 100, "a pending bit, an event for it, and a side ring for the stamps"),
  FD("descriptor (pipe)", 143, "no event object, no dispatch: eight bytes and a ready key"),
  WAKEUP(
      "Selector.wakeup + queue",
      100,
      "as the descriptor, with the stamps in a ring instead of the kernel"),
  UNPARK("LockSupport.unpark", 100, "nothing but the scheduler's wake"),
  VIRTUAL("virtual thread, unpark", 100, "the same through the carrier threads; JDK 21 and later"),
  PROCESS("process, end to end", 100, "worker, child, pump thread, pipe, loop"),
  PUMP(
      "process, pump to loop", 100, "what the adapter adds: the pump's write, and the loop's wake");

  private final String title;
  private final int periodMillis;
  private final String reason;

  Mechanism(String title, int periodMillis, String reason) {
    this.title = title;
    this.periodMillis = periodMillis;
    this.reason = reason;
  }

  public String title() {
    return title;
  }

  /** Its name in the log. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** How often the worker injects it. */
  public int periodMillis() {
    return periodMillis;
  }

  /** What its latency is made of. */
  public String reason() {
    return reason;
  }

  /** Whether the original system had no such arm. */
  public boolean isExtra() {
    return compareTo(FD) > 0;
  }
}
