package io.github.tickwise.engine.source;

import static io.github.tickwise.engine.source.Ast.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.model.BinaryOp;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Assignments as statements and as values. */
class AssignmentFlowTest {
  private final Variable<String> a = var("long", "a");
  private final Variable<String> i = var("int", "i");
  private final Variable<String> flag = var("boolean", "flag");
  private final Variable<String> array = var("long[]", "array");
  private final Variable<String> node = var("p.T", "node");

  @Test
  void aChainStoresFromTheRight() {
    assertEquals(
        """
        b0:
          T.b = T.f()
          a = T.b
          end
        """,
        body("void", List.of(a), eval(set(read(a), set(field("long", "b"), call("long", "f"))))));
  }

  @Test
  void compoundAssignmentNarrowsAtTheEnd() {
    Variable<String> s = var("java.lang.String", "s");
    assertEquals(
        """
        b0:
          i = int<-(long<-i + a)
          i = (i << a)
          s = (s + i)
          flag = (flag & T.f())
          end
        """,
        body(
            "void",
            List.of(a, i, s, flag),
            eval(update(read(i), BinaryOp.ADD, read(a))),
            eval(update(read(i), BinaryOp.SHL, read(a))),
            eval(update(read(s), BinaryOp.ADD, read(i))),
            eval(update(read(flag), BinaryOp.AND, call("boolean", "f")))));
  }

  @Test
  void stepsAddOneOfTheVariablesType() {
    Variable<String> s = var("short", "s");
    Variable<String> boxed = var("java.lang.Long", "boxed");
    assertEquals(
        """
        b0:
          a = (a + 1L)
          a = (a - 1L)
          s = short<-(int<-s + 1)
          boxed = (boxed + 1L)
          end
        """,
        body(
            "void",
            List.of(a, s, boxed),
            eval(postInc(read(a))),
            eval(preDec(read(a))),
            eval(postInc(read(s))),
            eval(postInc(read(boxed)))));
  }

  @Test
  void aPostfixStepsValueIsTheOldOne() {
    assertEquals(
        """
        b0:
          $1 = a
          a = ($1 + 1L)
          init x = $1
          a = (a - 1L)
          init y = a
          $2 = node.count
          node.count = ($2 + 1L)
          return $2
        """,
        body(
            "long",
            List.of(a, node),
            local(var("long", "x"), postInc(read(a))),
            local(var("long", "y"), preDec(read(a))),
            ret(postInc(field(read(node), "long", "count")))));
  }

  @Test
  void whatNamesThePlaceIsEvaluatedOnce() {
    assertEquals(
        """
        b0:
          $1 = T.f()
          $2 = T.g()
          $1[$2] = ($1[$2] + T.h())
          $3 = T.n()
          $3.last = ($3.last - a)
          T.n().last = T.h()
          end
        """,
        body(
            "void",
            List.of(a),
            eval(update(
                index(call("long[]", "f"), call("int", "g")), BinaryOp.ADD, call("long", "h"))),
            eval(update(field(call("p.T", "n"), "long", "last"), BinaryOp.SUB, read(a))),
            eval(set(field(call("p.T", "n"), "long", "last"), call("long", "h")))));
  }

  @Test
  void anElementsAssignmentIsItsValue() {
    assertEquals(
        """
        b0:
          $1 = (array[i] + 2L)
          array[i] = $1
          init x = $1
          $2 = T.n()
          $2.last = a
          return $2.last
        """,
        body(
            "long",
            List.of(array, i, a),
            local(var("long", "x"), update(index(read(array), read(i)), BinaryOp.ADD, lit(2))),
            ret(set(field(call("p.T", "n"), "long", "last"), read(a)))));
  }

  @Test
  void anIndexIsReadBeforeTheValueChangesIt() {
    assertEquals(
        """
        b0:
          $1 = i
          i = 2
          array[$1] = long<-i
          end
        """,
        body(
            "void",
            List.of(array, i),
            eval(set(index(read(array), read(i)), set(read(i), lit(2))))));
  }

  @Test
  void theOldValueIsReadBeforeTheRightSideRuns() {
    assertEquals(
        """
        b0:
          $1 = a
          a = 3L
          a = ($1 + a)
          $3 = T.total
          if flag then b1 else b2
        b1:
          $2 = T.f()
          goto b3
        b2:
          $2 = a
          goto b3
        b3:
          T.total = ($3 + $2)
          end
        """,
        body(
            "void",
            List.of(a, flag),
            eval(update(read(a), BinaryOp.ADD, set(read(a), lit(3)))),
            eval(update(
                field("long", "total"),
                BinaryOp.ADD,
                cond(read(flag), call("long", "f"), read(a))))));
  }
}
