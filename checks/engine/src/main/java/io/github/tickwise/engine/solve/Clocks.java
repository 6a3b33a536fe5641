package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Clock;
import java.util.ArrayList;
import java.util.List;

/** Numbers the clocks of a solution for the bits of {@link Value#clocks}. */
public final class Clocks {
  private static final int MOST = 63;
  private static final Clock OTHER = new Clock("another clock", "raw", 64, false);
  private final List<Clock> clocks = new ArrayList<>();

  int index(Clock clock) {
    int known = clocks.indexOf(clock);
    if (known >= 0) {
      return known;
    }
    if (clocks.size() == MOST) {
      return MOST;
    }
    clocks.add(clock);
    return clocks.size() - 1;
  }

  /**
   * As {@link #index} for a clock of an annotation. Code may have many that have no name: past half
   * of what can be told apart they count as one, so that there is room for the others.
   */
  int indexOfDeclared(Clock clock) {
    boolean room =
        clocks.size() < MOST / 2 || clocks.contains(clock) || !clock.name().isEmpty();
    return index(room ? clock : new Clock("@Tick", clock.unit(), clock.width(), clock.boot(), ""));
  }

  /** The clocks that a value's readings may come from. */
  public List<Clock> of(Value value) {
    List<Clock> all = new ArrayList<>();
    for (long bits = value.clocks(); bits != 0; bits &= bits - 1) {
      int i = Long.numberOfTrailingZeros(bits);
      all.add(i < clocks.size() ? clocks.get(i) : OTHER);
    }
    return all;
  }
}
