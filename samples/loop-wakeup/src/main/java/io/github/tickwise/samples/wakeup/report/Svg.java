package io.github.tickwise.samples.wakeup.report;

import java.util.Locale;

/** The few shapes that a plot is made of. Coordinates are pixels from the upper left. */
final class Svg {
  private final StringBuilder text;

  Svg(int width, int height) {
    String head =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' font-family='sans-serif' font-size='12'>\n";
    text = new StringBuilder(String.format(head, width, height));
    rect(0, 0, width, height, "#fff");
  }

  void rect(double x, double y, double width, double height, String fill) {
    add(
        "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='%s'/>",
        x, y, width, height, fill);
  }

  void line(double x, double y, double x2, double y2, String stroke) {
    add("<line x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f' stroke='%s'/>", x, y, x2, y2, stroke);
  }

  void circle(double x, double y, double radius, String stroke) {
    add("<circle cx='%.1f' cy='%.1f' r='%.1f' fill='none' stroke='%s'/>", x, y, radius, stroke);
  }

  /** The anchor: start, middle or end. */
  void text(double x, double y, String anchor, String words) {
    add("<text x='%.1f' y='%.1f' text-anchor='%s'>%s</text>", x, y, anchor, words);
  }

  private void add(String format, Object... arguments) {
    text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }

  @Override
  public String toString() {
    return text + "</svg>\n";
  }
}
