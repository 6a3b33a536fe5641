package io.github.tickwise.samples.idleloop;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import io.github.tickwise.ticks.Ticks;
import java.lang.System.Logger.Level;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * The loop: five phases a pass, and a sleep when every queue that they drain is empty.
 *
 * <p>A sleep is at most the time to the next turn of the wheel, so one that the host honours misses no deadline; input
 * and {@link #post} end it. What can go wrong is that the host returns a wait late, and that is what {@link HostWatch}
 * is told.
 *
 * <p>{@link #post}, {@link #stop} and {@link #health} from any thread; all else on the loop thread, or before it starts.
 */
class EventLoop implements Runnable {
  /** What a phase handles at most in one pass. */
  static final int DRAIN = 128;

  private static final int POLL_EVERY = 32;
  private static final int LEGACY_TEST_EVERY = 100;
  private static final @TickSpan long LEGACY_SPIN = TimeUnit.MILLISECONDS.toNanos(1);
  private static final int CALIBRATION_WAITS = 25;
  private static final @TickSpan long CALIBRATION_WAIT = TimeUnit.MILLISECONDS.toNanos(2);

  /** How the loop passes the time when there is nothing to do. */
  enum Mode {
    /** Sleeps deaf until 1 ms before the turn, tested every 100 passes, and spins the rest; a system call a pass. */
    LEGACY,
    /** Never sleeps; a system call a pass. */
    SPIN_POLLING,
    /** Never sleeps; a system call every 32nd pass. */
    SPIN,
    /** Blocks in the wait set. */
    IDLE
  }

  private final TickSource source;
  private final LoopIo io;
  private final Mode mode;
  private final boolean honoursShortWaits;
  private final @TickSpan long idleWait;
  private final HostWatch watch;
  private final Consumer<RuntimeException> failed = this::failed;
  final WorkQueue posts = new WorkQueue(new ConcurrentLinkedQueue<>(), failed);
  final WorkQueue due = new WorkQueue(new ArrayDeque<>(), failed);
  final WorkQueue tasks = new WorkQueue(new ArrayDeque<>(), failed);
  final WorkQueue snapshots = new WorkQueue(new ArrayDeque<>(), failed);
  private final AtomicBoolean rung = new AtomicBoolean();
  private final TimerWheel wheel;
  private final LoopProfiler profiler;
  private final BiConsumer<Level, String> log;
  private volatile boolean stopped;
  private volatile Thread thread;
  private boolean waited;
  private int unpolled;
  private int untested;
  private long sleeps;
  private long failures;

  /** A loop that is made by {@link Settings}: it calibrates the host's waits, which takes 50 ms on a prompt one. */
  EventLoop(TickSource source, LoopIo io, Settings settings, BiConsumer<Level, String> log) {
    this(
        source,
        io,
        settings,
        settings.idleWaitMs() > 0 ? Mode.IDLE : Mode.SPIN,
        Pauses::total,
        log);
  }

  EventLoop(
      TickSource source,
      LoopIo io,
      Settings settings,
      Mode mode,
      LongSupplier pauses,
      BiConsumer<Level, String> log) {
    this.source = source;
    this.io = io;
    this.log = log;
    this.honoursShortWaits = mode != Mode.IDLE || honoursShortWaits(source, io);
    this.mode = honoursShortWaits ? mode : Mode.SPIN;
    this.idleWait = TimeUnit.MILLISECONDS.toNanos(settings.idleWaitMs());
    this.watch = new HostWatch(source, settings.lateWakeThreshold(), pauses, log);
    this.wheel = new TimerWheel(source, due);
    this.profiler = LoopProfiling.ENABLED ? new LoopProfiler(source) : null;
  }

  /** Whether the median of 25 waits of 2 ms is shorter than a tick: a host without a fine timer takes 10 ms or 16. */
  private static boolean honoursShortWaits(TickSource source, LoopIo io) {
    long[] took = new long[CALIBRATION_WAITS];
    for (int i = 0; i < took.length; i++) {
      long start = source.read();
      io.await(CALIBRATION_WAIT);
      took[i] = Ticks.elapsed(start, source.read());
    }
    Arrays.sort(took);
    return took[took.length / 2] < TimerWheel.TICK;
  }

  /** Passes until it is told to stop. */
  @Override
  public void run() {
    thread = Thread.currentThread();
    while (!stopped) {
      pass();
    }
  }

  /** One pass, and the rest after it. How many there are says nothing about health, so nothing here counts them. */
  void pass() {
    // Before the drain: a post that comes later rings anew, and the wait that follows returns at
    // once.
    if (rung.get()) {
      rung.set(false);
    }
    int done = posts.drain(DRAIN);
    if (LoopProfiling.ENABLED) {
      profiler.worked(LoopProfiler.Phase.POSTS);
    }
    wheel.turn(source.read(), DRAIN);
    done += due.drain(DRAIN);
    if (LoopProfiling.ENABLED) {
      profiler.worked(LoopProfiler.Phase.TIMERS);
    }
    if (mustPoll()) {
      io.poll();
    }
    waited = false;
    done += io.drain(DRAIN);
    if (LoopProfiling.ENABLED) {
      profiler.worked(LoopProfiler.Phase.NETWORK);
    }
    done += tasks.drain(DRAIN);
    if (LoopProfiling.ENABLED) {
      profiler.worked(LoopProfiler.Phase.TASKS);
    }
    done += snapshots.drain(DRAIN);
    if (LoopProfiling.ENABLED) {
      profiler.worked(LoopProfiler.Phase.SNAPSHOT);
      profiler.passed(source.read());
    }
    if (done > 0) {
      unpolled = POLL_EVERY; // a busy loop looks at the network in every pass
    }
    rest();
  }

  private boolean mustPoll() {
    if (waited) {
      return false; // the wait has looked
    }
    if (mode == Mode.LEGACY || mode == Mode.SPIN_POLLING || ++unpolled >= POLL_EVERY) {
      unpolled = 0;
      return true;
    }
    return false;
  }

  private void rest() {
    if (mode == Mode.LEGACY) {
      if (++untested == LEGACY_TEST_EVERY) {
        untested = 0;
        long left = wheel.remaining(source.read()) - LEGACY_SPIN;
        if (left > 0) {
          sleeps++;
          LockSupport.parkNanos(left);
        }
      }
    } else if (mode == Mode.IDLE && isIdle()) {
      sleep();
    }
  }

  private void sleep() {
    // A fresh reading: the one of the timer phase lies before callbacks of any length.
    long now = source.read();
    long span = watch.suspends(now) ? 0 : sleepSpan(now);
    if (span <= 0) {
      return;
    }
    io.await(span);
    long woke = source.read();
    waited = true;
    sleeps++;
    watch.slept(woke, Ticks.elapsed(now, woke) - span);
    if (LoopProfiling.ENABLED) {
      profiler.slept(span, Ticks.elapsed(now, woke));
    }
  }

  /** Whether every queue that a phase drains is empty. */
  boolean isIdle() {
    return posts.isEmpty()
        && due.isEmpty()
        && io.isEmpty()
        && tasks.isEmpty()
        && snapshots.isEmpty()
        && !stopped;
  }

  /** How long to sleep from {@code now}: not past the next turn, and not longer than the idle wait. */
  @TickSpan
  long sleepSpan(@Tick long now) {
    return Math.min(wheel.remaining(now), idleWait);
  }

  /** Runs {@code work} on the loop thread, in order of the posts of one thread. Any thread. */
  void post(Runnable work) {
    posts.add(work);
    // A post of the loop itself needs no wake: it cannot be asleep. Of several posts before a pass
    // one rings.
    if (Thread.currentThread() != thread && !rung.getAndSet(true)) {
      io.wake();
    }
  }

  /** Puts work off to the tasks phase. */
  final void defer(Runnable work) {
    tasks.add(work);
  }

  /** Puts work that needs a world at rest, such as a save, to the end of a pass. */
  final void snapshot(Runnable work) {
    snapshots.add(work);
  }

  /** Ends the loop after the pass that is under way. Any thread. */
  void stop() {
    stopped = true;
    io.wake();
  }

  final Health health() {
    if (!honoursShortWaits) {
      return Health.SPINNING_HOST;
    }
    if (mode != Mode.IDLE) {
      return Health.SPINNING_CONFIGURED;
    }
    return watch.isSuspended() ? Health.SUSPENDED : Health.HEALTHY;
  }

  private void failed(RuntimeException e) {
    failures++;
    log.accept(Level.WARNING, "A callback failed: " + e);
  }

  final TimerWheel wheel() {
    return wheel;
  }

  final HostWatch watch() {
    return watch;
  }

  /** Null in a build without the profiler. */
  final LoopProfiler profiler() {
    return profiler;
  }

  final long sleeps() {
    return sleeps;
  }

  /** What a loop that has ended left in its queues, posts that came too late included. */
  final int leftover() {
    return posts.size() + due.size() + tasks.size() + snapshots.size();
  }

  /** Callbacks that threw. */
  final long failures() {
    return failures;
  }
}
