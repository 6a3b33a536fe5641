package io.github.tickwise.samples.idleloop;

import io.github.tickwise.ticks.Cadence;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import io.github.tickwise.ticks.Ticks;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Where each second of the loop went: work by phase, in processor time; sleep, at most what was asked for; pauses of the
 * collector; and the rest, in which the thread wanted to run and did not: stolen by the host. Keeps 15 minutes. Only in
 * builds of profile {@code loop-profiling}, for six system calls a pass are not free. Loop thread only.
 */
final class LoopProfiler {
  /** What the loop does in a pass, in this order. */
  enum Phase {
    POSTS,
    TIMERS,
    NETWORK,
    TASKS,
    SNAPSHOT
  }

  /**
   * One second; all but the passes in nanoseconds.
   *
   * @param work by phase
   */
  record Second(
      @TickSpan long wall,
      long[] work,
      @TickSpan long sleep,
      @TickSpan long pauses,
      long passes) {
    /** What is in no other part; 0 if a pause fell into a sleep and was counted in both. */
    long stolen() {
      return Math.max(0, wall - sleep - pauses - LongStream.of(work).sum());
    }

    /** In milliseconds, the passes as they are: in the order of the heads. */
    DoubleStream figures() {
      DoubleStream parts = LongStream.concat(
              LongStream.concat(LongStream.of(wall), LongStream.of(work)),
              LongStream.of(sleep, pauses, stolen()))
          .mapToDouble(nanos -> nanos / 1e6);
      return DoubleStream.concat(parts, DoubleStream.of(passes));
    }
  }

  private static final int HISTORY = 900;
  private static final int MINUTE = 60;
  private static final List<String> HEADS = List.of(
      "wall", "posts", "timers", "network", "tasks", "snapshot", "sleep", "gc", "stolen", "passes");
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Deque<Second> seconds = new ArrayDeque<>(HISTORY);
  private final Cadence samples;
  private @Tick long start;
  private long[] work = new long[Phase.values().length];
  private @TickSpan long sleep;
  private @TickSpan long pausesBefore = Pauses.total();
  private long passes;
  private long cpu = -1;

  LoopProfiler(TickSource source) {
    this.samples = Cadence.every(source, TimeUnit.SECONDS.toNanos(1));
    this.start = source.read();
  }

  /** What the thread has worked since the last call belongs to this phase. */
  void worked(Phase phase) {
    long before = cpu;
    cpu = THREADS.getCurrentThreadCpuTime();
    if (before >= 0) {
      work[phase.ordinal()] += cpu - before;
    }
  }

  /** A wait that was to take {@code asked}. What it took longer was not wanted. */
  void slept(@TickSpan long asked, @TickSpan long took) {
    sleep += Math.min(asked, took);
  }

  /** The end of a pass. */
  void passed(@Tick long now) {
    passes++;
    if (!samples.advance(now)) {
      return;
    }
    long pauses = Pauses.total();
    if (seconds.size() == HISTORY) {
      seconds.removeFirst();
    }
    seconds.addLast(
        new Second(Ticks.elapsed(start, now), work, sleep, pauses - pausesBefore, passes));
    start = now;
    work = new long[Phase.values().length];
    sleep = 0;
    pausesBefore = pauses;
    passes = 0;
  }

  /** The last minute as a table of milliseconds a second. */
  String lastMinute() {
    return table("%9s", "%9.2f", "", MINUTE);
  }

  /** All that is kept, as CSV of milliseconds a second. */
  String csv() {
    return table("%s", "%.2f", ",", HISTORY);
  }

  private String table(String head, String figure, String separator, int last) {
    Stream<String> lines = seconds.stream()
        .skip(Math.max(0, seconds.size() - last))
        .map(second -> second
            .figures()
            .mapToObj(f -> String.format(Locale.ROOT, figure, f))
            .collect(Collectors.joining(separator)));
    String heads = HEADS.stream().map(head::formatted).collect(Collectors.joining(separator));
    return Stream.concat(Stream.of(heads), lines).collect(Collectors.joining("\n", "", "\n"));
  }
}
