package io.github.tickwise.review.lower;

/** What an ambiguous name means (JLS 6.5.2). */
sealed interface Meaning {
  record OfValue(Value value) implements Meaning {}

  /** A type's binary name. */
  record OfType(String name) implements Meaning {}

  /** A package, or the beginning of a qualified name. */
  record OfPackage(String dotted) implements Meaning {}
}
