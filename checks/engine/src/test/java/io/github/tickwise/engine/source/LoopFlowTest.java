package io.github.tickwise.engine.source;

import static io.github.tickwise.engine.source.Ast.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Loops, labels and jumps. */
class LoopFlowTest {
  private final Variable<String> p = var("boolean", "p");
  private final Variable<String> q = var("boolean", "q");
  private final Variable<String> r = var("boolean", "r");
  private final Variable<String> s = var("boolean", "s");
  private final Variable<String> i = var("int", "i");
  private final Variable<String> x = var("long", "x");

  @Test
  void breakAndContinueOfAWhileLoop() {
    assertEquals(
        """
        b0:
          goto b1
        b1:
          if p then b2 else b7
        b2:
          if q then b3 else b4
        b3:
          goto b7
        b4:
          if r then b5 else b6
        b5:
          goto b1
        b6:
          eval T.act()
          goto b1
        b7:
          end
        """,
        body(
            "void",
            List.of(p, q, r),
            loop(
                read(p),
                seq(when(read(q), brk(null), null), when(read(r), cont(null), null), act("act")))));
  }

  @Test
  void labelsReachTheOuterLoop() {
    Stmt<String> inner =
        loop(read(q), seq(when(read(r), cont("outer"), null), when(read(s), brk("outer"), null)));
    Stmt<String> outer = new Stmt.Loop<>(
        List.of(local(i, lit(0))), read(p), List.of(eval(postInc(read(i)))), inner, true);
    assertEquals("""
        b0:
          init i = 0
          goto b1
        b1:
          if p then b2 else b11
        b2:
          goto b3
        b3:
          if q then b4 else b9
        b4:
          if r then b5 else b6
        b5:
          goto b10
        b6:
          if s then b7 else b8
        b7:
          goto b11
        b8:
          goto b3
        b9:
          goto b10
        b10:
          i = (i + 1)
          goto b1
        b11:
          end
        """, body("void", List.of(p, q, r, s), new Stmt.Labeled<>("outer", outer)));
  }

  @Test
  void aDoLoopContinuesAtItsTest() {
    Stmt<String> body = seq(when(read(q), cont(null), null), act("act"));
    assertEquals(
        """
        b0:
          goto b1
        b1:
          if q then b2 else b3
        b2:
          goto b4
        b3:
          eval T.act()
          goto b4
        b4:
          if p then b1 else b5
        b5:
          end
        """,
        body("void", List.of(p, q), new Stmt.Loop<>(List.of(), read(p), List.of(), body, false)));
  }

  @Test
  void anEndlessLoopHasNoWayOut() {
    assertEquals("""
        b0:
          goto b1
        b1:
          eval T.act()
          goto b1
        """, body(loop(lit(true), act("act"))));
    assertEquals(
        """
        b0:
          goto b1
        b1:
          if p then b2 else b3
        b2:
          goto b4
        b3:
          goto b1
        b4:
          eval T.act()
          end
        """, body("void", List.of(p), loop(null, when(read(p), brk(null), null)), act("act")));
  }

  @Test
  void aLabelledBlockCanBeLeft() {
    assertEquals(
        """
        b0:
          if p then b1 else b2
        b1:
          goto b3
        b2:
          eval T.act()
          goto b3
        b3:
          end
        """,
        body(
            "void",
            List.of(p),
            new Stmt.Labeled<>("l", seq(when(read(p), brk("l"), null), act("act")))));
  }

  @Test
  void anArraysElementsAreReadOneByOne() {
    Variable<String> array = var("int[]", "array");
    assertEquals(
        """
        b0:
          goto b1
        b1:
          if ? then b2 else b3
        b2:
          x = long<-array[?]
          eval T.use(x)
          goto b1
        b3:
          $1 = T.all()
          goto b4
        b4:
          if ? then b5 else b6
        b5:
          x#3 = $1[?]
          goto b4
        b6:
          end
        """,
        body(
            "void",
            List.of(array),
            new Stmt.ForEach<>(x, read(array), true, eval(call("void", "use", read(x))), "for"),
            new Stmt.ForEach<>(var("long", "x"), call("long[]", "all"), true, seq(), "for")));
  }

  @Test
  void anIterablesElementsComeFromItsIterator() {
    Variable<String> each = var("java.lang.Long", "each");
    assertEquals(
        """
        b0:
          goto b1
        b1:
          if ? then b2 else b3
        b2:
          each = T.times.iterator().next()
          goto b1
        b3:
          end
        """, body(new Stmt.ForEach<>(each, field("java.util.List", "times"), false, seq(), "for")));
  }

  @Test
  void codeAfterAJumpHasNoWayIn() {
    assertEquals("""
        b0:
          return 1L
        b1:
          eval T.never()
          end
        """, body("long", List.of(), ret(lit(1)), act("never")));
  }
}
