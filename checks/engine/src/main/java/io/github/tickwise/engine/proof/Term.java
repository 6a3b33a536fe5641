package io.github.tickwise.engine.proof;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.UnaryOp;
import io.github.tickwise.engine.model.ValueType;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * An expression that can be evaluated: its locals and single stores are looked through, what remains
 * open is an {@link Atom}.
 */
sealed interface Term {
  /** A number of the code; integral ones are {@link java.math.BigInteger}s, others doubles. */
  record Const(Number value) implements Term {}

  record Open(Atom atom) implements Term {}

  /**
   * What the source gives a name.
   *
   * @param text how the source computes it; {@code null} if that says nothing more
   */
  record Named(String name, String text, Term term) implements Term {}

  /** One of the values that a place may have; the code may have it hold another one. */
  record Some(Term term) implements Term {}

  record Unary(UnaryOp op, Term operand, ValueType type) implements Term {}

  /**
   * @param type the type in which it is computed; for comparisons, that of the operands
   */
  record Binary(BinaryOp op, Term left, Term right, ValueType type) implements Term {}

  record Convert(Term operand, ValueType type) implements Term {}

  /** {@code TimeUnit}'s conversion: to zero, and saturated. */
  record InUnit(Term operand, TimeUnit from, TimeUnit to) implements Term {}

  /** Throws where it overflows. */
  record Exact(BinaryOp op, Term left, Term right, ValueType type) implements Term {}

  /** -1, 0 or 1, as {@code Long.compare}. */
  record Compare(Term left, Term right) implements Term {}

  /** The lesser or the greater. */
  record Extreme(boolean greatest, List<Term> terms) implements Term {}

  record Magnitude(Term operand, ValueType type) implements Term {}
}
