package io.github.tickwise.samples.wakeup;

import static io.github.tickwise.samples.kit.Checks.require;

import io.github.tickwise.samples.kit.Checks;
import io.github.tickwise.samples.wakeup.loop.DispatchLoop;
import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.mechanism.Samples;
import io.github.tickwise.samples.wakeup.mechanism.SignalledSource;
import io.github.tickwise.samples.wakeup.report.Log;
import io.github.tickwise.samples.wakeup.run.Outcome;
import io.github.tickwise.samples.wakeup.run.Run;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiFunction;

/** A short run, held to everything but times, and the coalescing of signals: on the clock that it is given. */
final class SelfCheck {
  private static final int SIGNALS = 20;
  private static final List<String> ASSERTIONS =
      List.of("counts", "threads", "order", "clock", "stop", "leak", "worker", "loop");

  private final TickSource clock;
  private final PrintStream out;
  private final Checks checks;

  SelfCheck(TickSource clock, PrintStream out) {
    this.clock = clock;
    this.out = out;
    this.checks = new Checks(out);
    out.println("self-check from reading " + clock.read());
  }

  /** Whether all holds; an interrupt ends it early. */
  boolean run(Run run, int seconds) throws IOException, InterruptedException {
    Outcome outcome = run.execute();
    outcome.notes().forEach(out::println);
    for (String assertion : ASSERTIONS) {
      checks.check(assertion, () -> assertion(assertion, outcome));
    }
    if (outcome.cancelled()) {
      out.println("ended early");
      return checks.hold();
    }
    checks.check("log", () -> log(outcome, seconds));
    checks.check("coalescing", () -> coalescing(clock, SignalledSource::new));
    return checks.hold();
  }

  private static String assertion(String name, Outcome outcome) {
    List<String> broken =
        outcome.problems().stream().filter(p -> p.startsWith(name + ":")).toList();
    require(broken.isEmpty(), broken.toString());
    return "held by " + outcome.arms().size() + " arms";
  }

  private static String log(Outcome outcome, int seconds) {
    long fdTicks = (seconds * 1000L + 142) / Mechanism.FD.periodMillis();
    List<String> log = Log.lines(outcome);
    String exit = log.get(log.size() - 1);
    require(exit.equals("loop_exit wakes=" + 20 * seconds + " fd_ticks=" + fdTicks), exit);
    return exit;
  }

  /** Signals that come while the loop is held are answered by one performance, and none of their stamps is lost. */
  static String coalescing(
      TickSource clock, BiFunction<DispatchLoop, Samples, SignalledSource> make)
      throws InterruptedException {
    DispatchLoop loop = new DispatchLoop();
    loop.start();
    Samples samples = new Samples(clock, loop::isCurrent, SIGNALS);
    SignalledSource source = make.apply(loop, samples);
    CountDownLatch held = new CountDownLatch(1);
    loop.post(() -> await(held));
    for (int i = 0; i < SIGNALS; i++) {
      source.wake(clock.read());
    }
    held.countDown();
    loop.stop();
    boolean ended = loop.join(Deadline.after(clock, Duration.ofSeconds(5)));
    String seen = SIGNALS + " signals, " + samples.count() + " stamps, " + source.performances()
        + " performance";
    require(ended && samples.count() == SIGNALS && source.performances() == 1, seen);
    return seen;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
