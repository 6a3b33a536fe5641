package io.github.tickwise.engine.source;

import static io.github.tickwise.engine.source.Ast.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Program;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Short circuits and conditional expressions: every test is one without {@code && || ! ?:}. */
class ConditionFlowTest {
  private final Variable<String> p = var("boolean", "p");
  private final Variable<String> q = var("boolean", "q");
  private final Variable<String> r = var("boolean", "r");
  private final Variable<String> x = var("long", "x");
  private final Variable<String> y = var("long", "y");

  @Test
  void anAssignmentInsideAConjunctionRunsOnlyBehindTheFirstTest() {
    Node<String> positive = bin(set(read(x), call("long", "f")), ">", lit(0));
    assertEquals("""
        b0:
          if p then b1 else b3
        b1:
          x = T.f()
          if (x > 0L) then b2 else b3
        b2:
          eval T.act()
          goto b3
        b3:
          end
        """, body("void", List.of(p, x), when(and(read(p), positive), act("act"), null)));
  }

  @Test
  void aNegationSwapsTheBranches() {
    assertEquals(
        """
        b0:
          if p then b3 else b1
        b1:
          if q then b3 else b2
        b2:
          eval T.act()
          goto b3
        b3:
          end
        """, body("void", List.of(p, q), when(not(or(read(p), read(q))), act("act"), null)));
  }

  @Test
  void aConditionalConditionIsThreeTests() {
    assertEquals(
        """
        b0:
          if r then b1 else b2
        b1:
          if p then b3 else b4
        b2:
          if q then b3 else b4
        b3:
          eval T.act()
          goto b4
        b4:
          end
        """,
        body("void", List.of(p, q, r), when(cond(read(r), read(p), read(q)), act("act"), null)));
  }

  @Test
  void aDisjunctionsValueIsTheLastOperandUnlessDecidedBefore() {
    assertEquals(
        """
        b0:
          if p then b1 else b2
        b1:
          if q then b3 else b2
        b2:
          $1 = (x > y)
          goto b4
        b3:
          $1 = true
          goto b4
        b4:
          init r = $1
          end
        """,
        body(
            "void",
            List.of(p, q, x, y),
            local(r, or(and(read(p), read(q)), bin(read(x), ">", read(y))))));
  }

  @Test
  void anInnerOperatorOnTheRightSharesTheTemporary() {
    assertEquals("""
        b0:
          if p then b1 else b4
        b1:
          if q then b3 else b2
        b2:
          $1 = r
          goto b5
        b3:
          $1 = true
          goto b5
        b4:
          $1 = false
          goto b5
        b5:
          return $1
        """, body("boolean", List.of(p, q, r), ret(and(read(p), or(read(q), read(r))))));
  }

  @Test
  void aConditionalIsADiamond() {
    Program<String> program = program(unit(
        OWNER,
        List.of(),
        List.of(),
        List.of(method(
            "long", "m", List.of(x, y), ret(cond(bin(read(x), "<", read(y)), read(x), read(y)))))));
    List<Block<String>> blocks = program.methods().get(1).blocks();
    Effect.Return<String> end = (Effect.Return<String>) blocks.get(3).effects().get(0);
    assertEquals(
        List.of("<", "x", "y", "?:", "return"),
        List.of(
            blocks.get(0).condition().origin(),
            blocks.get(1).effects().get(0).origin(),
            blocks.get(2).effects().get(0).origin(),
            end.value().origin(),
            end.origin()));
    assertEquals("long", end.value().type());
  }

  @Test
  void armsAreConvertedToTheTypeOfTheWhole() {
    Variable<String> i = var("int", "i");
    Node<String> mixed = new Node.Conditional<>(read(p), read(i), read(x), "long", "?:");
    assertEquals("""
        b0:
          if p then b1 else b2
        b1:
          $1 = long<-i
          goto b3
        b2:
          $1 = x
          goto b3
        b3:
          return $1
        """, body("long", List.of(p, i, x), ret(mixed)));
  }

  @Test
  void aConstantConditionIsNoTest() {
    assertEquals("""
        b0:
          goto b2
        b1:
          eval T.never()
          goto b2
        b2:
          end
        """, body(when(lit(false), act("never"), null)));
  }

  @Test
  void anElseIfChainHasOneEnd() {
    assertEquals(
        """
        b0:
          if p then b1 else b2
        b1:
          eval T.f()
          goto b5
        b2:
          if q then b3 else b4
        b3:
          end
        b4:
          eval T.g()
          goto b5
        b5:
          eval T.h()
          end
        """,
        body(
            "void",
            List.of(p, q),
            when(read(p), act("f"), when(read(q), ret(null), act("g"))),
            act("h")));
  }

  @Test
  void longChainsDoNotRecurse() {
    Node<String> all = read(p);
    Stmt<String> chain = act("last");
    for (int n = 0; n < 10_000; n++) {
      all = or(all, read(q));
      chain = when(read(p), act("f"), chain);
    }
    String text = body("void", List.of(p, q), when(all, act("any"), null), chain);
    assertEquals(10_000, text.split("if q then").length - 1);
    assertEquals(10_000, text.split("eval T.f").length - 1);
  }
}
