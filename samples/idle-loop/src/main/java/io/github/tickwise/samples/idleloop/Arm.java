package io.github.tickwise.samples.idleloop;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import io.github.tickwise.ticks.Ticks;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.HdrHistogram.Histogram;

/**
 * One way to run the loop, to be measured: first the empty world alone, for processor time and wheel lag, then with posts
 * and ping-pong in the pauses of which the loop falls asleep.
 */
class Arm {
  private static final long JOIN_MS = 5_000;
  private static final long ANSWER_MS = 10_000;
  private static final @TickSpan long LONGEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(6);

  private final String name;
  private final EventLoop.Mode mode;
  private final int idleWaitMs;
  private long passes;

  /**
   * @param name for the tables
   * @param idleWaitMs as {@link Settings#idleWaitMs()}
   */
  Arm(String name, EventLoop.Mode mode, int idleWaitMs) {
    this.name = name;
    this.mode = mode;
    this.idleWaitMs = idleWaitMs;
  }

  final String name() {
    return name;
  }

  // Also the seams of the tests, which put faults in here.

  /** One that counts its passes, as the bench alone does. */
  EventLoop loop(TickSource source, Network network) {
    Settings settings = new Settings(idleWaitMs, 1);
    return new EventLoop(source, network, settings, mode, Pauses::total, (level, text) -> {}) {
      @Override
      void pass() {
        passes++;
        super.pass();
      }
    };
  }

  World world(EventLoop loop) {
    return new World(loop.wheel());
  }

  /**
   * What one run gave; histograms in microseconds.
   *
   * @param cpu percent of one core, of the loop's thread and its alarm
   * @param passRate passes in a second of processor time
   * @param lag of each turn of the wheel, while nothing but the world ran
   * @param postToRun from {@code post} to the callback
   * @param receiveToRun from the client's write to the loop's handler
   */
  record Result(
      double cpu,
      double passRate,
      Histogram lag,
      Histogram postToRun,
      Histogram receiveToRun,
      Histogram roundTrip,
      long thoughts,
      long sleeps,
      long late,
      Health health) {}

  /**
   * Runs it for {@code quiet} and then as long again under probes, beside a warm-up of a quarter.
   *
   * @throws IllegalStateException if it did not do its work: an arm that measures nothing makes the comparison vacuous
   */
  Result run(TickSource source, Duration quiet) throws IOException, InterruptedException {
    Histogram receiveToRun = new Histogram(2);
    Network network = new Network(source, 0, bytes -> receive(source, bytes, receiveToRun));
    EventLoop loop = loop(source, network);
    World world = world(loop);
    Thread thread = new Thread(loop, "idle-loop");
    thread.start();
    Histogram postToRun = new Histogram(2);
    Histogram roundTrip;
    Histogram lag;
    double cpu;
    double passRate;
    try {
      Thread.sleep(quiet.toMillis() / 4);
      long before = ask(loop, () -> {
        loop.wheel().lag().reset();
        return passes;
      });
      long[] threads = {thread.getId(), network.alarmThreadId()};
      long used = -Host.cpuNanos(threads);
      long start = source.read();
      Thread.sleep(quiet.toMillis());
      used += Host.cpuNanos(threads);
      cpu = 100.0 * used / Ticks.elapsed(start, source.read());
      lag = ask(loop, () -> loop.wheel().lag().copy());
      passRate = 1e9 * (ask(loop, () -> passes) - before) / used;
      long posted = post(source, loop, postToRun, quiet.dividedBy(2));
      roundTrip =
          EchoClient.play(source, network.port(), Deadline.after(source, quiet.dividedBy(2)));
      ask(loop, () -> 0); // all posts before this one have run
      check(postToRun.getTotalCount() == posted, "posts run: " + postToRun.getTotalCount());
      check(
          receiveToRun.getTotalCount() == roundTrip.getTotalCount(),
          "receives: " + receiveToRun.getTotalCount());
    } finally {
      loop.stop();
      check(Host.join(thread, JOIN_MS), "the loop did not end");
      network.close();
    }
    long expected = World.expected(loop.wheel().turns());
    check(world.thoughts() > 0, "no timer ran");
    check(
        world.thoughts() + loop.leftover() == expected,
        world.thoughts() + " timers ran, not " + expected);
    check(loop.failures() == 0, loop.failures() + " callbacks failed");
    check(
        loop.sleeps() > 0 == (mode == EventLoop.Mode.LEGACY || mode == EventLoop.Mode.IDLE)
            || loop.health() != Health.HEALTHY,
        loop.sleeps() + " sleeps");
    return new Result(
        cpu,
        passRate,
        lag,
        postToRun,
        receiveToRun,
        roundTrip,
        world.thoughts(),
        loop.sleeps(),
        loop.watch().late(),
        loop.health());
  }

  void receive(TickSource source, ByteBuffer bytes, Histogram receiveToRun) {
    if (bytes.remaining() == Long.BYTES) {
      @Tick long sent = bytes.getLong();
      receiveToRun.recordValue(micros(Ticks.elapsed(sent, source.read())));
    }
  }

  private static long post(
      TickSource source, EventLoop loop, Histogram postToRun, Duration duration) {
    SplittableRandom random = new SplittableRandom(43);
    Deadline end = Deadline.after(source, duration);
    long posted = 0;
    for (; !end.isDue(); posted++) {
      @Tick long sent = source.read();
      loop.post(() -> postToRun.recordValue(micros(Ticks.elapsed(sent, source.read()))));
      LockSupport.parkNanos(random.nextLong(LONGEST_PAUSE));
    }
    return posted;
  }

  /** An answer that is computed on the loop's thread. */
  static <T> T ask(EventLoop loop, Supplier<T> question) throws InterruptedException {
    CompletableFuture<T> answer = new CompletableFuture<>();
    loop.post(() -> answer.complete(question.get()));
    try {
      return answer.get(ANSWER_MS, TimeUnit.MILLISECONDS);
    } catch (ExecutionException | TimeoutException e) {
      throw new IllegalStateException("the loop does not answer", e);
    }
  }

  private void check(boolean holds, String what) {
    if (!holds) {
      throw new IllegalStateException("arm " + name + ": " + what);
    }
  }

  private static long micros(@TickSpan long nanos) {
    return TimeUnit.NANOSECONDS.toMicros(nanos);
  }
}
