package io.github.tickwise.engine.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.UnaryOp;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Constants, boxes and sameness of expressions. Locals, which have versions, are asked in the rules' tests. */
class ExprsTest {
  private static Expr<String> number(Object value) {
    return new Expr.Constant<>(value, "long", "n");
  }

  private static Expr<String> field(String name) {
    return new Expr.Load<>(new Slot.Field("p.T", name), null, "long", name);
  }

  private static Expr<String> convert(Expr<String> x) {
    return new Expr.Convert<>(x, "long", false, "c");
  }

  private static Expr<String> unary(UnaryOp op, Expr<String> x) {
    return new Expr.Unary<>(op, x, "long", "u");
  }

  private static Expr<String> bin(Expr<String> a, BinaryOp op, Expr<String> b) {
    return new Expr.Binary<>(op, a, b, "long", "b");
  }

  private static Expr<String> boxing(String owner, String name, String parameter, Expr<String> x) {
    MethodRef method = new MethodRef(owner, name, List.of(parameter), owner, true);
    return new Expr.Call<>(method, null, List.of(x), owner, "box");
  }

  private static Expr<String> unboxing(String owner, String name, Expr<String> x) {
    MethodRef method = new MethodRef(owner, name, List.of(), "long", false);
    return new Expr.Call<>(method, x, List.of(), "long", "unbox");
  }

  private static boolean same(Expr<String> a, Expr<String> b) {
    boolean one = Exprs.same(a, b, null);
    assertEquals(one, Exprs.same(b, a, null));
    return one;
  }

  @Test
  void constants() {
    assertEquals(5L, Exprs.constant(number(5L)));
    assertEquals(-5L, Exprs.constant(unary(UnaryOp.NEGATE, convert(number(5L)))));
    assertEquals(-5, Exprs.constant(unary(UnaryOp.NEGATE, number(5))), "an int stays one");
    assertNull(Exprs.constant(unary(UnaryOp.COMPLEMENT, number(5L))));
    assertNull(Exprs.constant(unary(UnaryOp.NEGATE, field("x"))));
    assertNull(Exprs.constant(field("x")));
    assertNull(Exprs.constant(number("text")));
    assertEquals(7L, Exprs.constant(boxing("java.lang.Long", "valueOf", "long", number(7L))));
  }

  @ParameterizedTest
  @CsvSource({
    "java.lang.Byte, byte",
    "java.lang.Short, short",
    "java.lang.Integer, int",
    "java.lang.Long, long",
    "java.lang.Float, float",
    "java.lang.Double, double",
  })
  void boxes(String owner, String primitive) {
    Expr<String> x = field("x");
    assertSame(x, Exprs.bare(convert(boxing(owner, "valueOf", primitive, convert(x)))));
    assertSame(x, Exprs.bare(unboxing(owner, primitive + "Value", x)));
  }

  @Test
  void whatIsNoBox() {
    Expr<String> x = field("x");
    for (Expr<String> call : List.of(
        boxing("java.lang.Long", "valueOf", "java.lang.String", x),
        boxing("java.lang.Long", "hashCode", "long", x),
        boxing("p.Money", "valueOf", "long", x),
        unboxing("java.lang.Long", "intValue", x), // narrows
        unboxing("p.Money", "longValue", x))) {
      assertSame(call, Exprs.bare(call));
    }
    MethodRef two = new MethodRef(
        "java.lang.Long", "valueOf", List.of("java.lang.String", "int"), "java.lang.Long", true);
    Expr<String> parsed = new Expr.Call<>(two, null, List.of(x, x), "java.lang.Long", "c");
    assertSame(parsed, Exprs.bare(parsed));
    MethodRef stat = new MethodRef("java.lang.Long", "longValue", List.of(), "long", true);
    Expr<String> noReceiver = new Expr.Call<>(stat, null, List.of(), "long", "c");
    assertSame(noReceiver, Exprs.bare(noReceiver));
  }

  @Test
  void reservedNumbers() {
    for (Number n : List.<Number>of(
        0, -1, 0L, -5L, Long.MIN_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE, 0.0, -0.5, 0.0f)) {
      assertTrue(Exprs.isReserved(n), n.toString());
    }
    for (Number n :
        List.<Number>of(1, 1L, 2_000L, (long) Integer.MAX_VALUE, 0.5, 1f, Long.MAX_VALUE - 1)) {
      assertFalse(Exprs.isReserved(n), n.toString());
    }
  }

  @Test
  void sameNumbers() {
    assertTrue(Exprs.sameNumber(1, 1L));
    assertTrue(Exprs.sameNumber(1.0, 1L));
    assertFalse(Exprs.sameNumber(1.5, 1L));
    assertFalse(Exprs.sameNumber(2L, 1L));
    assertFalse(Exprs.sameNumber(Long.MAX_VALUE, Long.MAX_VALUE - 1), "equal as doubles");
  }

  @Test
  void sameExpressions() {
    Expr<String> a = field("a");
    Expr<String> b = field("b");
    assertTrue(same(a, field("a")));
    assertFalse(same(a, b));
    assertTrue(same(number(1L), number(1L)));
    assertFalse(same(number(1L), number(2L)));
    assertFalse(same(number(1L), a));
    assertTrue(same(convert(a), field("a")), "conversions do not count");
    assertTrue(same(bin(a, BinaryOp.ADD, b), bin(field("a"), BinaryOp.ADD, field("b"))));
    assertFalse(same(bin(a, BinaryOp.ADD, b), bin(a, BinaryOp.SUB, b)));
    assertFalse(same(bin(a, BinaryOp.ADD, b), bin(a, BinaryOp.ADD, a)));
    assertFalse(same(bin(a, BinaryOp.ADD, b), bin(b, BinaryOp.ADD, b)));
    assertTrue(same(unary(UnaryOp.NEGATE, a), unary(UnaryOp.NEGATE, field("a"))));
    assertFalse(same(unary(UnaryOp.NEGATE, a), unary(UnaryOp.COMPLEMENT, a)));
    assertFalse(same(unary(UnaryOp.NEGATE, a), unary(UnaryOp.NEGATE, b)));
    assertFalse(same(unary(UnaryOp.NEGATE, a), a));
  }

  @Test
  void sameCalls() {
    Expr<String> a = field("a");
    Expr<String> b = field("b");
    Expr<String> call = boxing("p.Lib", "f", "long", a);
    assertTrue(same(call, boxing("p.Lib", "f", "long", field("a"))));
    assertFalse(same(call, boxing("p.Lib", "f", "long", b)));
    assertFalse(same(call, boxing("p.Lib", "g", "long", a)));
    assertFalse(same(unboxing("p.Lib", "f", a), unboxing("p.Lib", "f", b)), "of another object");
    MethodRef f = new MethodRef("p.Lib", "f", List.of("long..."), "long", true);
    assertFalse(same(
        new Expr.Call<>(f, null, List.of(a), "long", "c"),
        new Expr.Call<>(f, null, List.of(a, a), "long", "c")));
  }

  @Test
  void sameElements() {
    Expr<String> first = new Expr.Element<>(field("array"), number(0), "long", "e");
    assertTrue(same(first, new Expr.Element<>(field("array"), number(0), "long", "e2")));
    assertFalse(same(first, new Expr.Element<>(field("array"), number(1), "long", "e")));
    assertFalse(same(first, new Expr.Element<>(field("other"), number(0), "long", "e")));
    assertFalse(same(first, field("array")));
  }

  /** {@code this} is one object, whatever a lowering calls it. */
  @Test
  void sameObjects() {
    Expr<String> self = new Expr.Unknown<>(List.of(), "p.T", "this");
    assertTrue(same(self, new Expr.Unknown<>(List.of(), "p.T", "this again")));
    assertFalse(same(self, new Expr.Unknown<>(List.of(), "p.U", "this")));
    assertFalse(same(self, new Expr.Unknown<>(List.of(field("a")), "p.T", "?")));
    assertFalse(same(self, field("a")));
  }
}
