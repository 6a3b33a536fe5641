package io.github.tickwise.engine.source;

import static io.github.tickwise.engine.source.Ast.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Handlers, and {@code finally} on each way out. */
class TryFlowTest {
  private final Variable<String> p = var("boolean", "p");
  private final Variable<String> q = var("boolean", "q");
  private final Variable<String> e = var("java.lang.Exception", "e");

  private static Stmt.Catch<String> caught(Variable<String> v, String name) {
    return new Stmt.Catch<>(v, act(name));
  }

  @Test
  void everyBlockOfABodyLeadsToItsCatch() {
    assertEquals(
        """
        b0:
          eval T.before()
          goto b1
        b1:
          eval T.a()
          if p then b2 else b3
          throws b4
        b2:
          eval T.b()
          goto b3
          throws b4
        b3:
          goto b5
        b4:
          e = ?
          eval T.c()
          goto b5
        b5:
          eval T.d()
          end
        """,
        body(
            "void",
            List.of(p),
            act("before"),
            attempt(seq(act("a"), when(read(p), act("b"), null)), List.of(caught(e, "c")), null),
            act("d")));
  }

  @Test
  void aReturnedValueIsComputedBeforeFinally() {
    assertEquals(
        """
        b0:
          goto b1
        b1:
          $1 = T.f()
          goto b2
          throws b3
        b2:
          eval T.z()
          return $1
        b3:
          eval T.z()
          end
        """, body("long", List.of(), attempt(ret(call("long", "f")), List.of(), act("z"))));
  }

  @Test
  void aReturnInFinallyWins() {
    assertEquals(
        """
        b0:
          goto b1
        b1:
          $1 = T.f()
          goto b2
          throws b3
        b2:
          return 2L
        b3:
          return 2L
        """, body("long", List.of(), attempt(ret(call("long", "f")), List.of(), ret(lit(2)))));
  }

  @Test
  void finallyRunsAfterTheBodyAfterACatchAndAfterAnException() {
    assertEquals("""
        b0:
          goto b1
        b1:
          eval T.a()
          goto b3
          throws b2
          throws b4
        b2:
          e = ?
          eval T.b()
          goto b3
          throws b4
        b3:
          eval T.z()
          goto b5
        b4:
          eval T.z()
          end
        b5:
          eval T.after()
          end
        """, body(attempt(act("a"), List.of(caught(e, "b")), act("z")), act("after")));
  }

  @Test
  void breakPassesThroughFinally() {
    Stmt<String> inner =
        attempt(seq(when(read(q), brk(null), null), act("a")), List.of(), act("z"));
    assertEquals("""
        b0:
          goto b1
        b1:
          if p then b2 else b10
        b2:
          goto b3
        b3:
          if q then b4 else b6
          throws b8
        b4:
          goto b5
        b5:
          eval T.z()
          goto b10
        b6:
          eval T.a()
          goto b7
          throws b8
        b7:
          eval T.z()
          goto b9
        b8:
          eval T.z()
          end
        b9:
          goto b1
        b10:
          end
        """, body("void", List.of(p, q), loop(read(p), inner)));
  }

  @Test
  void nestedFinallyBlocksRunFromTheInside() {
    Stmt<String> inner = attempt(ret(call("long", "f")), List.of(), act("y"));
    assertEquals("""
        b0:
          goto b1
        b1:
          goto b2
        b2:
          $1 = T.f()
          goto b3
          throws b5
        b3:
          eval T.y()
          goto b4
          throws b6
        b4:
          eval T.z()
          return $1
        b5:
          eval T.y()
          end
          throws b6
        b6:
          eval T.z()
          end
        """, body("long", List.of(), attempt(inner, List.of(), act("z"))));
  }

  @Test
  void onlyThrowableLetsNothingPass() {
    Stmt<String> some = attempt(act("a"), List.of(caught(e, "b")), null);
    Stmt<String> all =
        attempt(act("c"), List.of(caught(var("java.lang.Throwable", "t"), "d")), null);
    assertEquals(
        """
        b0:
          goto b1
        b1:
          goto b2
        b2:
          eval T.a()
          goto b4
          throws b3
          throws b8
        b3:
          e = ?
          eval T.b()
          goto b4
          throws b8
        b4:
          goto b5
        b5:
          eval T.c()
          goto b7
          throws b6
        b6:
          t = ?
          eval T.d()
          goto b7
          throws b8
        b7:
          goto b9
        b8:
          x = ?
          eval T.h()
          goto b9
        b9:
          end
        """,
        body(attempt(
            seq(some, all), List.of(caught(var("java.lang.RuntimeException", "x"), "h")), null)));
  }

  @Test
  void resourcesBelongToTheGuardedBody() {
    Variable<String> r = var("p.R", "r");
    assertEquals(
        """
        b0:
          goto b1
        b1:
          init r = T.open()
          eval T.use(r)
          goto b3
          throws b2
        b2:
          e = ?
          eval T.c()
          goto b3
        b3:
          end
        """,
        body(new Stmt.Try<>(
            List.of(local(r, call("p.R", "open"))),
            eval(call("void", "use", read(r))),
            List.of(caught(e, "c")),
            null)));
  }

  @Test
  void aYieldPassesThroughFinally() {
    Stmt<String> body = attempt(Ast.yield(call("long", "f")), List.of(), act("z"));
    Node<String> value =
        new Node.Switch<>(read(p), List.of(onDefault(true, body)), "long", "switch");
    assertEquals("""
        b0:
          goto b1
        b1:
          goto b2
        b2:
          $1 = T.f()
          goto b3
          throws b4
        b3:
          eval T.z()
          goto b5
        b4:
          eval T.z()
          end
        b5:
          return $1
        """, body("long", List.of(p), ret(value)));
  }

  @Test
  void throwLockAndAssert() {
    assertEquals(
        """
        b0:
          eval T.lock()
          eval T.a()
          if p then b2 else b1
        b1:
          eval T.message()
          end
        b2:
          eval new X()
          end
        """,
        body(
            "void",
            List.of(p),
            new Stmt.Synchronized<>(call("p.T", "lock"), act("a")),
            new Stmt.Assert<>(read(p), call("java.lang.String", "message")),
            raise(create("p.X", null))));
  }
}
