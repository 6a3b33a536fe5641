package io.github.tickwise.samples.offloop;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.samples.kit.Options;
import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.samples.offloop.App.Plan;
import io.github.tickwise.samples.offloop.App.Where;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;

/** The command line. */
public final class Main {
  static final String IN_STEP = "a step was in flight";

  private static final String USAGE = """
      usage: java -jar off-loop.jar [--origin zero|huge|negative|wrap] [--seconds N] [--driver busy|thinking] [--out DIRECTORY]
                                    [--self-check | --bench | --serve [--on-loop] [--workers N] [--port N]]
        (nothing)     compares the arms under one driver (thinking), N seconds an arm and round (2); data and plots
        --bench       the same under both drivers, 5 seconds, and exits with 1 if a bound is missed
        --self-check  the gate: what the program promises, in about 20 seconds
        --serve       the application, 4 Hz x 200 ms off the loop or on it, until SIGTERM""";

  private Main() {}

  /** Exit status: 0 when all went well, also after SIGTERM; 1 when a check or a bound fails; 2 when the arguments are wrong. */
  public static void main(String[] args) {
    Options.run(USAGE, () -> task(args));
  }

  private static Options.Task task(String... args) {
    Options options = new Options(
        Set.of("--self-check", "--bench", "--serve", "--on-loop"),
        Set.of("--origin", "--seconds", "--driver", "--out", "--workers", "--port"),
        args);
    Origin origin = options.constant("--origin", Origin.ZERO);
    if (options.has("--self-check")) {
      return () -> new SelfCheck(origin, System.out).run();
    }
    if (options.has("--serve")) {
      Where where = options.has("--on-loop") ? Where.ON_LOOP : Where.OFF_LOOP;
      Plan plan = new Plan(where, options.number("--workers", 1), 4, 200);
      int port = options.number("--port", 0);
      return () -> serve(new App(origin.clock(), plan), port);
    }
    boolean bench = options.has("--bench");
    Driver one = options.constant("--driver", Driver.THINKING);
    List<Driver> drivers = bench ? List.of(Driver.BUSY, Driver.THINKING) : List.of(one);
    Duration length = Duration.ofSeconds(options.number("--seconds", bench ? 5 : 2));
    Path out = options.out(Main.class);
    return () -> measure(new Bench(origin.clock(), length, out, System.out), drivers) || !bench;
  }

  private static boolean measure(Bench bench, List<Driver> drivers) throws Exception {
    System.out.println(Host.facts());
    for (Driver driver : drivers) {
      bench.loaded(driver);
    }
    bench.bus();
    System.out.println(Host.facts());
    return bench.finish();
  }

  private static boolean serve(App app, int port) throws IOException, InterruptedException {
    app.start(port);
    System.out.println("listening on port " + app.server().port());
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      // SIGTERM
    }
    String flight = app.simulation().inStep() ? IN_STEP : "no step was in flight";
    List<String> problems = app.stop(App.JOIN);
    System.out.println(
        "stopped after " + app.simulation().published() + " steps " + problems + ", " + flight);
    return problems.stream().allMatch(p -> p.startsWith("joined")); // abandoned, as it is meant
  }
}
