package io.github.tickwise.samples.idleloop;

import io.github.tickwise.samples.kit.Checks;
import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.ticks.TickSource;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;

/** What must hold however busy the host is, from one origin of the clock: every arm does its work. What depends on time is tried on a simulated host, in tests. */
final class SelfCheck {
  private final Origin origin;
  private final Checks checks;

  SelfCheck(Origin origin, PrintStream out) {
    this.origin = origin;
    this.checks = new Checks(out);
    out.println("self-check from origin " + origin + ", reading " + origin.reading());
  }

  /** Runs each arm for so long, and as long again under probes; whether all have done their work. */
  boolean run(Duration quiet) throws InterruptedException {
    TickSource source = origin.clock();
    for (Arm arm : Bench.ARMS) {
      checks.check(
          "arm " + arm.name() + ", timers, posts and echoes once each",
          () -> show(arm.run(source, quiet)));
    }
    return checks.hold();
  }

  private static String show(Arm.Result result) {
    return String.format(
        Locale.ROOT,
        "%.1f %% CPU, %d timers, %d posts, %d echoes, %d sleeps, %d late, %s",
        result.cpu(),
        result.thoughts(),
        result.postToRun().getTotalCount(),
        result.roundTrip().getTotalCount(),
        result.sleeps(),
        result.late(),
        result.health());
  }
}
