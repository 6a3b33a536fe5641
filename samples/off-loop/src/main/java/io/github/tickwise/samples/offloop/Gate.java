package io.github.tickwise.samples.offloop;

import io.github.tickwise.samples.offloop.App.Where;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import io.github.tickwise.ticks.Ticks;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * One phase of the gate: an application is looked at from outside, over held streams and {@code /now}. At 4 Hz x 200 ms, 80 % of the time, an
 * answer that has to wait for a step takes up to 200 ms and one that need not takes less than 1: the limit of 100 ms has margin both ways.
 */
final class Gate {
  static final int SAMPLES = 24;

  private static final @TickSpan long LIMIT = TimeUnit.MILLISECONDS.toNanos(100);
  /** A busy host may keep a free loop waiting; a loop that is not free fails every time. */
  private static final int TRIES = 3;

  private final TickSource clock;
  private final App app;
  private final Duration arrive;
  private final List<String> failed = new ArrayList<>();
  private String seen = "";

  /** @param arrive how long the last steps may take to come to all streams */
  Gate(TickSource clock, App app, Duration arrive) {
    this.clock = clock;
    this.app = app;
    this.arrive = arrive;
  }

  /**
   * Starts the application, looks, and stops it.
   *
   * @param streams held, opened one at a time
   * @param samples of {@code /now}, at random gaps of 120 ms in the mean
   * @return what fails, each by the name of its assertion
   */
  List<String> run(int streams, int samples) throws Exception {
    app.start(0);
    List<Events> held = new ArrayList<>();
    List<Long> openedAfter = new ArrayList<>();
    try (Client client = new Client(clock, app.server().port())) {
      client.get("/now"); // it has its place before the streams get theirs
      for (int i = 0; i < streams; i++) {
        held.add(new Events(clock, app.server().port()));
        openedAfter.add(app.simulation().published());
      }
      @Tick long start = clock.read();
      @TickSpan long worst = worst(client, samples);
      for (int t = 1; t < TRIES && worst >= LIMIT && isOff(); t++) {
        worst = worst(client, samples);
      }
      checkLoop(worst, Ticks.elapsed(start, clock.read()) / app.plan().period());
      checkSteps(held, openedAfter);
    } finally {
      failed.addAll(app.stop(App.JOIN));
      for (Events events : held) {
        events.close();
      }
    }
    return failed;
  }

  private @TickSpan long worst(Client client, int samples) throws Exception {
    SplittableRandom random = new SplittableRandom(17);
    @TickSpan long worst = 0;
    for (int i = 0; i < samples; i++) {
      Thread.sleep(random.nextInt(20, 220));
      worst = Math.max(worst, client.get("/now"));
    }
    return worst;
  }

  private boolean isOff() {
    return app.plan().where() == Where.OFF_LOOP;
  }

  private void checkLoop(@TickSpan long worst, long periods) {
    seen = String.format(Locale.ROOT, "worst /now %.1f ms", worst / 1e6);
    long steps = app.simulation().published();
    check("loop free", !isOff() || worst < LIMIT, seen);
    check("slow", isOff() || worst >= LIMIT, seen);
    check(
        "productive", isOff() || steps >= periods / 2, steps + " steps in " + periods + " periods");
  }

  private void checkSteps(List<Events> held, List<Long> openedAfter) throws InterruptedException {
    long last = app.simulation().published();
    Deadline deadline = Deadline.after(clock, arrive);
    List<String> counts = new ArrayList<>();
    long missing = 0;
    for (int i = 0; i < held.size(); i++) {
      missing += held.get(i).awaitAll(openedAfter.get(i), last, deadline);
      counts.add(held.get(i).ids().size() + " on worker " + held.get(i).worker());
    }
    seen += ", steps " + last + ": " + counts;
    boolean arrived = held.stream().anyMatch(e -> !e.ids().isEmpty());
    check("steps arrive", arrived || !isOff(), counts.toString());
    check("ids contiguous", held.stream().allMatch(Events::isContiguous), counts.toString());
    check("frame count", missing == 0 || !arrived, missing + " are missing: " + counts);
    long workers = held.stream().map(Events::worker).distinct().count();
    check("worker count", workers == app.plan().workers(), "vacuous, all on " + workers);
  }

  private void check(String assertion, boolean holds, String what) {
    if (!holds) {
      failed.add(assertion + ": " + what);
    }
  }

  List<String> failed() {
    return failed;
  }

  /** What was seen, for people. */
  String seen() {
    return seen;
  }
}
