package io.github.tickwise.errorprone.fix;

import java.util.ArrayList;
import java.util.List;

/** The parts of a file that fixes have changed. */
final class Touched {
  private final List<Changes.Range> ranges = new ArrayList<>();

  /** Takes the text of all changes; {@code false}, and nothing is taken, if some is taken already. */
  boolean take(Changes changes) {
    List<Changes.Range> wanted = changes.ranges();
    for (Changes.Range range : wanted) {
      for (Changes.Range taken : ranges) {
        if (range.from() <= taken.to() && taken.from() <= range.to()) {
          return false;
        }
      }
    }
    ranges.addAll(wanted);
    return true;
  }
}
