package io.github.tickwise.engine.source;

import java.util.List;

/**
 * Java's statements, as both source front ends hand them over.
 *
 * @param <O> the front end's origin
 */
public sealed interface Stmt<O> {

  /** {@code { ... }}. */
  record Sequence<O>(List<Stmt<O>> statements) implements Stmt<O> {}

  /** An expression statement. */
  record Eval<O>(Node<O> expression) implements Stmt<O> {}

  /** A declaration of one local; {@code initializer} may be null. */
  record Declare<O>(Variable<O> variable, Node<O> initializer, O origin) implements Stmt<O> {}

  record If<O>(Node<O> condition, Stmt<O> then, Stmt<O> otherwise) implements Stmt<O> {}

  /** {@code while}, {@code do}, {@code for}; {@code condition} null for an endless one. */
  record Loop<O>(
      List<Stmt<O>> init, Node<O> condition, List<Stmt<O>> update, Stmt<O> body, boolean testFirst)
      implements Stmt<O> {}

  /** {@code for (T x : iterable)}. {@code overArray} where the iterable is an array. */
  record ForEach<O>(
      Variable<O> variable, Node<O> iterable, boolean overArray, Stmt<O> body, O origin)
      implements Stmt<O> {}

  /** {@code value} may be null. */
  record Return<O>(Node<O> value, O origin) implements Stmt<O> {}

  record Throw<O>(Node<O> value) implements Stmt<O> {}

  /** {@code label} may be null. */
  record Break<O>(String label) implements Stmt<O> {}

  /** {@code label} may be null. */
  record Continue<O>(String label) implements Stmt<O> {}

  record Labeled<O>(String label, Stmt<O> body) implements Stmt<O> {}

  /** The value of a switch expression. */
  record Yield<O>(Node<O> value, O origin) implements Stmt<O> {}

  record Switch<O>(Node<O> selector, List<Case<O>> cases) implements Stmt<O> {}

  /**
   * A case of a switch.
   *
   * @param labels constant labels; empty for {@code default} alone and for patterns
   * @param bindings pattern bindings
   * @param guard {@code when ...}, or null
   * @param arrow {@code ->}: does not fall through; an expression body of a switch expression is a
   *     {@link Yield}
   */
  record Case<O>(
      List<Node<O>> labels,
      List<Variable<O>> bindings,
      Node<O> guard,
      boolean isDefault,
      boolean arrow,
      List<Stmt<O>> body) {}

  /** {@code resources} are {@link Declare}s or {@link Eval}s. {@code finallyBlock} may be null. */
  record Try<O>(List<Stmt<O>> resources, Stmt<O> body, List<Catch<O>> catches, Stmt<O> finallyBlock)
      implements Stmt<O> {}

  record Catch<O>(Variable<O> variable, Stmt<O> body) {}

  record Synchronized<O>(Node<O> lock, Stmt<O> body) implements Stmt<O> {}

  /** {@code assert c : m}; {@code message} may be null. */
  record Assert<O>(Node<O> condition, Node<O> message) implements Stmt<O> {}

  /** A local class, record or enum. */
  record LocalClass<O>(ClassUnit<O> unit) implements Stmt<O> {}
}
