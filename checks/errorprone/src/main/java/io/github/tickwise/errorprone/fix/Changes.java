package io.github.tickwise.errorprone.fix;

import com.google.errorprone.fixes.SuggestedFix;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Changes of one file's text that are made together. */
final class Changes {
  /** From one position to another one. */
  record Range(int from, int to) {}

  private record Change(int from, int to, String text) {
    boolean isInsertion() {
      return from == to;
    }
  }

  private final List<Change> changes = new ArrayList<>();

  /** Puts a text in the place of another one. */
  void replace(int from, int to, String text) {
    changes.add(new Change(from, to, text));
  }

  void delete(int from, int to) {
    if (from < to) {
      replace(from, to, "");
    }
  }

  /** Behind what was inserted at that position before. */
  void insert(int position, String text) {
    changes.add(new Change(position, position, text));
  }

  /**
   * Adds all to a fix.
   *
   * @return whether they can all be made
   */
  boolean writeTo(SuggestedFix.Builder fix) {
    List<Change> merged = merged();
    if (merged == null) {
      return false;
    }
    merged.forEach(c -> fix.replace(c.from(), c.to(), c.text()));
    return true;
  }

  /** Where text changes; the text between two changes is not among it. */
  List<Range> ranges() {
    return changes.stream().map(c -> new Range(c.from(), c.to())).toList();
  }

  /** In order, neighbours as one; {@code null} if two of them touch the same text. */
  private List<Change> merged() {
    List<Change> ordered = new ArrayList<>(changes);
    // Stable: insertions stay in their order, before what replaces the text behind them.
    ordered.sort(Comparator.comparingInt(Change::from).thenComparing(c -> !c.isInsertion()));
    List<Change> merged = new ArrayList<>();
    for (Change next : ordered) {
      int end = merged.size() - 1;
      if (merged.isEmpty() || next.from() > merged.get(end).to()) {
        merged.add(next);
      } else if (next.from() == merged.get(end).to()) {
        Change last = merged.get(end);
        merged.set(end, new Change(last.from(), next.to(), last.text() + next.text()));
      } else {
        return null;
      }
    }
    return merged;
  }
}
