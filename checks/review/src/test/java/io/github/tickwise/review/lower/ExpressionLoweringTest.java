package io.github.tickwise.review.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpressionLoweringTest {
  private static Expr<Origin> returned(String members, String expression) {
    Lowered lowered =
        Lowered.of("class C { " + members + " Object m() { return " + expression + "; } }");
    var blocks = lowered.method("C#m()").blocks();
    var effects = blocks.get(blocks.size() - 1).effects();
    return ((Effect.Return<Origin>) effects.get(effects.size() - 1)).value();
  }

  /** JLS 5.6: the type of an operator from the types of its operands. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      i + i      | int
      i + l      | long
      l * f      | float
      f - d      | double
      b + b      | int
      c + i      | int
      i << l     | int
      l >>> i    | long
      box + i    | long
      -c         | int
      ~l         | long
      l < i      | boolean
      t & t      | boolean
      l & i      | long
      s + l      | java.lang.String
      i + s      | java.lang.String
      t ? i : l  | long
      t ? box : 1L | long
      l++        | long
      a[0]       | long
      (int) l    | int
      a.length   | int
      """)
  void typesOfOperators(String expression, String type) {
    String fields =
        "int i; long l; float f; double d; byte b; char c; boolean t; String s; Long box; long[] a;";
    assertEquals(type, returned(fields, expression).type());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      1 + 2 * 3             | 7
      1L << 40              | 1099511627776
      -(5)                  | -5
      0x7fff_ffff + 1       | -2147483648
      -2147483648           | -2147483648
      -9223372036854775808L | -9223372036854775808
      0b101 + 010           | 13
      (int) 5_000_000_000L  | 705032704
      (byte) 200            | -56
      7 / 2                 | 3
      7 / 2.0               | 3.5
      'a' + 1               | 98
      Long.MAX_VALUE        | 9223372036854775807
      Integer.MIN_VALUE - 1 | 2147483647
      java.lang.Long.MIN_VALUE | -9223372036854775808
      HALF                  | 4611686018427387903
      C.HALF + 1            | 4611686018427387904
      true ? 1 : 2L         | 1
      1 < 2 && false        | false
      "a" + 1 + 'c'         | a1c
      -5 >>> 28             | 15
      -5 % 3                | -2
      ~0L                   | -1
      """)
  void constantsAreFolded(String expression, String value) {
    Expr<Origin> e = returned(
        "static final long HALF = MAX / 2; static final long MAX = Long.MAX_VALUE;", expression);
    assertEquals(value, String.valueOf(((Expr.Constant<Origin>) e).value()));
  }

  @ParameterizedTest
  @CsvSource({"1 / 0", "x", "y", "Z", "this.x", "loop"})
  void whatIsNoConstantStays(String expression) {
    Expr<Origin> e = returned(
        "long x = 1; final long y = System.nanoTime(); static final Long Z = 1L;"
            + " static final int loop = pool, pool = loop;",
        expression);
    assertEquals(false, e instanceof Expr.Constant);
  }

  @Test
  void finalLocalsAreConstantsAndOthersAreNot() {
    Lowered lowered = Lowered.of("""
        class C {
          long m() {
            final long a = 1;
            long b = 2;
            return a + b;
          }
        }
        """);
    assertEquals("init a = 1L\ninit b = 2L\nreturn (1L + b)", lowered.effects("C#m()"));
  }

  @Test
  void constantsReachAcrossFiles() {
    Lowered lowered = Lowered.of(
        "package a; public interface Limits { long NEVER = Long.MAX_VALUE; }",
        "package b; import static a.Limits.NEVER; class C { boolean m(long t) { return t == NEVER; } }",
        "package b; class D implements a.Limits { boolean m(long t) { return t == NEVER; } }");
    assertEquals("return (t == 9223372036854775807L)", lowered.effects("b.C#m(long)"));
    assertEquals("return (t == 9223372036854775807L)", lowered.effects("b.D#m(long)"));
  }

  @Test
  void assignmentsOfEveryForm() {
    Lowered lowered = Lowered.of("""
        class C {
          long f; long[] a; C next; String s;
          void m(long x) {
            f = x;
            this.f += 1;
            next.f = a[0]--;
            a[1] = x;
            s += x;
            ++f;
          }
        }
        """);
    assertEquals("""
            C.f = x
            C.f = (C.f + 1L)
            $1 = C.a[0]
            C.a[0] = ($1 - 1L)
            C.next.f = $1
            C.a[1] = x
            C.s = (C.s + x)
            C.f = (C.f + 1L)""".stripIndent(), lowered.effects("C#m(long)"));
  }
}
