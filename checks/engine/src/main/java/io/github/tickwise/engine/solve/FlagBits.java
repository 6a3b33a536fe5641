package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.model.Expr;

/**
 * A flag that is kept in the lowest bits of a number, as caches do with the time of an entry: what sets or clears it
 * moves the number by less than anybody measures.
 *
 * @param number what carries the flag
 * @param set the bits that are 1 afterwards whatever they were
 * @param cleared the bits that are 0 afterwards
 * @param <O> the front end's origin
 */
public record FlagBits<O>(Expr<O> number, long set, long cleared) {
  /** The largest flag, in units of the number's own: below the precision of every clock. */
  private static final long LARGEST = 0xff;

  /** What an operator does to a flag; {@code null} if it does something else. */
  public static <O> FlagBits<O> of(Expr.Binary<O> b) {
    FlagBits<O> right = of(b, b.left(), b.right());
    return right != null ? right : of(b, b.right(), b.left());
  }

  private static <O> FlagBits<O> of(Expr.Binary<O> b, Expr<O> number, Expr<O> constant) {
    Expr<O> bare = constant;
    while (bare instanceof Expr.Convert<O> c) {
      bare = c.operand();
    }
    if (!(bare instanceof Expr.Constant<O> c) || !(c.value() instanceof Number n)) {
      return null;
    }
    long bits = n.longValue();
    return switch (b.op()) {
      case OR -> isFlag(bits) ? new FlagBits<>(number, bits, 0) : null;
      case AND -> isFlag(~bits) ? new FlagBits<>(number, 0, ~bits) : null;
      default -> null;
    };
  }

  /** Whether the outcome is never that number. */
  public boolean excludes(Number reserved) {
    long value = reserved.longValue();
    return (value & set) != set || (value & cleared) != 0;
  }

  private static boolean isFlag(long bits) {
    return bits >= 0 && bits <= LARGEST;
  }
}
