package io.github.tickwise.engine.catalog;

import io.github.tickwise.engine.algebra.Algebra;
import io.github.tickwise.engine.algebra.Kind;
import java.util.List;

/**
 * What a method means to the analysis. Argument numbers count from 0; {@link #RECEIVER} is the
 * object it is called on.
 */
public sealed interface Role {
  /** The argument number of the receiver. */
  int RECEIVER = -1;

  /** The contents of a holder that are told apart. */
  enum Part {
    KEY,
    VALUE
  }

  /** The result is of this kind; {@code clock} for {@link Kind#TICK} only. */
  record Source(Kind kind, Clock clock) implements Role {}

  /** The result is that argument: boxing, null checks. */
  record Pass(int argument) implements Role {}

  /** The result is an operator of two arguments; {@code checked} where overflow throws. */
  record Arithmetic(Algebra.Operator operator, int left, int right, boolean checked)
      implements Role {}

  /** The result is the argument in another unit. */
  record ConvertUnit(int argument) implements Role {}

  /** The result is the argument's magnitude. */
  record Magnitude(int argument) implements Role {}

  /** The lesser or greater of arguments by value. */
  record Extreme(List<Integer> arguments) implements Role {
    public Extreme {
      arguments = List.copyOf(arguments);
    }
  }

  /** Orders two arguments by value. */
  record Order(int left, int right) implements Role {}

  /** The sign of an argument is taken. */
  record Sign(int argument) implements Role {}

  /** Two arguments are tested for equality. */
  record Equal(int left, int right) implements Role {}

  /**
   * The argument is used as a duration or an absolute date.
   *
   * @param unit the unit in which a duration is taken; {@code null} if another argument says it
   */
  record Sink(int argument, boolean date, String unit) implements Role {}

  /** The argument is written out, to be read by another process or after a restart. */
  record Escape(int argument) implements Role {}

  /**
   * The argument is a time to wait of which a negative one is rejected.
   *
   * @param zeroIsForever whether 0 waits for ever, too
   */
  record Wait(int argument, boolean zeroIsForever) implements Role {}

  /** The result is the argument with its sign turned round; {@code checked} where overflow throws. */
  record Negate(int argument, boolean checked) implements Role {}

  /** The holder in that argument is put in the order of its elements' values. */
  record Sorts(int argument) implements Role {}

  /** The extreme of the receiver's elements by value. */
  record ExtremeOfElements() implements Role {}

  /** A comparator that orders by the key which the function in that argument extracts. */
  record OrdersByKey(int function) implements Role {}

  /** The result is a content of the holder in {@code holder}. */
  record Get(Part part, int holder) implements Role {}

  /** An argument is stored into the receiver's (or the new object's) contents. */
  record Put(Part part, int argument) implements Role {}

  /** As {@link Put}, but into the contents of an argument. */
  record PutInto(int holder, int argument) implements Role {}

  /** An argument takes the place of a missing content. */
  record Default(int argument) implements Role {}

  /** A new holder's content starts at 0. */
  record StartsAtZero() implements Role {}

  /** The result holds what the holder in that argument holds. */
  record View(int argument) implements Role {}

  /** The result's elements are the receiver's keys. */
  record Keys() implements Role {}

  /**
   * A function in argument {@code function} is applied to {@code inputs}; each is a part's name or
   * {@code argN}. The outcome goes to {@code output}: {@code VALUE}, {@code KEY}: into the receiver;
   * {@code FRESH}: the call's result is a new holder of it; {@code RESULT}: it is the call's result;
   * {@code -}: nowhere.
   */
  record Apply(int function, List<String> inputs, String output) implements Role {
    public Apply {
      inputs = List.copyOf(inputs);
    }
  }

  /** The receiver's content is tested for equality with that argument. */
  record TestsContent(int argument) implements Role {}

  /**
   * The result stands for the field that a class literal and a name in two arguments name: what it holds is that field's
   * value.
   */
  record FieldOf(int type, int name) implements Role {}

  /** All contents of the holder in that argument are stored into the receiver. */
  record PutAll(int argument) implements Role {}

  /** A right helper of a tick library: its arguments need no second look. */
  record Helper() implements Role {}
}
