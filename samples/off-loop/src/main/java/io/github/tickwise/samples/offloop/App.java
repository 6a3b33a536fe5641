package io.github.tickwise.samples.offloop;

import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * The application. Thread, bus and join are wired by hand, for all to see: one application is no evidence of a shape that a framework should
 * offer. On the loop or off it, work, cadence and publishing are the same.
 */
class App {
  /** Longer than any step that is meant, and shorter than the time that supervisors leave between SIGTERM and SIGKILL. */
  static final Duration JOIN = Duration.ofSeconds(5);

  enum Where {
    NOWHERE,
    ON_LOOP,
    OFF_LOOP
  }

  /**
   * What to run.
   *
   * @param hz steps in a second
   * @param stepMillis CPU time of each
   */
  record Plan(Where where, int workers, double hz, int stepMillis) {
    @TickSpan
    long period() {
      return (long) (TimeUnit.SECONDS.toNanos(1) / hz);
    }

    /** The share of the time that the steps take. */
    double duty() {
      return where == Where.NOWHERE ? 0 : hz * stepMillis / 1000;
    }
  }

  private final TickSource clock;
  private final Plan plan;
  private Server server;
  private Simulation simulation;
  private StepThread thread;

  App(TickSource clock, Plan plan) {
    this.clock = clock;
    this.plan = plan;
  }

  /** @param port 0 for any that is free */
  void start(int port) throws IOException {
    server = new Server(clock, port, plan.workers, this::place);
    Bus bus = bus(server.workers().stream().map(w -> w.inbox).toList());
    simulation = simulation(TimeUnit.MILLISECONDS.toNanos(plan.stepMillis), bus);
    if (plan.where == Where.ON_LOOP) {
      hook(server.workers().get(0), simulation::step);
    }
    server.start();
    if (plan.where == Where.OFF_LOOP) {
      thread = new StepThread(clock, plan.period(), simulation::step, this::parkNanos);
      thread.start();
    }
  }

  /**
   * Ends the steps, then the loops that they are published to, each within the bound. Not a second time.
   *
   * @return what is not as it should be, by the name of the assertion
   */
  List<String> stop(Duration bound) throws IOException, InterruptedException {
    List<String> problems = new ArrayList<>();
    if (thread != null && !thread.join(bound.toMillis())) {
      problems.add("joined: a step overran, and was abandoned");
    }
    if (!server.stop(bound)) {
      problems.add("joined: a worker did not end");
    }
    boolean atRest = problems.isEmpty();
    if (thread != null) {
      thread.failure().ifPresent(e -> problems.add("alive: the steps died of " + e));
    }
    for (Worker worker : server.workers()) {
      String name = "worker " + worker.index;
      worker.failure().ifPresent(e -> problems.add("alive: " + name + " died of " + e));
      if (atRest && !worker.inbox.isAccountedFor()) {
        problems.add("counted: " + name + ": " + worker.inbox);
      }
    }
    return problems;
  }

  Plan plan() {
    return plan;
  }

  Server server() {
    return server;
  }

  Simulation simulation() {
    return simulation;
  }

  /** The thread beside the loop, if there is one. */
  Optional<StepThread> thread() {
    return Optional.ofNullable(thread);
  }

  // The seams of the tests, which put faults in here.

  protected Bus bus(List<Inbox> inboxes) {
    return new Bus(inboxes);
  }

  protected Simulation simulation(@TickSpan long length, Bus bus) {
    return new Simulation(clock, length, bus);
  }

  protected void hook(Worker worker, TickHook step) {
    worker.onTick(plan.period(), step);
  }

  protected Worker place(List<Worker> living) {
    return Server.leastLoaded(living);
  }

  protected void parkNanos(long nanos) {
    LockSupport.parkNanos(nanos);
  }
}
