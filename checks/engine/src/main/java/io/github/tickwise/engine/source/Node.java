package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.UnaryOp;
import java.util.List;

/**
 * Java's expressions with names resolved, as both source front ends hand them over. {@link
 * FlowBuilder} turns them into {@link io.github.tickwise.engine.model.Expr}s, effects and blocks; a
 * front end only translates.
 *
 * <p>{@code type} is the erased static type name ({@code long}, {@code java.util.Map}, {@code
 * "?"}); {@code origin} is the front end's node.
 *
 * @param <O> the front end's origin
 */
public sealed interface Node<O> {
  O origin();

  String type();

  /** A literal, or any expression that is a compile-time constant (then already folded). */
  record Literal<O>(Object value, String type, O origin) implements Node<O> {}

  /** A local variable or parameter; also a captured one of an outer method. */
  record Local<O>(Variable<O> variable, String type, O origin) implements Node<O> {}

  /**
   * A field.
   *
   * @param receiver {@code null} for statics and for fields of {@code this}
   */
  record Field<O>(Slot.Field field, Node<O> receiver, String type, O origin) implements Node<O> {}

  /** {@code a[i]}. */
  record Index<O>(Node<O> array, Node<O> index, String type, O origin) implements Node<O> {}

  /** {@code -x ~x !x} ({@code +x} is just {@code x}). */
  record Unary<O>(UnaryOp op, Node<O> operand, String type, O origin) implements Node<O> {}

  /** An operator other than {@code && || = += ++}. String {@code +} is {@link BinaryOp#CONCAT}. */
  record Binary<O>(BinaryOp op, Node<O> left, Node<O> right, String type, O origin)
      implements Node<O> {}

  /** {@code && ||}. */
  record Logical<O>(boolean and, Node<O> left, Node<O> right, O origin) implements Node<O> {
    @Override
    public String type() {
      return "boolean";
    }
  }

  /** {@code c ? a : b}. */
  record Conditional<O>(
      Node<O> condition, Node<O> whenTrue, Node<O> whenFalse, String type, O origin)
      implements Node<O> {}

  /** {@code target = value}; target is a {@link Local}, {@link Field} or {@link Index}. */
  record Assign<O>(Node<O> target, Node<O> value, String type, O origin) implements Node<O> {}

  /** {@code target op= value}. */
  record CompoundAssign<O>(BinaryOp op, Node<O> target, Node<O> value, String type, O origin)
      implements Node<O> {}

  /** {@code ++x x++ --x x--}. */
  record Step<O>(Node<O> target, boolean increment, boolean prefix, String type, O origin)
      implements Node<O> {}

  /** A written cast. */
  record Cast<O>(Node<O> operand, String type, O origin) implements Node<O> {}

  /** A call; a {@code super.m()} call too. {@code receiver} null for statics and {@code this}. */
  record Invoke<O>(
      MethodRef method, Node<O> receiver, List<Node<O>> arguments, String type, O origin)
      implements Node<O> {}

  /**
   * {@code new T(args)}, {@code this(args)}, {@code super(args)}; the latter two have type {@code
   * void}.
   *
   * @param anonymous the body of an anonymous class; {@code null} for none
   */
  record New<O>(
      MethodRef constructor, List<Node<O>> arguments, ClassUnit<O> anonymous, String type, O origin)
      implements Node<O> {}

  /** {@code new long[n]}, {@code {a, b}}. */
  record NewArray<O>(
      List<Node<O>> dimensions, List<Node<O>> elements, boolean initialised, String type, O origin)
      implements Node<O> {}

  /**
   * A lambda. An expression body is a {@link Stmt.Return} (or {@link Stmt.Eval} where it is known
   * to be void).
   */
  record Lambda<O>(List<Variable<O>> parameters, Stmt<O> body, String type, O origin)
      implements Node<O> {}

  /**
   * A method reference.
   *
   * @param receiver the bound receiver ({@code this::m}, {@code clock::read}); {@code null} for
   *     {@code Type::m} and {@code Type::new}
   */
  record Reference<O>(MethodRef method, Node<O> receiver, String type, O origin)
      implements Node<O> {}

  /** A switch expression. */
  record Switch<O>(Node<O> selector, List<Stmt.Case<O>> cases, String type, O origin)
      implements Node<O> {}

  /** {@code x instanceof T t}; {@code binding} may be null. */
  record InstanceOf<O>(Node<O> operand, Variable<O> binding, O origin) implements Node<O> {
    @Override
    public String type() {
      return "boolean";
    }
  }

  /** Anything of which nothing is claimed ({@code this}, {@code T.class}, templates...). */
  record Opaque<O>(List<Node<O>> children, String type, O origin) implements Node<O> {}
}
