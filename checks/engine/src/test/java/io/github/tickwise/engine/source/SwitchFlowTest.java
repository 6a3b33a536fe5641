package io.github.tickwise.engine.source;

import static io.github.tickwise.engine.source.Ast.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Switches: a chain of tests, then the bodies. */
class SwitchFlowTest {
  private final Variable<String> i = var("int", "i");
  private final Variable<String> a = var("long", "a");
  private final Variable<String> p = var("boolean", "p");
  private final Variable<String> o = var("java.lang.Object", "o");

  @Test
  void oldCasesFallThroughAndDefaultIsTestedLast() {
    assertEquals(
        """
        b0:
          if (i == 1) then b2 else b1
        b1:
          if (i == 2) then b4 else b3
        b2:
          eval T.a()
          goto b3
        b3:
          eval T.b()
          goto b5
        b4:
          eval T.c()
          goto b5
        b5:
          end
        """,
        body(
            "void",
            List.of(i),
            new Stmt.Switch<>(
                read(i),
                List.of(
                    on(lit(1), false, act("a")),
                    onDefault(false, act("b"), brk(null)),
                    on(lit(2), false, act("c"))))));
  }

  @Test
  void arrowsDoNotFallThroughAndMayMissAll() {
    Stmt.Case<String> two =
        new Stmt.Case<>(List.of(lit(1), lit(2)), List.of(), null, false, true, List.of(act("a")));
    assertEquals(
        """
        b0:
          if (i == 1) then b3 else b1
        b1:
          if (i == 2) then b3 else b2
        b2:
          if (i == 3) then b4 else b5
        b3:
          eval T.a()
          goto b5
        b4:
          eval T.b()
          goto b5
        b5:
          end
        """,
        body(
            "void",
            List.of(i),
            new Stmt.Switch<>(read(i), List.of(two, on(lit(3), true, act("b"))))));
  }

  @Test
  void aSwitchExpressionYieldsIntoATemporary() {
    Node<String> value = new Node.Switch<>(
        call("int", "select"),
        List.of(
            on(lit(1), true, Ast.yield(read(a))), onDefault(true, act("act"), Ast.yield(read(i)))),
        "long",
        "switch");
    assertEquals("""
        b0:
          $3 = T.nanoTime()
          $2 = T.select()
          if ($2 == 1) then b1 else b2
        b1:
          $1 = a
          goto b3
        b2:
          eval T.act()
          $1 = long<-i
          goto b3
        b3:
          return ($3 - $1)
        """, body("long", List.of(a, i), ret(bin(call("long", "nanoTime"), "-", value))));
  }

  @Test
  void aSwitchExpressionThatMissesAllThrows() {
    Variable<String> e = var("p.E", "e");
    Node<String> value = new Node.Switch<>(
        read(e),
        List.of(
            on(field("p.E", "A"), true, Ast.yield(lit(1))),
            on(field("p.E", "B"), true, Ast.yield(lit(2)))),
        "int",
        "switch");
    assertEquals("""
        b0:
          if (e == T.A) then b2 else b1
        b1:
          if (e == T.B) then b3 else b4
        b2:
          $1 = 1
          goto b5
        b3:
          $1 = 2
          goto b5
        b4:
          end
        b5:
          return $1
        """, body("int", List.of(e), ret(value)));
  }

  @Test
  void patternsBindBeforeTheirGuard() {
    Variable<String> n = var("java.lang.Long", "n");
    Variable<String> start = var("long", "start");
    Variable<String> end = var("long", "end");
    Stmt.Case<String> guarded = new Stmt.Case<>(
        List.of(),
        List.of(n),
        bin(read(n), ">", lit(0)),
        false,
        true,
        List.of(eval(call("void", "use", read(n)))));
    Stmt.Case<String> components =
        new Stmt.Case<>(List.of(), List.of(start, end), null, false, true, List.of(act("b")));
    assertEquals(
        """
        b0:
          if ?(o) then b1 else b2
        b1:
          n = o
          if (n > 0L) then b4 else b2
        b2:
          if ?(o) then b3 else b6
        b3:
          start = ?
          end = ?
          goto b5
        b4:
          eval T.use(n)
          goto b7
        b5:
          eval T.b()
          goto b7
        b6:
          eval T.c()
          goto b7
        b7:
          end
        """,
        body(
            "void",
            List.of(o),
            new Stmt.Switch<>(read(o), List.of(guarded, components, onDefault(true, act("c"))))));
  }

  @Test
  void breakEndsTheSwitchAndContinueTheLoopsTurn() {
    Stmt<String> inner = new Stmt.Switch<>(
        read(i), List.of(on(lit(1), false, brk(null)), on(lit(2), false, cont(null))));
    assertEquals("""
        b0:
          goto b1
        b1:
          if p then b2 else b7
        b2:
          if (i == 1) then b4 else b3
        b3:
          if (i == 2) then b5 else b6
        b4:
          goto b6
        b5:
          goto b1
        b6:
          eval T.act()
          goto b1
        b7:
          end
        """, body("void", List.of(p, i), loop(read(p), seq(inner, act("act")))));
  }
}
