package io.github.tickwise.engine.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.UnaryOp;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Expressions in messages read as Java would write them. */
class TextsTest {
  /** Java's precedence, loosest first. */
  private static final List<List<BinaryOp>> LEVELS = List.of(
      List.of(BinaryOp.OR),
      List.of(BinaryOp.XOR),
      List.of(BinaryOp.AND),
      List.of(BinaryOp.EQ, BinaryOp.NE),
      List.of(BinaryOp.LT, BinaryOp.LE, BinaryOp.GT, BinaryOp.GE, BinaryOp.CMP),
      List.of(BinaryOp.SHL, BinaryOp.SHR, BinaryOp.USHR),
      List.of(BinaryOp.ADD, BinaryOp.SUB, BinaryOp.CONCAT),
      List.of(BinaryOp.MUL, BinaryOp.DIV, BinaryOp.REM));

  private static Expr<String> local(String name) {
    return new Expr.Load<>(new Slot.Local(name.length(), name), null, "long", name);
  }

  private static Expr<String> field(Expr<String> of, String name) {
    return new Expr.Load<>(new Slot.Field("p.T", name), of, "long", name);
  }

  private static Expr<String> number(Object value) {
    return new Expr.Constant<>(value, "long", "n");
  }

  private static Expr<String> bin(Expr<String> a, BinaryOp op, Expr<String> b) {
    return new Expr.Binary<>(op, a, b, "long", "op");
  }

  private static Expr<String> cast(String type, Expr<String> x, boolean explicit) {
    return new Expr.Convert<>(x, type, explicit, "cast");
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private static Expr<String> call(Expr<String> on, boolean isStatic, Expr<String>... arguments) {
    MethodRef method = new MethodRef("p.Lib", "f", List.of(), "long", isStatic);
    return new Expr.Call<>(method, on, List.of(arguments), "long", "f");
  }

  private static int level(BinaryOp op) {
    for (int i = 0; i < LEVELS.size(); i++) {
      if (LEVELS.get(i).contains(op)) {
        return i;
      }
    }
    throw new AssertionError(op);
  }

  /** Operators group to the left, so the right operand needs parentheses at the same level, too. */
  @ParameterizedTest
  @EnumSource(BinaryOp.class)
  void parentheses(BinaryOp outer) {
    for (BinaryOp inner : BinaryOp.values()) {
      Expr<String> operand = bin(local("b"), inner, local("c"));
      String text = "b " + inner.symbol() + " c";
      boolean right = level(inner) <= level(outer);
      boolean left = level(inner) < level(outer);
      assertEquals(
          "a " + outer.symbol() + " " + (right ? "(" + text + ")" : text),
          Texts.of(bin(local("a"), outer, operand)));
      assertEquals(
          (left ? "(" + text + ")" : text) + " " + outer.symbol() + " a",
          Texts.of(bin(operand, outer, local("a"))));
    }
  }

  @Test
  void oneOperand() {
    Expr<String> sum = bin(local("a"), BinaryOp.ADD, local("b"));
    assertEquals("-(a + b)", Texts.of(new Expr.Unary<>(UnaryOp.NEGATE, sum, "long", "u")));
    assertEquals("!a", Texts.of(new Expr.Unary<>(UnaryOp.NOT, local("a"), "boolean", "u")));
    assertEquals("~a", Texts.of(new Expr.Unary<>(UnaryOp.COMPLEMENT, local("a"), "long", "u")));
  }

  @Test
  void conversions() {
    Expr<String> sum = bin(local("a"), BinaryOp.ADD, local("b"));
    assertEquals("(int) (a + b)", Texts.of(cast("int", sum, true)));
    assertEquals("a + b", Texts.of(cast("long", sum, false)));
    assertEquals(
        "(int) a * b", Texts.of(bin(cast("int", local("a"), true), BinaryOp.MUL, local("b"))));
    assertEquals(
        "(a + b) * c",
        Texts.of(bin(cast("long", sum, false), BinaryOp.MUL, local("c"))),
        "what is not written does not hide what is");
  }

  /** A widening to floating point rounds: who computes by the text must see it. */
  @Test
  void conversionsThatRound() {
    Expr<String> rounded = cast("double", local("a"), false);
    assertEquals("a", Texts.of(rounded));
    assertEquals("(double) a", Texts.full(rounded));
    assertEquals("(float) 1", Texts.full(cast("double", cast("float", number(1), false), false)));
    assertEquals("a", Texts.full(cast("long", local("a"), false)));
  }

  @Test
  void calls() {
    assertEquals("Lib.f()", Texts.of(call(null, true)));
    assertEquals("Lib.f(...)", Texts.of(call(null, true, local("a"))));
    assertEquals("Lib.f(a, 2)", Texts.full(call(null, true, local("a"), number(2L))));
    assertEquals("clock.f()", Texts.of(call(local("clock"), false)));
    assertEquals("f()", Texts.of(call(null, false)));
    assertEquals("f()", Texts.of(call(local("$made"), false)), "what a lowering made has no name");
    MethodRef made = new MethodRef("p.Outer$In", "<init>", List.of(), "void", false);
    assertEquals(
        "new In(...)",
        Texts.of(new Expr.Call<>(made, null, List.of(local("a")), "p.Outer$In", "new")));
  }

  @Test
  void places() {
    assertEquals("at", Texts.of(field(null, "at")));
    assertEquals("entry.at", Texts.of(field(local("entry"), "at")));
    assertEquals("at", Texts.of(field(local("$made"), "at")));
    assertEquals("...", Texts.of(local("$made")));
    Slot captured = new Slot.Captured("p.T#m()", new Slot.Local(1, "now"));
    assertEquals("now", Texts.of(new Expr.Load<>(captured, null, "long", "now")));
    Slot input = new Slot.Captured("$function", new Slot.Local(1, "$input"));
    assertEquals("...", Texts.of(new Expr.Load<>(input, null, "long", "now")));
    Expr<String> element = new Expr.Element<>(local("array"), local("i"), "long", "e");
    assertEquals("array[...]", Texts.of(element));
    assertEquals("array[i]", Texts.full(element));
    assertEquals("...", Texts.of(new Expr.Unknown<>(List.of(), "long", "?")));
  }

  @Test
  void constants() {
    assertEquals("-5", Texts.of(number(-5L)));
    assertEquals("Long.MAX_VALUE", Texts.of(number(Long.MAX_VALUE)));
    assertEquals("Long.MIN_VALUE", Texts.of(number(Long.MIN_VALUE)));
    assertEquals("Integer.MAX_VALUE", Texts.of(number(Integer.MAX_VALUE)));
    assertEquals("Integer.MIN_VALUE", Texts.of(number(Integer.MIN_VALUE)));
    assertEquals("T.class", Texts.of(new Expr.Constant<>("p.T", "java.lang.Class", "c")));
  }

  @Test
  void whatIsDeepIsLeftOut() {
    Expr<String> deep = local("x");
    for (int i = 0; i < 4; i++) {
      deep = bin(deep, BinaryOp.ADD, local("y"));
    }
    assertEquals("x + y + y + y + y", Texts.of(deep));
    assertEquals("... + ... + y + y + y + y", Texts.of(bin(deep, BinaryOp.ADD, local("y"))));
  }
}
