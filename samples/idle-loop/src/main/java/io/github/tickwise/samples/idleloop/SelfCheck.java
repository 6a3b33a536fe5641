package io.github.tickwise.samples.idleloop;

import static io.github.tickwise.samples.kit.Checks.require;

import io.github.tickwise.samples.kit.Checks;
import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import java.io.PrintStream;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * What the program promises, tried from one origin of its clock: on a simulated host what depends on time, on this one
 * what must hold however busy it is.
 */
final class SelfCheck {
  private static final @TickSpan long SECOND = TimeUnit.SECONDS.toNanos(1);

  private final Origin origin;
  private final Checks checks;

  SelfCheck(Origin origin, PrintStream out) {
    this.origin = origin;
    this.checks = new Checks(out);
    out.println("self-check from origin " + origin + ", reading " + origin.reading());
  }

  /**
   * Runs all checks and prints each.
   *
   * @param seconds for the arms on this host, about
   * @return whether all hold
   */
  boolean run(int seconds) {
    checks.check("honoured sleeps miss no deadline (simulated, 60 s)", this::deadlines);
    checks.check("long callbacks are no late host (simulated)", this::longCallbacks);
    checks.check("a late host suspends the sleep, and backs off (simulated)", this::lateHost);
    checks.check("a host without short waits is spun on (simulated)", this::coarseHost);
    checks.check(
        "a post in the gap before the wait is not slept through (simulated)", this::stickyWake);
    TickSource source = origin.clock();
    Duration quiet = Duration.ofMillis(Math.max(200, 1000L * seconds / 9));
    for (Arm arm : List.of(Bench.LEGACY, Bench.SPIN, Bench.IDLE, Bench.IDLE)) {
      checks.check(
          "arm " + arm.name() + ": timers, posts and echoes once each (this host)",
          () -> arm(arm, source, quiet));
    }
    return checks.hold();
  }

  private String deadlines() {
    VirtualHost host = new VirtualHost(origin.reading());
    EventLoop loop = loop(host, new ArrayList<>());
    World world = new World(loop.wheel());
    passFor(loop, host, 60);
    loop.pass(); // the turn that is due just now
    long lag = loop.wheel().lag().getMaxValue();
    long expected = World.expected(loop.wheel().turns());
    require(lag == 0, "a turn was " + lag + " us late");
    require(loop.wheel().turns() == 7_500, loop.wheel().turns() + " turns");
    require(world.thoughts() == expected, world.thoughts() + " timers ran, not " + expected);
    return loop.wheel().turns() + " turns, none late, " + expected + " timers, " + loop.sleeps()
        + " sleeps";
  }

  private String longCallbacks() {
    VirtualHost host = new VirtualHost(origin.reading());
    EventLoop loop = loop(host, new ArrayList<>());
    for (@TickSpan long span = 1_000_000; span <= 100 * SECOND; span *= 10) {
      @TickSpan long length = span;
      loop.wheel().add(1, 0, () -> host.advance(length));
      passFor(loop, host, 5);
    }
    require(loop.watch().late() == 0, loop.watch().late() + " late waits");
    require(loop.health() == Health.HEALTHY, loop.health().toString());
    return "callbacks of 1 ms to 100 s, 0 late waits";
  }

  private String lateHost() {
    List<Level> levels = new ArrayList<>();
    VirtualHost host = new VirtualHost(origin.reading());
    EventLoop loop = loop(host, levels);
    host.returnLate(TimerWheel.TICK);
    passFor(loop, host, 500);
    List<Level> wanted = new ArrayList<>(List.of(
        Level.DEBUG, Level.DEBUG, Level.WARNING, Level.WARNING, Level.WARNING, Level.ERROR));
    while (wanted.size() < levels.size()) {
      wanted.add(Level.DEBUG);
    }
    require(levels.equals(wanted), levels.toString());
    require(loop.health() == Health.SUSPENDED, loop.health().toString());
    host.returnLate(0);
    passFor(loop, host, 190);
    require(loop.health() == Health.HEALTHY, loop.health().toString());
    return levels.size() + " suspensions " + levels + ", then healthy";
  }

  private String coarseHost() {
    VirtualHost host = new VirtualHost(origin.reading());
    host.returnLate(TimeUnit.MILLISECONDS.toNanos(6));
    Health health = loop(host, new ArrayList<>()).health();
    require(health == Health.SPINNING_HOST, health.toString());
    return "25 waits of 2 ms took 8 ms each: " + health;
  }

  private String stickyWake() {
    Runnable[] gap = {() -> {}};
    VirtualHost host = new VirtualHost(origin.reading()) {
      @Override
      public void await(@TickSpan long nanos) {
        gap[0].run();
        super.await(nanos);
      }
    };
    EventLoop loop = loop(host, new ArrayList<>());
    long waits = host.waits();
    List<String> ran = new ArrayList<>();
    gap[0] = () -> {
      gap[0] = () -> {};
      loop.post(() -> ran.add("post"));
    };
    loop.pass();
    loop.pass();
    require(ran.size() == 1 && host.waits() - waits == 1, ran + ", " + (host.waits() - waits));
    return "it ran in the next pass, at once";
  }

  private String arm(Arm arm, TickSource source, Duration quiet) throws Exception {
    Arm.Result result = arm.run(source, quiet);
    return String.format(
        Locale.ROOT,
        "%.1f %% CPU, %d timers, %d posts, %d echoes, %d late waits, %s",
        result.cpu(),
        result.thoughts(),
        result.postToRun().getTotalCount(),
        result.roundTrip().getTotalCount(),
        result.late(),
        result.health());
  }

  private static EventLoop loop(VirtualHost host, List<Level> levels) {
    return new EventLoop(
        host,
        host,
        Settings.DEFAULT,
        EventLoop.Mode.IDLE,
        () -> 0,
        (level, text) -> levels.add(level));
  }

  /** Passes for so much simulated time; a pass that does not sleep takes 4 ms. */
  static void passFor(EventLoop loop, VirtualHost host, int seconds) {
    Deadline end = Deadline.after(host, seconds * SECOND);
    while (!end.isDue()) {
      long sleeps = loop.sleeps();
      loop.pass();
      if (loop.sleeps() == sleeps) {
        host.advance(TimerWheel.TICK / 2);
      }
    }
  }
}
