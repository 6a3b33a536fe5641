package io.github.tickwise.engine.fix;

/**
 * One change of the code. What stands in it are places; how the new text looks, where it needs
 * parentheses, and which library it calls is the front end's. Argument numbers are those of {@link
 * io.github.tickwise.engine.catalog.Role}.
 *
 * @param <O> the front end's origin
 */
public sealed interface Edit<O> {

  /** The operator, call, store or declaration that is changed. */
  O at();

  /** {@code a < b} becomes {@code a - b < 0}. */
  record Subtract<O>(O at) implements Edit<O> {}

  /**
   * {@code a < b} becomes {@code set && a - b < 0} or {@code !set || a - b < 0}.
   *
   * @param slot the mention of the slot, whose flag is asked
   * @param otherwise the outcome while nothing is stored in the slot
   */
  record SubtractIfSet<O>(O at, O slot, boolean otherwise) implements Edit<O> {}

  /** A call that orders two arguments becomes the sign of their difference. */
  record Sign<O>(O at, int left, int right) implements Edit<O> {}

  /** A call that chooses one of two arguments by value chooses by the sign of their difference. */
  record Choose<O>(O at, int left, int right, boolean greatest) implements Edit<O> {}

  /** A call that checks or clamps a sum becomes {@code left + right}, or {@code left - right}. */
  record Sum<O>(O at, int left, int right, boolean minus) implements Edit<O> {}

  /** A test that puts the greatest number in the place of a sum disappears; the sum stays. */
  record Unclamp<O>(O at) implements Edit<O> {}

  /** {@code (int) difference} becomes the sign of the difference. */
  record SignOfCast<O>(O at) implements Edit<O> {}

  /** {@code (int) difference} becomes {@code difference}. */
  record Uncast<O>(O at) implements Edit<O> {}

  /** {@code (int) difference / n} becomes {@code (int) (difference / n)}. */
  record CastLast<O>(O at, O scaling) implements Edit<O> {}

  /** {@code fresh - past + interval} becomes {@code fresh - (past + interval)}. */
  record Group<O>(O at, O past, O interval) implements Edit<O> {}

  /** {@code (a + b) / 2} becomes {@code a + (b - a) / 2}. */
  record Midpoint<O>(O at, O sum) implements Edit<O> {}

  /** A reading that is converted, as {@code convert(reading)}, {@code reading / n}, {@code (int) reading}. */
  record Conversion<O>(O at, O reading) {}

  /**
   * {@code convert(a) - convert(b)} becomes {@code convert(a - b)}.
   *
   * @param left what is on the left, or {@code null} if that is no conversion (any more)
   * @param right as {@code left}
   * @param model a conversion of the form that the difference shall have; may be one of the two
   */
  record ConvertLast<O>(O at, Conversion<O> left, Conversion<O> right, Conversion<O> model)
      implements Edit<O> {}

  /** A local's initialiser {@code convert(reading)} becomes {@code reading}. */
  record Unconvert<O>(O at, Conversion<O> conversion) implements Edit<O> {}

  /**
   * A wait becomes one of {@code TimeUnit}'s, which returns at once when nothing remains.
   *
   * @param method {@code timedWait}, {@code timedJoin} or {@code sleep}
   * @param unit a constant of {@code TimeUnit}
   * @param amount what remains in that unit
   * @param once whether it must not be repeated while nothing remains, since it no longer waits then
   */
  record TimedWait<O>(O at, String method, String unit, O amount, boolean once)
      implements Edit<O> {}

  /**
   * A field's declaration gets a reading as its first value.
   *
   * @param clock a call that reads the clock and needs no object
   * @param interval a constant that is subtracted from it, or {@code null}
   */
  record Seed<O>(O at, O clock, O interval) implements Edit<O> {}

  /** A slot's declaration loses its reserved value and gets a flag beside it that starts false. */
  record DeclareFlag<O>(O at) implements Edit<O> {}

  /** A test against a reserved value asks the flag: whether it is set, or whether it is not. */
  record AskFlag<O>(O at, O slot, boolean set) implements Edit<O> {}

  /** A store of a reading also sets the flag. */
  record RaiseFlag<O>(O at) implements Edit<O> {}

  /** A store of a reserved value becomes one that clears the flag. */
  record LowerFlag<O>(O at) implements Edit<O> {}
}
