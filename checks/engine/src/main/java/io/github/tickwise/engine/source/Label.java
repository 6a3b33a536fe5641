package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import java.util.ArrayList;
import java.util.List;

/** A block in the making; it gets its index when the method is complete. */
final class Label<O> {
  /** Where exceptions of this block go. */
  final Scope<O> scope;

  final List<Effect<O>> effects = new ArrayList<>();

  /** The test at the end, or {@code null}. */
  Expr<O> condition;

  /** The only successor, or the one where {@link #condition} holds; {@code null} for an end. */
  Label<O> next;

  /** The successor where {@link #condition} does not hold. */
  Label<O> otherwise;

  /** Whether the end of this block throws. */
  boolean raises;

  /** Whether some other block leads here by a jump or a test. */
  boolean reached;

  int index = -1;

  Label(Scope<O> scope) {
    this.scope = scope;
  }

  /** Whether something here can throw. */
  boolean throwsAny() {
    return raises || condition != null || !effects.isEmpty();
  }

  /** All successors. */
  List<Label<O>> successors() {
    List<Label<O>> all = new ArrayList<>();
    if (next != null) {
      all.add(next);
    }
    if (otherwise != null) {
      all.add(otherwise);
    }
    if (throwsAny()) {
      all.addAll(Scope.handlers(scope));
    }
    return all;
  }
}
