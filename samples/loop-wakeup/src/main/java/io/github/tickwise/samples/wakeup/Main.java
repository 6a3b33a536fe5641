package io.github.tickwise.samples.wakeup;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.samples.kit.Options;
import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.samples.wakeup.report.Log;
import io.github.tickwise.samples.wakeup.report.Report;
import io.github.tickwise.samples.wakeup.run.Outcome;
import io.github.tickwise.samples.wakeup.run.Run;
import io.github.tickwise.ticks.TickSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Runs the program. Exit status: 0 when all is as it should be, also after SIGTERM; 1 when a count, a bound or a check fails; 2 when the
 * command line is none.
 */
public final class Main {
  static final String USAGE =
      "usage: loop-wakeup.jar [--self-check | --bench] [--origin zero|huge|negative|wrap] [--seconds N] [--rounds N] [--out DIR]";

  private Main() {}

  public static void main(String[] args) {
    Options.run(USAGE, () -> task(args));
  }

  private static Options.Task task(String... args) {
    Options options = new Options(
        Set.of("--self-check", "--bench"),
        Set.of("--origin", "--seconds", "--rounds", "--out"),
        args);
    Origin origin = options.constant("--origin", Origin.ZERO);
    boolean check = options.has("--self-check");
    int seconds = options.number("--seconds", check ? 3 : 30);
    if (check) {
      TickSource clock = origin.clock();
      return () -> new SelfCheck(clock, System.out).run(new Run(clock, seconds), seconds);
    }
    boolean bench = options.has("--bench");
    int rounds = options.number("--rounds", bench ? 3 : 1);
    Path out = options.out(Main.class);
    return () -> run(origin.clock(), seconds, rounds, out, bench);
  }

  private static boolean run(TickSource clock, int seconds, int rounds, Path out, boolean bench)
      throws IOException, InterruptedException {
    List<Outcome> outcomes = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      Outcome outcome = new Run(clock, seconds).execute();
      Log.lines(outcome).forEach(System.out::println);
      outcome.problems().forEach(p -> System.out.println("PROBLEM " + p));
      if (outcome.cancelled()) {
        System.out.println("ended early: what was injected was delivered, and nothing is written");
        return outcome.problems().isEmpty();
      }
      outcomes.add(outcome);
    }
    System.out.println(Host.facts());
    Report report = new Report(outcomes);
    report.print(System.out);
    report.write(out);
    System.out.println("written: loop-wakeup.csv, .svg, .log in " + out);
    boolean held = report.judge(System.out);
    return bench ? held : outcomes.stream().allMatch(o -> o.problems().isEmpty());
  }
}
