package io.github.tickwise.review.lower;

import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Primitives;

/** What a body is expected to return or yield, and what it does. Not thread-safe. */
final class Returns {
  private final JavaType expected;
  private JavaType seen;

  Returns(JavaType expected) {
    this.expected = expected;
  }

  static Returns ofVoid() {
    return new Returns(Primitives.VOID);
  }

  JavaType expected() {
    return expected;
  }

  void add(JavaType type) {
    seen = seen == null ? type : Operators.merged(seen, type);
  }

  /** The common type of the values; void where there are none. */
  JavaType seen() {
    return seen == null ? Primitives.VOID : seen;
  }
}
