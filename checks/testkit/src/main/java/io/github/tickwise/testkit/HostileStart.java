package io.github.tickwise.testkit;

import io.github.tickwise.ticks.Tick;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/**
 * A reading at which a clock starts, and why it is hostile. Immutable.
 *
 * @param name what it is, for people: {@code half the horizon before the wrap}
 * @param tick the clock's first reading
 */
public record HostileStart(String name, @Tick long tick) {
  /** The property that has one start alone tried, to repeat a failure. */
  public static final String PROPERTY = "tickwise.hostile.start";

  /**
   * A start of one's own.
   *
   * @throws NullPointerException if {@code name} is null
   */
  public HostileStart {
    Objects.requireNonNull(name, "name");
  }

  /** A clock of nanoseconds that starts here. */
  public ManualTickSource clock() {
    return clock(TimeUnit.NANOSECONDS);
  }

  /** A clock that starts here; a new one at every call. */
  public ManualTickSource clock(TimeUnit unit) {
    return new ManualTickSource(this, unit);
  }

  /** What to give the JVM so that this start alone is tried. */
  public String replay() {
    return "-D" + PROPERTY + "=" + tick;
  }

  /** The message of a failure on this start. */
  String explain(String what) {
    return what + System.lineSeparator() + "  on a clock that started at " + this
        + System.lineSeparator() + "  replay with " + replay();
  }

  /** {@code 9223372036854775807 (1 tick before the wrap)}. */
  @Override
  public String toString() {
    return tick + " (" + name + ")";
  }
}
