package io.github.tickwise.engine.solve;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.ProgramText;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.testing.Solved;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Dominators and the conditions that hold in a block. */
class MethodFlowTest {
  private Solved solved;
  private MethodFlow<String> flow;

  @Test
  void aDiamond() {
    given(
        probe("head", num(0)),
        when(test("c"), probe("then", num(0)), probe("else", num(0))),
        probe("join", num(0)));
    assertTrue(dominates("head", "then"));
    assertTrue(dominates("head", "else"));
    assertTrue(dominates("head", "join"));
    assertFalse(dominates("then", "join"));
    assertFalse(dominates("then", "else"));
    assertFalse(dominates("join", "head"));
    assertTrue(dominates("then", "then"));
    assertEquals(List.of("c is true"), guards("then"));
    assertEquals(List.of("c is false"), guards("else"));
    assertEquals(List.of(), guards("join"));
  }

  @Test
  void anEarlyReturn() {
    given(when(test("c"), ret()), probe("rest", num(0)));
    assertEquals(List.of("c is false"), guards("rest"));
  }

  @Test
  void nestedTestsInnermostFirst() {
    given(when(test("a"), when(test("b"), probe("in", num(0)))));
    assertEquals(List.of("b is true", "a is true"), guards("in"));
  }

  @Test
  void bothSidesOfAnAnd() {
    given(when(and(test("a"), test("b")), probe("both", num(0)), probe("either", num(0))));
    assertEquals(List.of("b is true", "a is true"), guards("both"));
    assertEquals(List.of(), guards("either"), "one of two is false, but which?");
  }

  @Test
  void neitherSideOfAnOr() {
    given(when(or(test("a"), test("b")), probe("one", num(0)), probe("none", num(0))));
    assertEquals(List.of(), guards("one"));
    assertEquals(List.of("b is false", "a is false"), guards("none"));
  }

  @Test
  void aNegation() {
    given(when(not(test("a")), probe("then", num(0))));
    assertEquals(List.of("a is false"), guards("then"));
  }

  /** The way back to a loop's head does not undo what held when it was entered. */
  @Test
  void aLoop() {
    given(when(test("a"), loop(test("b"), probe("body", num(0)))), probe("after", num(0)));
    assertEquals(List.of("b is true", "a is true"), guards("body"));
    assertEquals(List.of(), guards("after"));
  }

  @Test
  void afterALoop() {
    given(probe("head", num(0)), loop(test("b"), probe("body", num(0))), probe("after", num(0)));
    assertEquals(List.of("b is false"), guards("after"));
    assertTrue(dominates("head", "after"));
    assertFalse(dominates("body", "after"));
  }

  /** A handler may be entered from any part of the body, tested or not. */
  @Test
  void aHandler() {
    given(attempt(when(test("a"), probe("in", num(0))), probe("handler", num(0))));
    assertEquals(List.of("a is true"), guards("in"));
    assertEquals(List.of(), guards("handler"));
    assertFalse(dominates("in", "handler"));
  }

  @Test
  void codeThatIsNeverReached() {
    given(probe("first", num(0)), when(test("c"), ret(), ret()), probe("never", num(0)));
    int never = blockOf("never");
    assertTrue(flow.isReachable(blockOf("first")));
    if (never >= 0) {
      assertFalse(flow.isReachable(never));
      assertFalse(flow.dominates(blockOf("first"), never));
      assertEquals(List.of(), guards("never"));
    }
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private void given(Stmt<String>... body) {
    solved = new Sources().run(body).solve();
    flow = solved.flow("m");
  }

  private static io.github.tickwise.engine.source.Node<String> test(String name) {
    return field("boolean", name);
  }

  private int blockOf(String label) {
    try {
      return solved.block(flow, label);
    } catch (IllegalArgumentException e) {
      return -1; // the lowering leaves out what cannot be reached
    }
  }

  private boolean dominates(String a, String b) {
    return flow.dominates(blockOf(a), blockOf(b));
  }

  private List<String> guards(String label) {
    return flow.guards(blockOf(label)).stream()
        .map(g -> ProgramText.of(g.condition()).replace("T.", "") + " is " + g.holds())
        .toList();
  }
}
