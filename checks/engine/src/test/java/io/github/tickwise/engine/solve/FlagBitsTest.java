package io.github.tickwise.engine.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Flags in the lowest bits of a reading: {@code nanoTime() | 1}, {@code t & ~1L}. */
class FlagBitsTest {
  private final Expr<String> t = new Expr.Load<>(new Slot.Local(0, "t"), null, "long", "t");

  private static Expr<String> number(Object n) {
    return new Expr.Convert<>(new Expr.Constant<>(n, "int", "n"), "long", false, "c");
  }

  private FlagBits<String> of(BinaryOp op, Expr<String> a, Expr<String> b) {
    return FlagBits.of(new Expr.Binary<>(op, a, b, "long", "op"));
  }

  @Test
  void set() {
    FlagBits<String> flag = of(BinaryOp.OR, t, number(1L));
    assertSame(t, flag.number());
    assertEquals(1, flag.set());
    assertEquals(0, flag.cleared());
    assertEquals(flag, of(BinaryOp.OR, number(1L), t));
  }

  @Test
  void cleared() {
    FlagBits<String> flag = of(BinaryOp.AND, t, number(~3L));
    assertEquals(0, flag.set());
    assertEquals(3, flag.cleared());
    assertEquals(flag, of(BinaryOp.AND, number(~3L), t));
  }

  /** A byte's worth is below every clock's precision, more is not. */
  @Test
  void howLarge() {
    assertNotNull(of(BinaryOp.OR, t, number(0xffL)));
    assertNull(of(BinaryOp.OR, t, number(0x100L)));
    assertNotNull(of(BinaryOp.OR, t, number(0)));
    assertNull(of(BinaryOp.OR, t, number(-1L)));
    assertNotNull(of(BinaryOp.AND, t, number(~0xffL)));
    assertNull(of(BinaryOp.AND, t, number(~0x100L)));
    assertNull(of(BinaryOp.AND, t, number(0xffL)), "this cuts out the flag itself");
  }

  @Test
  void somethingElse() {
    assertNull(of(BinaryOp.XOR, t, number(1L)), "it may set or clear");
    assertNull(of(BinaryOp.ADD, t, number(1L)));
    assertNull(of(BinaryOp.OR, t, t));
    assertNull(of(BinaryOp.OR, t, number("1")));
  }

  /** After {@code t | 1} nothing is 0, after {@code t & ~1} nothing is -1: testing for it is right. */
  @Test
  void whatCannotComeOut() {
    FlagBits<String> set = of(BinaryOp.OR, t, number(1L));
    FlagBits<String> cleared = of(BinaryOp.AND, t, number(~1L));
    for (long n : List.of(0L, 1L, -1L, 2L, Long.MAX_VALUE, Long.MIN_VALUE)) {
      assertEquals((n | 1) != n, set.excludes(n), "| 1 gives " + n);
      assertEquals((n & ~1L) != n, cleared.excludes(n), "& ~1 gives " + n);
    }
    assertTrue(set.excludes(0));
    assertFalse(cleared.excludes(0));
  }
}
