package io.github.tickwise.engine.model;

import java.util.List;

/**
 * A value as the code computes it: an immutable tree without side effects of its own. A lowering
 * emits calls, assignments and short-circuits as {@link Effect}s and blocks before it uses their
 * results, and refers to them through temporaries where the order matters.
 *
 * @param <O> the front end's own node or position, carried untouched; the same object for the same
 *     place, since findings are told apart by it
 */
public sealed interface Expr<O> {

  /** Where this stands. */
  O origin();

  /**
   * The erased static type name ({@code long}, {@code java.util.concurrent.atomic.AtomicLong},
   * {@code "?"} if not known).
   */
  String type();

  /** The machine type of {@link #type}. */
  default ValueType valueType() {
    return ValueType.of(type());
  }

  /** The operands, left to right. */
  List<Expr<O>> children();

  /**
   * A literal or compile-time constant.
   *
   * @param value a {@link Number}, {@link Boolean}, {@link Character}, {@link String} or {@code
   *     null}; for a class literal, whose type is {@code java.lang.Class}, the class's name as {@code
   *     pkg.Outer$Inner}
   */
  record Constant<O>(Object value, String type, O origin) implements Expr<O> {
    @Override
    public List<Expr<O>> children() {
      return List.of();
    }
  }

  /**
   * A read of a slot.
   *
   * @param receiver the object whose field is read; {@code null} for locals, statics, and {@code
   *     this}
   */
  record Load<O>(Slot slot, Expr<O> receiver, String type, O origin) implements Expr<O> {
    @Override
    public List<Expr<O>> children() {
      return receiver == null ? List.of() : List.of(receiver);
    }
  }

  /** A read of an array's element. */
  record Element<O>(Expr<O> array, Expr<O> index, String type, O origin) implements Expr<O> {
    @Override
    public List<Expr<O>> children() {
      return List.of(array, index);
    }
  }

  /** {@code -x}, {@code ~x}, {@code !x}. */
  record Unary<O>(UnaryOp op, Expr<O> operand, String type, O origin) implements Expr<O> {
    @Override
    public List<Expr<O>> children() {
      return List.of(operand);
    }
  }

  /**
   * An operator with two operands. {@code type} is the result's type; for comparisons {@code
   * boolean} (for {@link BinaryOp#CMP} {@code int}).
   */
  record Binary<O>(BinaryOp op, Expr<O> left, Expr<O> right, String type, O origin)
      implements Expr<O> {
    @Override
    public List<Expr<O>> children() {
      return List.of(left, right);
    }
  }

  /** A cast or an implicit numeric conversion that changes the machine type. */
  record Convert<O>(Expr<O> operand, String type, boolean explicit, O origin) implements Expr<O> {
    @Override
    public List<Expr<O>> children() {
      return List.of(operand);
    }
  }

  /**
   * A call's result. The call itself is an {@link Effect.Evaluate} or part of one; the judge visits
   * every expression exactly where its effect stands.
   *
   * @param receiver {@code null} for static methods and constructors
   */
  record Call<O>(MethodRef method, Expr<O> receiver, List<Expr<O>> arguments, String type, O origin)
      implements Expr<O> {
    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public List<Expr<O>> children() {
      if (receiver == null) {
        return arguments;
      }
      var all = new java.util.ArrayList<Expr<O>>(arguments.size() + 1);
      all.add(receiver);
      all.addAll(arguments);
      return all;
    }
  }

  /**
   * A lambda or a method reference.
   *
   * @param method the lambda's body, a {@link Method} of the program; or the referred method
   * @param bound the receiver or captured values that are bound now; for a lambda of a class file
   *     these are its leading parameters
   * @param lambda whether {@code method} is a lambda body (its parameters after the bound ones are
   *     the function's); else a method reference, whose receiver is the function's first argument
   *     if the method is an instance method and nothing is bound
   */
  record Function<O>(MethodRef method, List<Expr<O>> bound, boolean lambda, String type, O origin)
      implements Expr<O> {
    public Function {
      bound = List.copyOf(bound);
    }

    @Override
    public List<Expr<O>> children() {
      return bound;
    }
  }

  /**
   * A new array.
   *
   * @param elements the initialiser's values; empty and {@code initialised} false for {@code new
   *     long[n]}, whose elements are 0
   */
  record NewArray<O>(List<Expr<O>> elements, boolean initialised, String type, O origin)
      implements Expr<O> {
    public NewArray {
      elements = List.copyOf(elements);
    }

    @Override
    public List<Expr<O>> children() {
      return elements;
    }
  }

  /** A value of which nothing is claimed ({@code this}, {@code instanceof}...). */
  record Unknown<O>(List<Expr<O>> children, String type, O origin) implements Expr<O> {
    public Unknown {
      children = List.copyOf(children);
    }
  }
}
