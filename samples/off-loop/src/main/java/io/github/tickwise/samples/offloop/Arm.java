package io.github.tickwise.samples.offloop;

import static io.github.tickwise.samples.kit.Checks.require;

import io.github.tickwise.samples.offloop.App.Plan;
import io.github.tickwise.samples.offloop.App.Where;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import io.github.tickwise.ticks.Ticks;
import java.time.Duration;
import java.util.List;
import org.HdrHistogram.Histogram;

/** One way to run the application, to be measured under a load while one stream is held. */
record Arm(String name, Plan plan) {
  private static final Duration ARRIVE = Duration.ofSeconds(5);

  /**
   * What one run gave.
   *
   * @param latency nanoseconds
   * @param rate answers in a second
   * @param free the share of the time that no step takes: 1 - duty
   * @param steps done while it was measured
   * @param ofNominal their share of the steps that are due in that time
   * @param lost steps that did not come to the stream, or found a full inbox
   * @param loopCpu percent of a core, of the loop's thread, the warm-up included
   * @param stepCpu the same, of the thread beside it
   */
  record Result(
      Histogram latency,
      double rate,
      double free,
      long steps,
      double ofNominal,
      long lost,
      long skipped,
      double loopCpu,
      double stepCpu) {
    double millis(double percentile) {
      return latency.getValueAtPercentile(percentile) / 1e6;
    }

    long answers() {
      return latency.getTotalCount();
    }
  }

  /**
   * Runs it, after a warm-up of a fifth.
   *
   * @throws IllegalStateException if it did not do its work: an arm that measures nothing makes the comparison vacuous
   */
  Result run(TickSource clock, Driver driver, Duration length) throws Exception {
    return run(clock, new App(clock, plan), driver, length);
  }

  Result run(TickSource clock, App app, Driver driver, Duration length) throws Exception {
    app.start(0);
    @Tick long begun = clock.read();
    Driver.Load load;
    long steps;
    long lost;
    List<String> problems;
    try (Events events = new Events(clock, app.server().port())) {
      long openedAfter = app.simulation().published();
      driver.run(clock, app.server().port(), length.dividedBy(5));
      long before = app.simulation().published();
      load = driver.run(clock, app.server().port(), length);
      steps = app.simulation().published() - before;
      Deadline deadline = Deadline.after(clock, ARRIVE);
      lost = events.awaitAll(openedAfter, app.simulation().published(), deadline);
      require(lost > 0 || events.isContiguous(), name + ": a step came twice");
    } finally {
      problems = app.stop(App.JOIN);
    }
    @TickSpan long lived = Ticks.elapsed(begun, clock.read());
    require(problems.isEmpty(), name + problems);
    require(steps > 0 || plan.where() == Where.NOWHERE, name + ": no step was done");
    require(load.fewest() > 0 || driver == Driver.IDLE, name + ": a connection had no answer");
    List<Worker> workers = app.server().workers();
    long dropped = workers.stream().mapToLong(w -> w.inbox.dropped()).sum();
    return new Result(
        load.latency(),
        1e9 * load.latency().getTotalCount() / load.elapsed(),
        1 - plan.duty(),
        steps,
        (double) steps * plan.period() / load.elapsed(),
        Math.max(lost, dropped),
        app.thread().map(StepThread::skipped).orElse(0L),
        100.0 * workers.stream().mapToLong(Worker::cpuNanos).sum() / lived,
        100.0 * app.thread().map(StepThread::cpuNanos).orElse(0L) / lived);
  }
}
