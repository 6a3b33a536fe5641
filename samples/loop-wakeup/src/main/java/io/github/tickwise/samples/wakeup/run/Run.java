package io.github.tickwise.samples.wakeup.run;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.samples.wakeup.loop.DispatchLoop;
import io.github.tickwise.samples.wakeup.loop.Loop;
import io.github.tickwise.samples.wakeup.loop.ParkLoop;
import io.github.tickwise.samples.wakeup.loop.SelectorLoop;
import io.github.tickwise.samples.wakeup.mechanism.LoopWaker;
import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.mechanism.PipeDescriptor;
import io.github.tickwise.samples.wakeup.mechanism.PostedEvent;
import io.github.tickwise.samples.wakeup.mechanism.ProcessOutput;
import io.github.tickwise.samples.wakeup.mechanism.Samples;
import io.github.tickwise.samples.wakeup.mechanism.SelectorWakeup;
import io.github.tickwise.samples.wakeup.mechanism.SignalledSource;
import io.github.tickwise.samples.wakeup.mechanism.StampPipe;
import io.github.tickwise.samples.wakeup.mechanism.Unpark;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import java.io.IOException;
import java.nio.channels.Selector;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;

/** Wires loops, mechanisms and worker by hand, lets them run once, and takes all of it down again. */
public class Run {
  private final TickSource clock;
  private final int seconds;
  private final Duration slack;
  private final Duration stop;
  private final List<Loop> loops = new ArrayList<>();
  private final Map<Mechanism, LoopWaker> wakers = new EnumMap<>(Mechanism.class);
  private final Map<Mechanism, Samples> samples = new EnumMap<>(Mechanism.class);
  private final List<String> faults = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private SelectorLoop selectorLoop;
  private StampPipe pipe;
  private ProcessOutput process;
  private Worker worker;
  private boolean cancelled;

  public Run(TickSource clock, int seconds) {
    this(clock, seconds, Duration.ofSeconds(20), Duration.ofSeconds(5));
  }

  /**
   * One of other bounds.
   *
   * @param slack how long the worker may take beyond the plan
   * @param stop how long the loops may take after DONE
   */
  Run(TickSource clock, int seconds, Duration slack, Duration stop) {
    this.clock = clock;
    this.seconds = seconds;
    this.slack = slack;
    this.stop = stop;
  }

  /**
   * To be called once. Returns when every thread has ended and every channel is closed, or the bound for that has passed; an interrupt ends it
   * early, as {@link #cancel()}.
   */
  public Outcome execute() throws IOException, InterruptedException {
    wire();
    List<Injection> plan = Injection.plan(seconds, List.copyOf(wakers.keySet()));
    loops.forEach(Loop::start);
    synchronized (this) {
      worker = new Worker(clock, plan, wakers, this::parkNanos, () -> loops.forEach(Loop::stop));
      if (cancelled) {
        worker.cancel();
      }
    }
    worker.thread().start();
    joinWorker(Deadline.after(clock, slack.plusSeconds(seconds)));
    takeDown(Deadline.after(clock, stop));
    return outcome(plan);
  }

  /** Ends the run early, as a signal does: no more is injected, and what was injected is still delivered. From any thread. */
  public synchronized void cancel() {
    cancelled = true;
    if (worker != null) {
      worker.cancel();
    }
  }

  private void wire() throws IOException {
    DispatchLoop dispatch = add(new DispatchLoop());
    selectorLoop = add(selectorLoop(Selector.open()));
    add(Mechanism.POST, new PostedEvent(dispatch, samplesOf(Mechanism.POST, dispatch)));
    add(Mechanism.SOURCE, signalledSource(dispatch, samplesOf(Mechanism.SOURCE, dispatch)));

    Samples fd = samplesOf(Mechanism.FD, selectorLoop);
    pipe = new StampPipe(selectorLoop, Long.BYTES, record -> fd.record(record.getLong()));
    add(Mechanism.FD, new PipeDescriptor(pipe));
    Samples woken = samplesOf(Mechanism.WAKEUP, selectorLoop);
    add(Mechanism.WAKEUP, new SelectorWakeup(selectorLoop, woken));

    wireParked(Mechanism.UNPARK, ParkLoop.platformThreads("parked-loop"));
    ParkLoop.virtualThreads()
        .ifPresentOrElse(
            threads -> wireParked(Mechanism.VIRTUAL, threads),
            () -> notes.add("virtual: not run, this JDK has no virtual threads"));
    wireProcess();
  }

  private void wireParked(Mechanism mechanism, Function<Runnable, Thread> threads) {
    ParkLoop loop = add(new ParkLoop(mechanism.label(), threads));
    add(mechanism, new Unpark(loop, samplesOf(mechanism, loop)));
  }

  private void wireProcess() {
    Samples whole = samplesOf(Mechanism.PROCESS, selectorLoop);
    Samples hop = samplesOf(Mechanism.PUMP, selectorLoop);
    try {
      process = new ProcessOutput(selectorLoop, clock, childCommand(), whole, hop);
      add(Mechanism.PROCESS, process);
    } catch (IOException e) {
      samples.keySet().removeAll(List.of(Mechanism.PROCESS, Mechanism.PUMP));
      notes.add("process: not run, " + e.getMessage());
    }
  }

  private <L extends Loop> L add(L loop) {
    loops.add(loop);
    return loop;
  }

  private void add(Mechanism mechanism, LoopWaker waker) {
    wakers.put(mechanism, faulty(mechanism, waker));
  }

  private Samples samplesOf(Mechanism mechanism, Loop loop) {
    int count = (seconds * 1000 + mechanism.periodMillis() - 1) / mechanism.periodMillis();
    Samples taken = new Samples(clock, loop::isCurrent, count);
    samples.put(mechanism, taken);
    return taken;
  }

  private void joinWorker(Deadline deadline) throws InterruptedException {
    boolean ended;
    try {
      ended = Host.join(worker.thread(), deadline);
    } catch (InterruptedException e) {
      cancel();
      ended = Host.join(worker.thread(), deadline);
    }
    if (!ended) {
      faults.add("stop: the worker did not end");
      loops.forEach(Loop::stop);
    }
    if (worker.failure() != null) {
      faults.add("worker: died of " + worker.failure());
    }
  }

  private void takeDown(Deadline deadline) throws IOException, InterruptedException {
    for (Loop loop : loops) {
      if (!loop.join(deadline)) {
        faults.add("stop: loop " + loop.name() + " did not end");
      }
      loop.failure().ifPresent(e -> faults.add("loop: " + loop.name() + " died of " + e));
    }
    pipe.close();
    boolean closed = pipe.isClosed() && selectorLoop.isClosed();
    if (process != null) {
      process.close();
      process.finish(deadline);
      closed &= process.isClosed();
    }
    if (!closed) {
      faults.add("leak: a channel or the pump is still open");
    }
  }

  private Outcome outcome(List<Injection> plan) {
    Map<String, Long> cpu = new TreeMap<>();
    cpu.put("worker", worker.cpuNanos());
    loops.forEach(l -> cpu.put(l.name(), l.cpuNanos()));
    List<ArmOutcome> arms = new ArrayList<>();
    samples.forEach((mechanism, taken) -> {
      Mechanism cause = mechanism == Mechanism.PUMP ? Mechanism.PROCESS : mechanism;
      int planned = (int) plan.stream().filter(i -> i.mechanism() == cause).count();
      int injected = worker.injected(cause);
      arms.add(
          new ArmOutcome(mechanism, worker.wasCancelled() ? injected : planned, injected, taken));
    });
    return new Outcome(arms, cpu, faults, notes, worker.wasCancelled());
  }

  // The seams of the tests, which put faults in here.

  protected SelectorLoop selectorLoop(Selector selector) {
    return new SelectorLoop(selector);
  }

  protected SignalledSource signalledSource(DispatchLoop loop, Samples taken) {
    return new SignalledSource(loop, taken);
  }

  protected LoopWaker faulty(Mechanism mechanism, LoopWaker waker) {
    return waker;
  }

  protected void parkNanos(long nanos) {
    LockSupport.parkNanos(nanos);
  }

  protected String childCommand() {
    return "cat";
  }
}
