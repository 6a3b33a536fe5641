package io.github.tickwise.engine.source;

import static io.github.tickwise.engine.source.Ast.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Values, conversions, and the order in which operands are evaluated. */
class ExpressionFlowTest {
  private final Variable<String> a = var("long", "a");
  private final Variable<String> b = var("long", "b");
  private final Variable<String> i = var("int", "i");
  private final Variable<String> flag = var("boolean", "flag");

  @Test
  void aCallStaysInTheTreeThatUsesIt() {
    assertEquals(
        """
        b0:
          return (T.nanoTime() - T.start)
        """,
        body("long", List.of(), ret(bin(call("long", "nanoTime"), "-", field("long", "start")))));
  }

  @Test
  void operandsArePromotedAndResultsConverted() {
    assertEquals(
        """
        b0:
          init b = (a + long<-i)
          init d = double<-(a * 2L)
          return int<-(a >> i)
        """,
        body(
            "int",
            List.of(a, i),
            local(b, bin(read(a), "+", read(i))),
            local(var("double", "d"), bin(read(a), "*", lit(2))),
            ret(bin(read(a), ">>", read(i)))));
  }

  @Test
  void boxingIsTransparent() {
    Variable<String> boxed = var("java.lang.Long", "boxed");
    Variable<String> small = var("java.lang.Integer", "small");
    assertEquals(
        """
        b0:
          init b = boxed
          init c = a
          return (boxed - long<-small)
        """,
        body(
            "long",
            List.of(a, boxed, small),
            local(b, read(boxed)),
            local(var("java.lang.Long", "c"), read(a)),
            ret(bin(read(boxed), "-", read(small)))));
  }

  @Test
  void argumentsAreConvertedToTheParametersTypes() {
    var wide = new Node.Invoke<>(
        ref("wide", "void", List.of("long")), null, List.of(read(i)), "void", "wide()");
    assertEquals("""
        b0:
          eval T.wide(long<-i)
          end
        """, body("void", List.of(i), eval(wide)));
  }

  @Test
  void typesThatTheFrontEndDoesNotKnowComeFromTheOperands() {
    Node<String> untyped = new Node.Local<>(i, "?", "i");
    assertEquals(
        """
        b0:
          init b = long<-(i * 2)
          init b = T.unknown()
          return (a - T.unknown())
        """,
        body(
            "long",
            List.of(a, i),
            local(b, bin(untyped, "*", lit(2), "?")),
            local(b, call("?", "unknown")),
            ret(bin(read(a), "-", call("?", "unknown"), "?"))));
  }

  @Test
  void aCastOfItsOwnTypeIsNothing() {
    assertEquals(
        """
        b0:
          init b = a
          init c = (int) a
          end
        """,
        body(
            "void",
            List.of(a),
            local(b, cast("long", read(a))),
            local(var("int", "c"), cast("int", read(a)))));
  }

  @Test
  void aCallBeforeAConditionalIsEvaluatedBeforeIt() {
    assertEquals(
        """
        b0:
          $2 = T.nanoTime()
          if flag then b1 else b2
        b1:
          $1 = a
          goto b3
        b2:
          $1 = b
          goto b3
        b3:
          return ($2 - $1)
        """,
        body(
            "long",
            List.of(a, b, flag),
            ret(bin(call("long", "nanoTime"), "-", cond(read(flag), read(a), read(b))))));
  }

  @Test
  void anOperandIsSavedOnlyFromAStoreThatChangesIt() {
    assertEquals(
        """
        b0:
          $1 = a
          a = 5L
          init x = ($1 + a)
          a = 6L
          init y = (b + a)
          end
        """,
        body(
            "void",
            List.of(a, b),
            local(var("long", "x"), bin(read(a), "+", set(read(a), lit(5L)))),
            local(var("long", "y"), bin(read(b), "+", set(read(a), lit(6L))))));
  }

  @Test
  void argumentsKeepTheirOrder() {
    assertEquals(
        """
        b0:
          $2 = T.f()
          $1 = T.count
          T.seen = T.g()
          eval T.use($2, $1, 1L, T.seen)
          end
        """,
        body(eval(call(
            "void",
            "use",
            call("long", "f"),
            field("long", "count"),
            lit(1L),
            set(field("long", "seen"), call("long", "g"))))));
  }

  @Test
  void anObjectsFieldStaysAReceiver() {
    assertEquals(
        """
        b0:
          if flag then b1 else b2
        b1:
          $1 = T.nanoTime()
          goto b3
        b2:
          $1 = a
          goto b3
        b3:
          eval T.last.set($1)
          end
        """,
        body(
            "void",
            List.of(a, flag),
            eval(callOn(
                field("java.util.concurrent.atomic.AtomicLong", "last"),
                "void",
                "set",
                cond(read(flag), call("long", "nanoTime"), read(a))))));
  }

  @Test
  void elementsAndArrays() {
    Variable<String> array = var("long[]", "array");
    assertEquals(
        """
        b0:
          init c = new long[]{1L, long<-i}
          eval T.size()
          init d = new long[]
          return array[i]
        """,
        body(
            "long",
            List.of(array, i),
            local(
                var("long[]", "c"),
                new Node.NewArray<>(List.of(), List.of(lit(1), read(i)), true, "long[]", "new")),
            local(
                var("long[]", "d"),
                new Node.NewArray<>(
                    List.of(call("int", "size")), List.of(), false, "long[]", "new")),
            ret(index(read(array), read(i)))));
  }

  @Test
  void aPatternsBindingIsTheOperand() {
    Variable<String> o = var("java.lang.Object", "o");
    Variable<String> n = var("java.lang.Long", "n");
    assertEquals(
        """
        b0:
          $1 = T.get()
          n = $1
          if ?($1) then b1 else b2
        b1:
          eval T.use(n)
          goto b2
        b2:
          init k = ?(o)
          end
        """,
        body(
            "void",
            List.of(o),
            when(
                new Node.InstanceOf<>(call("java.lang.Object", "get"), n, "instanceof"),
                eval(call("void", "use", read(n))),
                null),
            local(var("boolean", "k"), new Node.InstanceOf<>(read(o), null, "instanceof"))));
  }

  @Test
  void longChainsNeitherOverflowNorGrowDeep() {
    Node<String> sum = lit("0");
    Node<String> chain = call("p.B", "builder");
    for (int n = 1; n < 20_000; n++) {
      sum = concat(sum, lit("x"));
      chain = callOn(chain, "p.B", "append", lit(n));
    }
    String text = body(eval(call("void", "use", sum)), eval(chain));
    // 100 temporaries of 200 operators each; printing recurses and would overflow otherwise.
    assertEquals(99, text.split("\\$\\d+ = \\(").length - 1);
    assertEquals(19_999, text.split("append").length - 1);
  }
}
