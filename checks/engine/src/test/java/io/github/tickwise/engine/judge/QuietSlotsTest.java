package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Parameters and locals of which rules say nothing. */
class QuietSlotsTest {
  private static final String FOUND = "TickDirectComparison @ System.nanoTime() < p";

  private static Variable<String> quiet(String... rules) {
    return new Variable<>("p", "long", Declared.silent(Set.of(rules)), "p");
  }

  private static List<String> compared(Variable<String> parameter, Node<String> with) {
    return new Sources()
        .method("boolean", "m", List.of(parameter), ret(less(with, read(parameter))))
        .found();
  }

  @Test
  void allRules() {
    assertEquals(List.of(FOUND), compared(var("long", "p"), nanoTime()));
    assertEquals(List.of(), compared(quiet("*"), nanoTime()));
  }

  @Test
  void oneRule() {
    assertEquals(List.of(), compared(quiet("TickDirectComparison"), nanoTime()));
    assertEquals(List.of(FOUND), compared(quiet("TickSentinel"), nanoTime()));
  }

  @Test
  void onlyWhereItIsNamed() {
    Variable<String> p = quiet("*");
    Variable<String> copy = var("long", "copy");
    assertEquals(
        List.of("TickDirectComparison @ System.nanoTime() < copy"),
        new Sources()
            .method(
                "boolean", "m", List.of(p), local(copy, read(p)), ret(less(nanoTime(), read(copy))))
            .found());
  }

  @Test
  void deepInTheExpressionAndInALambda() {
    Variable<String> p = quiet("*");
    assertEquals(List.of(), compared(p, plus(nanoTime(), read(p))));
    assertEquals(
        List.of(),
        new Sources()
            .method(
                "void",
                "m",
                List.of(p),
                eval(stat(
                    "other.Lib",
                    "void",
                    "run",
                    lambda(
                        "java.util.function.BooleanSupplier",
                        List.of(),
                        less(nanoTime(), read(p))))))
            .found());
  }

  @Test
  void whatALocalIsGiven() {
    Variable<String> late = new Variable<>("late", "boolean", Declared.silent(Set.of("*")), "late");
    Node<String> test = less(nanoTime(), unknown());
    assertEquals(List.of(), new Sources().run(local(late, test)).found());
    assertEquals(
        List.of("TickDirectComparison @ " + test.origin()),
        new Sources().run(local(var("boolean", "late"), test)).found());
  }
}
