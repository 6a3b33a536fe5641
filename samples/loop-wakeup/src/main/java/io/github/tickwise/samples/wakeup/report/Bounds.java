package io.github.tickwise.samples.wakeup.report;

import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.run.ArmOutcome;
import io.github.tickwise.samples.wakeup.run.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What the rounds of a full run are held to. Ratios, where possible: absolute times are the machine's. */
public final class Bounds {
  private static final double STEADY_P99_MICROS = 10_000;

  private final List<String> lines = new ArrayList<>();
  private boolean held = true;

  private Bounds() {}

  public static Bounds of(List<Outcome> rounds) {
    Bounds bounds = new Bounds();
    List<String> problems = rounds.stream().flatMap(r -> r.problems().stream()).toList();
    bounds.check(
        problems.isEmpty(), "counts exact, callbacks on their loops, clean stop " + problems);
    double post = Table.percentile(rounds, Mechanism.POST, 50);
    double source = Table.percentile(rounds, Mechanism.SOURCE, 50);
    double fd = Table.percentile(rounds, Mechanism.FD, 50);
    double unpark = Table.percentile(rounds, Mechanism.UNPARK, 50);
    bounds.check(fd < post, "median: descriptor %.1f < post %.1f us (x%.2f)", fd, post, post / fd);
    bounds.check(
        post <= 1.05 * source,
        "median: post %.1f <= 1.05 x source %.1f us (x%.2f)",
        post,
        source,
        post / source);
    bounds.check(unpark < fd, "median: unpark %.1f < descriptor %.1f us", unpark, fd);
    for (ArmOutcome arm : rounds.get(0).arms()) {
      double p99 = Table.percentile(rounds, arm.mechanism(), 99);
      bounds.check(
          p99 < STEADY_P99_MICROS,
          "steady p99 of %s: %.1f < %.0f us",
          arm.mechanism().label(),
          p99,
          STEADY_P99_MICROS);
    }
    double first = rounds.get(0).arm(Mechanism.POST).first() / 1e3;
    bounds.check(first >= 5 * post, "post: first sample %.1f >= 5 x median %.1f us", first, post);
    return bounds;
  }

  private void check(boolean holds, String text, Object... figures) {
    held &= holds;
    String said = figures.length == 0 ? text : String.format(Locale.ROOT, text, figures);
    lines.add((holds ? "PASS    " : "MISSED  ") + said);
  }

  public List<String> lines() {
    return lines;
  }

  /** Whether all hold. */
  public boolean held() {
    return held;
  }
}
