package io.github.tickwise.samples.idleloop;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * What an operator can set.
 *
 * @param idleWaitMs {@code server.eventLoopIdleWaitMs}: the longest idle block, 0 = never sleep
 * @param lateWakeThreshold {@code server.lateWakeThreshold}: how many waits the host may return a full tick late, in a
 *     second, before that second counts as bad; very high disables the backoff
 */
record Settings(int idleWaitMs, int lateWakeThreshold) {
  static final String IDLE_WAIT = "server.eventLoopIdleWaitMs";
  static final String LATE_WAKES = "server.lateWakeThreshold";
  static final Settings DEFAULT = new Settings(2, 1);

  /** Reads the settings, by name; what is negative is clamped to 0, what is no number is left out, each with a warning. */
  static Settings read(UnaryOperator<String> properties, Consumer<String> warn) {
    return new Settings(
        read(properties, IDLE_WAIT, DEFAULT.idleWaitMs, warn),
        read(properties, LATE_WAKES, DEFAULT.lateWakeThreshold, warn));
  }

  private static int read(
      UnaryOperator<String> properties, String name, int unset, Consumer<String> warn) {
    String text = properties.apply(name);
    if (text == null) {
      return unset;
    }
    try {
      int value = Integer.parseInt(text.strip());
      if (value < 0) {
        warn.accept(name + "=" + value + " is negative: 0 is used");
      }
      return Math.max(0, value);
    } catch (NumberFormatException e) {
      warn.accept(name + "=" + text + " is no whole number: " + unset + " is used");
      return unset;
    }
  }
}
