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

  public void atLeast(double least, String what, double figure) {
    say(figure >= least, what, figure, ">= %.2f", least);
  }

  public void atMost(double most, String what, double figure) {
    say(figure <= most, what, figure, "<= %.2f", most);
  }

  public void within(double least, double most, String what, double figure) {
    say(figure >= least && figure <= most, what, figure, "%.2f to %.2f", least, most);
  }

  private void say(boolean holds, String what, double figure, String bound, Object... limits) {
    held &= holds;
    out.printf(
        Locale.ROOT,
        "%-7s%s: %.2f, bound %s%n",
        holds ? "holds" : "MISSED",
        what,
        figure,
        String.format(Locale.ROOT, bound, limits));
  }

  /** Whether all have held so far. */
  public boolean held() {
    return held;
  }
}
