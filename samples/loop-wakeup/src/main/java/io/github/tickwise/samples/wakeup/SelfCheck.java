package io.github.tickwise.samples.wakeup;

import io.github.tickwise.samples.wakeup.loop.DispatchLoop;
import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.mechanism.Samples;
import io.github.tickwise.samples.wakeup.mechanism.SignalledSource;
import io.github.tickwise.samples.wakeup.report.Log;
import io.github.tickwise.samples.wakeup.run.Outcome;
import io.github.tickwise.samples.wakeup.run.Run;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** A short run, held to everything but times, and the coalescing of signals: on the clock that it is given. */
final class SelfCheck {
  private static final int SIGNALS = 20;

  private final TickSource clock;
  private final int seconds;
  private final PrintStream out;
  private final Run run;
  private boolean passed = true;

  SelfCheck(TickSource clock, int seconds, PrintStream out) {
    this.clock = clock;
    this.seconds = seconds;
    this.out = out;
    this.run = new Run(clock, seconds);
  }

  /** Ends it early; from any thread. What was checked before counts. */
  void cancel() {
    run.cancel();
  }

  boolean passes() throws IOException, InterruptedException {
    @Tick long started = clock.read();
    out.println("clock starts at tick " + started);
    if (!checkRun()) {
      out.println("ended early");
      return passed;
    }
    checkCoalescing();
    @Tick long ended = clock.read();
    check(
        "clock: went on by the run's time, ends at tick " + ended,
        Ticks.elapsed(started, ended)
            >= Duration.ofSeconds(seconds).minusMillis(100).toNanos());
    return passed;
  }

  /** False if the run was cancelled. */
  private boolean checkRun() throws IOException, InterruptedException {
    Outcome outcome = run.execute();
    outcome.notes().forEach(out::println);
    for (String assertion :
        List.of("counts", "threads", "order", "clock", "stop", "leak", "worker", "loop")) {
      List<String> broken =
          outcome.problems().stream().filter(p -> p.startsWith(assertion + ":")).toList();
      check("run: " + assertion + (broken.isEmpty() ? "" : " " + broken), broken.isEmpty());
    }
    if (outcome.cancelled()) {
      return false;
    }
    long fdTicks = (seconds * 1000L + 142) / Mechanism.FD.periodMillis();
    String exit = "loop_exit wakes=" + 20 * seconds + " fd_ticks=" + fdTicks;
    List<String> log = Log.lines(outcome);
    check("log: ends with " + exit, log.get(log.size() - 1).equals(exit));
    return true;
  }

  /** Signals that come while the loop is held are answered by one performance, and none of their stamps is lost. */
  private void checkCoalescing() throws InterruptedException {
    DispatchLoop loop = new DispatchLoop();
    loop.start();
    Samples samples = new Samples(clock, loop::isCurrent, SIGNALS);
    SignalledSource source = new SignalledSource(loop, samples);
    CountDownLatch held = new CountDownLatch(1);
    loop.post(() -> await(held));
    for (int i = 0; i < SIGNALS; i++) {
      source.wake(clock.read());
    }
    held.countDown();
    loop.stop();
    boolean ended = loop.join(Deadline.after(clock, Duration.ofSeconds(5)));
    check(
        "coalescing: " + SIGNALS + " signals, " + samples.count() + " stamps, "
            + source.performances() + " performance",
        ended && samples.count() == SIGNALS && source.performances() == 1);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void check(String what, boolean holds) {
    out.println((holds ? "ok      " : "FAILED  ") + what);
    passed &= holds;
  }
}
