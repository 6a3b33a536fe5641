package io.github.tickwise.samples.idleloop;

import static io.github.tickwise.samples.kit.Checks.require;

import io.github.tickwise.samples.kit.Checks;
import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSpan;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;

/** What a loop promises, tried on a simulated host from one origin of its clock: the right one keeps it, a sabotaged one must not. */
final class Promises {
  static final String DEADLINES = "honoured sleeps miss no deadline";
  static final String CALLBACKS = "long callbacks are no late host";
  static final String LATE_HOST = "a late host suspends the sleep, and backs off";
  static final String COARSE_HOST = "a host without short waits is spun on";
  static final String WAKE = "a post in the gap before the wait is not slept through";
  static final String AWAKE = "leftovers keep it awake";

  private static final @TickSpan long SECOND = TimeUnit.SECONDS.toNanos(1);
  private static final @TickSpan long CALLBACK = TimeUnit.MILLISECONDS.toNanos(3);

  /** Makes the loop that is held to its promises. */
  @FunctionalInterface
  interface Maker {
    EventLoop make(VirtualHost host, BiConsumer<Level, String> log);
  }

  private final Origin origin;
  private final Maker maker;

  private Promises(Origin origin, Maker maker) {
    this.origin = origin;
    this.maker = maker;
  }

  /** The right loop. */
  static EventLoop loop(VirtualHost host, BiConsumer<Level, String> log) {
    return new EventLoop(host, host, Settings.DEFAULT, EventLoop.Mode.IDLE, () -> 0, log);
  }

  /** The names of those that the loop does not keep. */
  static List<String> broken(Origin origin, Maker maker) throws InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Checks checks = new Checks(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    Promises promises = new Promises(origin, maker);
    checks.check(DEADLINES, promises::deadlines);
    checks.check(CALLBACKS, promises::longCallbacks);
    checks.check(LATE_HOST, promises::lateHost);
    checks.check(COARSE_HOST, promises::coarseHost);
    checks.check(WAKE, promises::stickyWake);
    checks.check(AWAKE, promises::leftovers);
    return bytes
        .toString(StandardCharsets.UTF_8)
        .lines()
        .filter(l -> l.startsWith("FAILED"))
        .map(l -> l.replaceFirst("FAILED +", "").replaceFirst(": .*", ""))
        .toList();
  }

  private String deadlines() {
    VirtualHost host = new VirtualHost(origin.reading());
    EventLoop loop = loop(host);
    World world = new World(loop.wheel());
    loop.wheel().add(1, 1, () -> host.advance(CALLBACK));
    passFor(loop, host, 60);
    loop.pass(); // the turn that is due just now
    long lag = loop.wheel().lag().getMaxValue();
    long expected = World.expected(loop.wheel().turns());
    require(lag == 0, "a turn was " + lag + " us late");
    require(loop.wheel().turns() == 7_500, loop.wheel().turns() + " turns");
    require(world.thoughts() == expected, world.thoughts() + " timers ran, not " + expected);
    return "60 s, " + loop.wheel().turns() + " turns, none late, " + expected + " timers, "
        + loop.sleeps() + " sleeps";
  }

  private String longCallbacks() {
    VirtualHost host = new VirtualHost(origin.reading());
    EventLoop loop = loop(host);
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
    EventLoop loop = maker.make(host, (level, text) -> levels.add(level));
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
    Health health = loop(host).health();
    require(health == Health.SPINNING_HOST, health.toString());
    return "25 waits of 2 ms took 8 ms each: " + health;
  }

  private String stickyWake() {
    Runnable[] gap = {() -> {}};
    VirtualHost host = new VirtualHost(origin.reading()) {
      @Override
      public boolean isEmpty() { // the loop has looked at the posts, and is about to wait
        gap[0].run();
        return super.isEmpty();
      }
    };
    EventLoop loop = loop(host);
    long waits = host.waits();
    List<String> ran = new ArrayList<>();
    gap[0] = () -> {
      gap[0] = () -> {};
      loop.post(() -> ran.add("post"));
    };
    loop.pass();
    loop.pass(); // waits, once, after the post has run
    require(ran.size() == 1 && host.waits() - waits == 1, ran + ", " + (host.waits() - waits));
    return "it ran in the next pass, at once";
  }

  /** Of 300 in a queue, a pass takes 128: the third sleeps. */
  private String leftovers() {
    List<BiConsumer<VirtualHost, EventLoop>> queues = List.of(
        (host, loop) -> loop.post(() -> {}),
        (host, loop) -> loop.wheel().add(1, 0, () -> {}),
        (host, loop) -> host.receive(1),
        (host, loop) -> loop.defer(() -> {}),
        (host, loop) -> loop.snapshot(() -> {}));
    for (int queue = 0; queue < queues.size(); queue++) {
      VirtualHost host = new VirtualHost(origin.reading());
      EventLoop loop = loop(host);
      for (int i = 0; i < 300; i++) {
        queues.get(queue).accept(host, loop);
      }
      host.advance(TimerWheel.TICK); // the timers are due, and the next turn is far
      for (int pass = 1; pass <= 3; pass++) {
        long waits = host.waits();
        loop.pass();
        require(host.waits() - waits == pass / 3, "queue " + queue + ", pass " + pass);
      }
    }
    return queues.size() + " queues of 300, 128 a pass";
  }

  private EventLoop loop(VirtualHost host) {
    return maker.make(host, (level, text) -> {});
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
