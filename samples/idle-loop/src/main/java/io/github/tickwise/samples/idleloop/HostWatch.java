package io.github.tickwise.samples.idleloop;

import io.github.tickwise.ticks.Cadence;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickMark;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import java.lang.System.Logger.Level;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;

/**
 * Whether the host schedules the process promptly. It sees nothing but how late the waits returned, so nothing that the
 * server itself does can trip it. Loop thread only, {@link #isSuspended()} apart.
 */
final class HostWatch {
  private static final @TickSpan long SAMPLE = TimeUnit.SECONDS.toNanos(1);
  private static final @TickSpan long FIRST_BACKOFF = TimeUnit.SECONDS.toNanos(5);
  private static final @TickSpan long LONGEST_BACKOFF = TimeUnit.SECONDS.toNanos(120);
  private static final @TickSpan long CLEAN = TimeUnit.SECONDS.toNanos(60);
  private static final int QUIET_BACKOFFS = 2;
  private static final int BAD_SAMPLES = 2;
  private static final int LATE_PERCENT = 10;

  private final TickSource source;
  private final int threshold;
  private final LongSupplier pauses;
  private final BiConsumer<Level, String> log;
  private final Cadence samples;
  private final TickMark trouble = new TickMark();
  private Deadline resume = Deadline.never();
  private volatile boolean suspended;
  private long sleeps;
  private long late;
  private long lateEver;
  private int badRunning;
  private int backoffs;
  private @TickSpan long backoff = FIRST_BACKOFF;
  private boolean ceilingSaid;
  private @TickSpan long pausesSeen;

  /**
   * Reads the clock once.
   *
   * @param threshold as {@link Settings#lateWakeThreshold()}
   * @param pauses the nanoseconds that the collector has paused the JVM so far
   */
  HostWatch(TickSource source, int threshold, LongSupplier pauses, BiConsumer<Level, String> log) {
    this.source = source;
    this.threshold = threshold;
    this.pauses = pauses;
    this.log = log;
    this.samples = Cadence.every(source, SAMPLE);
    this.pausesSeen = pauses.getAsLong();
  }

  /** Accounts for a wait that returned at {@code woke}, {@code overshoot} after the time that was asked for. */
  void slept(@Tick long woke, @TickSpan long overshoot) {
    sleeps++;
    if (overshoot >= TimerWheel.TICK && overshoot - pausesSinceLastLook() >= TimerWheel.TICK) {
      late++;
      lateEver++;
    }
    if (samples.advance(woke)) {
      judge(woke);
    }
  }

  /** Whether the loop must not sleep at {@code now}; ends a suspension that is over. */
  boolean suspends(@Tick long now) {
    if (suspended && resume.isDue(now)) {
      suspended = false;
      trouble.mark(now);
      samples.advance(now); // what is left of the old sample is not judged
      startSample();
    }
    return suspended;
  }

  /** The same as of the last look; any thread. */
  boolean isSuspended() {
    return suspended;
  }

  /** Late waits since the start. */
  long late() {
    return lateEver;
  }

  private void judge(@Tick long now) {
    boolean bad = late > threshold && late * 100 >= sleeps * LATE_PERCENT;
    String said = late + " of " + sleeps + " waits returned 8 ms or more late within a second";
    startSample();
    if (bad) {
      trouble.mark(now);
      if (++badRunning == BAD_SAMPLES) {
        badRunning = 0;
        suspend(now, said);
      }
      return;
    }
    badRunning = 0;
    if (backoffs > 0 && trouble.hasElapsed(now, CLEAN)) {
      backoffs = 0;
      backoff = FIRST_BACKOFF;
      ceilingSaid = false;
    }
  }

  private void startSample() {
    sleeps = 0;
    late = 0;
    pausesSinceLastLook();
  }

  private void suspend(@Tick long now, String said) {
    suspended = true;
    resume = Deadline.since(source, now, backoff);
    boolean ceiling = backoff == LONGEST_BACKOFF;
    Level level = Level.WARNING;
    if (backoffs < QUIET_BACKOFFS || ceiling && ceilingSaid) {
      level = Level.DEBUG;
    } else if (ceiling) {
      level = Level.ERROR;
      ceilingSaid = true;
    }
    log.accept(
        level,
        "The host is not scheduling this process promptly: " + said + ". No sleep for "
            + TimeUnit.NANOSECONDS.toSeconds(backoff) + " s. What helps: a dedicated CPU, or "
            + Settings.IDLE_WAIT + "=0.");
    backoffs++;
    backoff = Math.min(2 * backoff, LONGEST_BACKOFF);
  }

  /** Reads the collectors' times; the loop does so once a sample, and after a wait that was late. */
  private @TickSpan long pausesSinceLastLook() {
    long total = pauses.getAsLong();
    long since = total - pausesSeen;
    pausesSeen = total;
    return since;
  }
}
