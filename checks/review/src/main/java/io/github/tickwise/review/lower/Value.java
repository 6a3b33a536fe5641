package io.github.tickwise.review.lower;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Overloads;

/** A lowered expression and its full static type. */
record Value(Node<Origin> node, JavaType type) implements Overloads.Argument {

  /** The constant's value where this is one, else null; {@code null} itself is no constant. */
  Object constant() {
    return node instanceof Node.Literal<Origin> l ? l.value() : null;
  }
}
