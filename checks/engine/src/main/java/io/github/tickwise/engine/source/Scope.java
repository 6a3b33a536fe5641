package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Slot;
import java.util.ArrayList;
import java.util.List;

/**
 * What surrounds the statement being lowered, innermost first: where jumps lead, what catches, and
 * which {@code finally} blocks a jump passes on its way out.
 */
sealed interface Scope<O> {
  /** The next one outwards; {@code null} for the outermost. */
  Scope<O> outer();

  /**
   * A loop, a switch or a labelled statement.
   *
   * @param labels the labels that name it
   * @param continueTo {@code null} where {@code continue} passes by
   * @param plain whether a {@code break} without label ends it
   */
  record Jump<O>(
      Scope<O> outer, List<String> labels, Label<O> breakTo, Label<O> continueTo, boolean plain)
      implements Scope<O> {}

  /** A switch expression whose value lands in {@code result}. */
  record Yielding<O>(Scope<O> outer, Label<O> exit, Slot.Local result, String type)
      implements Scope<O> {}

  /**
   * A try body with its catches.
   *
   * @param all whether nothing gets past them
   */
  record Catching<O>(Scope<O> outer, List<Label<O>> catches, boolean all) implements Scope<O> {}

  /**
   * A try body and its catches inside a {@code finally}.
   *
   * @param exceptional the copy of {@code body} that runs when an exception passes
   */
  record Finally<O>(Scope<O> outer, Stmt<O> body, Label<O> exceptional) implements Scope<O> {}

  /** Where an exception may go that is thrown inside {@code scope}, which may be {@code null}. */
  static <O> List<Label<O>> handlers(Scope<O> scope) {
    List<Label<O>> found = new ArrayList<>();
    for (Scope<O> s = scope; s != null; s = s.outer()) {
      if (s instanceof Catching<O> c) {
        found.addAll(c.catches());
        if (c.all()) {
          break;
        }
      } else if (s instanceof Finally<O> f) {
        found.add(f.exceptional());
        break;
      }
    }
    return found;
  }

  /** Whether a jump from inside {@code scope} out of the method runs a {@code finally}. */
  static <O> boolean hasFinally(Scope<O> scope) {
    for (Scope<O> s = scope; s != null; s = s.outer()) {
      if (s instanceof Finally) {
        return true;
      }
    }
    return false;
  }
}
