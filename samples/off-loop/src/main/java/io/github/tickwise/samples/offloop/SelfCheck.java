package io.github.tickwise.samples.offloop;

import static io.github.tickwise.samples.kit.Checks.require;

import io.github.tickwise.samples.kit.Checks;
import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.samples.offloop.App.Plan;
import io.github.tickwise.samples.offloop.App.Where;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import java.io.BufferedReader;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** The gate, and short arms for their counts, on a clock from one origin. No check depends on how fast the host is. */
final class SelfCheck {
  private static final int TRIES = 10;

  private final Origin origin;
  private final TickSource clock;
  private final Checks checks;

  SelfCheck(Origin origin, PrintStream out) {
    this.origin = origin;
    this.clock = origin.clock();
    this.checks = new Checks(out);
    out.println("self-check from origin " + origin + ", reading " + clock.read());
  }

  /** Runs all checks, and prints each; whether all hold. */
  boolean run() throws InterruptedException {
    checks.check("off the loop, one worker", () -> gate(Where.OFF_LOOP, 1, 1));
    checks.check("on the loop, one worker", () -> gate(Where.ON_LOOP, 1, 1));
    checks.check("off the loop, two workers", () -> gate(Where.OFF_LOOP, 2, 4));
    checks.check("SIGTERM exits 0", () -> sigterm(Main.class));
    checks.check("idle loop, 250 Hz", () -> arm(Driver.IDLE, Where.OFF_LOOP, 250, 0));
    checks.check("load, no steps", () -> arm(Driver.THINKING, Where.NOWHERE, 1, 0));
    checks.check("load, 60 Hz x 4 ms on loop", () -> arm(Driver.THINKING, Where.ON_LOOP, 60, 4));
    checks.check("load, 60 Hz x 4 ms off loop", () -> arm(Driver.THINKING, Where.OFF_LOOP, 60, 4));
    return checks.hold();
  }

  private String gate(Where where, int workers, int streams) throws Exception {
    App app = new App(clock, new Plan(where, workers, 4, 200));
    Gate gate = new Gate(clock, app, Duration.ofSeconds(5));
    require(gate.run(streams, Gate.SAMPLES).isEmpty(), gate.failed().toString());
    return gate.seen();
  }

  private String arm(Driver driver, Where where, int hz, int millis) throws Exception {
    Arm arm = new Arm("", new Plan(where, 1, hz, millis));
    Arm.Result result = arm.run(clock, driver, Duration.ofSeconds(1));
    require(result.lost() == 0, result.lost() + " steps were lost");
    return result.answers() + " answers, " + result.steps() + " steps, none lost";
  }

  /**
   * The program itself, as a process; once more if the host was late and the signal came between two steps.
   *
   * @param main the program's
   */
  String sigterm(Class<?> main) throws Exception {
    String start = origin.name().toLowerCase(Locale.ROOT);
    for (int t = 0; t < TRIES; t++) {
      Process program = Host.start(main, "--serve", "--origin", start);
      try (BufferedReader output = program.inputReader()) {
        int port = Integer.parseInt(output.readLine().replaceFirst(".* ", ""));
        try (Events events = new Events(clock, port)) {
          events.awaitAll(0, 1, Deadline.after(clock, Duration.ofSeconds(10)));
        }
        Thread.sleep(100); // the next step begins 50 ms after the end of this one, and takes 200 ms
        program.toHandle().destroy(); // SIGTERM; Process.destroy would close the output too
        String last = output.lines().reduce("", (a, b) -> b);
        require(program.waitFor(20, TimeUnit.SECONDS), "it hangs");
        require(program.exitValue() == 0, "exit " + program.exitValue() + ", " + last);
        if (last.endsWith(Main.IN_STEP)) {
          return last;
        }
      } finally {
        program.destroyForcibly();
      }
    }
    throw new IllegalStateException("no signal has met a step");
  }
}
