package io.github.tickwise.samples.kit;

import java.io.PrintStream;
import java.util.Locale;

/** The bounds of a full run, each printed with the figure beside it, whether it holds or is missed. */
public final class Bounds {
  private final PrintStream out;
  private boolean held = true;

  public Bounds(PrintStream out) {
    this.out = out;
  }

  /** Prints what has no bound. */
  public void say(String format, Object... figures) {
    out.println(String.format(Locale.ROOT, format, figures));
  }

  /** One that is no figure. */
  public void that(boolean holds, String what) {
    held &= holds;
    out.println((holds ? "holds  " : "MISSED ") + what);
  }

  public void above(double limit, String what, double figure) {
    check(figure > limit, what, figure, "> %.2f", limit);
  }

  public void below(double limit, String what, double figure) {
    check(figure < limit, what, figure, "< %.2f", limit);
  }

  public void atLeast(double least, String what, double figure) {
    check(figure >= least, what, figure, ">= %.2f", least);
  }

  public void atMost(double most, String what, double figure) {
    check(figure <= most, what, figure, "<= %.2f", most);
  }

  public void within(double least, double most, String what, double figure) {
    check(figure >= least && figure <= most, what, figure, "%.2f to %.2f", least, most);
  }

  private void check(boolean holds, String what, double figure, String bound, Object... limits) {
    that(
        holds,
        String.format(Locale.ROOT, "%s: %.2f, bound ", what, figure)
            + String.format(Locale.ROOT, bound, limits));
  }

  /** Whether all have held so far. */
  public boolean held() {
    return held;
  }
}
