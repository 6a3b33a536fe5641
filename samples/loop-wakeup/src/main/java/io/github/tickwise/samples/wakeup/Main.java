package io.github.tickwise.samples.wakeup;

import io.github.tickwise.samples.wakeup.report.Bounds;
import io.github.tickwise.samples.wakeup.report.Log;
import io.github.tickwise.samples.wakeup.report.Plots;
import io.github.tickwise.samples.wakeup.report.Table;
import io.github.tickwise.samples.wakeup.run.Outcome;
import io.github.tickwise.samples.wakeup.run.Run;
import io.github.tickwise.ticks.TickSource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the program. Exit status: 0 when all is as it should be, also after SIGTERM; 1 when a count, a bound or a check fails; 2 when the
 * command line is none.
 */
public final class Main {
  private Main() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Settings settings;
    try {
      settings = Settings.parse(args);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.err.println(Settings.USAGE);
      System.exit(2);
      return;
    }
    TickSource clock = settings.origin().shift(TickSource.system());
    boolean right =
        settings.mode() == Settings.Mode.SELF_CHECK ? check(settings, clock) : run(settings, clock);
    System.out.flush();
    System.exit(right ? 0 : 1);
  }

  private static boolean check(Settings settings, TickSource clock)
      throws IOException, InterruptedException {
    SelfCheck check = new SelfCheck(clock, settings.seconds(), System.out);
    try (Sigterm sigterm = new Sigterm(check::cancel)) {
      boolean right = check.passes();
      sigterm.finished(right);
      return right;
    }
  }

  private static boolean run(Settings settings, TickSource clock)
      throws IOException, InterruptedException {
    List<Outcome> rounds = new ArrayList<>();
    boolean cancelled = false;
    while (rounds.size() < settings.rounds() && !cancelled) {
      Run run = new Run(clock, settings.seconds());
      try (Sigterm sigterm = new Sigterm(run::cancel)) {
        Outcome outcome = run.execute();
        rounds.add(outcome);
        cancelled = outcome.cancelled();
        print(settings, rounds);
        sigterm.finished(outcome.problems().isEmpty());
      }
    }
    if (settings.mode() == Settings.Mode.BENCH) {
      Bounds bounds = Bounds.of(rounds);
      bounds.lines().forEach(System.out::println);
      return bounds.held();
    }
    return rounds.stream().allMatch(r -> r.problems().isEmpty());
  }

  private static void print(Settings settings, List<Outcome> rounds) throws IOException {
    Outcome last = rounds.get(rounds.size() - 1);
    Log.lines(last).forEach(System.out::println);
    last.problems().forEach(p -> System.out.println("PROBLEM " + p));
    if (last.cancelled()) {
      System.out.println("ended early: what was injected was delivered, and nothing is written");
    } else if (rounds.size() == settings.rounds()) {
      System.out.println(Table.machine(last));
      Table.lines(rounds).forEach(System.out::println);
      Plots.write(settings.out(), rounds);
      System.out.println("written: loop-wakeup.csv, .svg, .log in " + settings.out());
    }
  }
}
