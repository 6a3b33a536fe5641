package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.testing.Sources;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Suppression, repetition and the form of what is reported. */
class ReportTest {
  private final Stmt<String> wrong = eval(less(nanoTime(), unknown()));
  private final Node<String> last = field("long", "last");

  @Test
  void aMethodSuppressesItsOwn() {
    assertEquals(
        List.of("TickDirectComparison @ Lib.value() < System.nanoTime()"),
        new Sources()
            .suppress("TickDirectComparison")
            .method("void", "quiet", wrong)
            .method("void", "loud", eval(less(unknown(), nanoTime())))
            .found());
  }

  @Test
  void allRules() {
    assertEquals(
        List.of(), new Sources().suppress("*").method("void", "quiet", wrong).found());
  }

  @Test
  void anotherRule() {
    assertEquals(
        1,
        new Sources()
            .suppress("TickMinMax", "unused")
            .method("void", "m", wrong)
            .found()
            .size());
  }

  @Test
  void aLambdaInsideASuppressedMethod() {
    assertEquals(
        List.of(),
        new Sources()
            .suppress("TickDirectComparison")
            .method(
                "void",
                "quiet",
                eval(stat(
                    "other.Lib", "void", "run", lambda("java.lang.Runnable", List.of(), wrong))))
            .found());
  }

  /** A finding at a field is the field's to suppress, wherever it is read. */
  @Test
  void aField() {
    Sources sources = new Sources()
        .suppress("TickDefaultInit")
        .field("long", "last")
        .method("void", "beat", put(last, nanoTime()))
        .run(probe("age", minus(nanoTime(), last)));
    assertEquals(List.of(), sources.found());
  }

  @Test
  void theReaderOfAFieldSuppressesNothingAtTheField() {
    Sources sources = new Sources()
        .field("long", "last")
        .method("void", "beat", put(last, nanoTime()))
        .suppress("TickDefaultInit")
        .method("void", "reader", probe("age", minus(nanoTime(), last)));
    assertEquals(List.of("TickDefaultInit @ long last"), sources.found());
  }

  /** A store is reported in the method that stores, and suppressed there. */
  @Test
  void aStoreInAnotherMethod() {
    Sources sources = new Sources()
        .field("long", "last", nanoTime())
        .suppress("TickSentinel")
        .method("void", "reset", put(last, num(-1L)))
        .run(when(bin(last, "==", num(-1L)), act()));
    assertEquals(List.of("TickSentinel @ last == -1L"), sources.found());
  }

  /** Two tests look for one store: it is reported once. */
  @Test
  void onceAPlace() {
    assertEquals(
        List.of(
            "TickSentinel @ last == -1L",
            "TickSentinel @ last = -1L",
            "TickSentinel @ last != -1L"),
        new Sources()
            .field("long", "last", nanoTime())
            .method("void", "reset", put(last, num(-1L)))
            .run(when(bin(last, "==", num(-1L)), act()), when(bin(last, "!=", num(-1L)), act()))
            .found());
  }

  /** No message ends in a period, spans lines, or is only a fact without a remedy. */
  @Test
  void theFormOfMessages() {
    List<Finding<String>> all = everything().findings();
    assertEquals(
        List.of(Rule.values()),
        all.stream().map(Finding::rule).distinct().sorted().toList(),
        "one of each rule");
    for (Finding<String> f : all) {
      assertFalse(f.message().endsWith("."), f.message());
      assertFalse(f.message().contains("\n"), f.message());
      assertFalse(f.message().contains("null"), f.message());
      assertTrue(f.message().contains("; "), "a remedy: " + f.message());
    }
  }

  @Test
  void suggestionsAreForThoseWhoAsk() {
    assertFalse(Rule.byDefault().contains(Rule.ESCAPE));
    assertFalse(Rule.byDefault().contains(Rule.UNANNOTATED));
    assertEquals(Rule.values().length - 2, Rule.byDefault().size());
  }

  @Test
  void rulesByTheirIds() {
    for (Rule r : Rule.values()) {
      assertEquals(Optional.of(r), Rule.ofId(r.id()));
      assertTrue(r.id().startsWith("Tick"));
      assertFalse(r.summary().endsWith("."));
      assertTrue(Rule.allIds().contains(r.id()));
    }
    assertEquals(Optional.empty(), Rule.ofId("TickTock"));
    assertEquals(
        Rule.values().length,
        Arrays.stream(Rule.allIds().split(", ")).distinct().count());
  }

  private Sources everything() {
    var a = var("long", "a");
    var b = var("long", "b");
    var tree = var("java.util.TreeMap", "tree");
    var out = var("java.io.DataOutputStream", "out");
    return new Sources()
        .field("long", "last")
        .field("long", "kept")
        .method("void", "beat", put(last, nanoTime()))
        .method("void", "never", put(last, plus(nanoTime(), num(Long.MAX_VALUE))))
        .method("void", "save", List.of(out), eval(on(read(out), "void", "writeLong", nanoTime())))
        .method("int", "compare", List.of(a, b), ret(cast("int", minus(read(a), read(b)))))
        .run(
            eval(call("int", "compare", nanoTime(), nanoTime())),
            eval(less(nanoTime(), unknown())),
            eval(less(nanoTime(), wallTime())),
            probe("rest", bin(nanoTime(), "%", unknown())),
            probe("twice", bin(plus(nanoTime(), nanoTime()), "/", num(2L))),
            probe("exact", stat("java.lang.Math", "long", "addExact", nanoTime(), span())),
            eval(stat("java.lang.Thread", "void", "sleep", minus(last, nanoTime()))),
            eval(stat("java.lang.Math", "long", "max", nanoTime(), unknown())),
            eval(stat("java.lang.Thread", "void", "sleep", nanoTime())),
            local(tree, make("java.util.TreeMap")),
            eval(on(read(tree), "java.lang.Object", "put", nanoTime(), num(1L))),
            put(field("long", "kept"), bin(nanoTime(), "/", num(1000L))),
            when(bin(last, ">", num(0L)), act()))
        .inClass("p.Other")
        .inUnit("Other.java")
        .method("long", "now", ret(nanoTime()))
        .inClass("p.User")
        .inUnit("User.java")
        .method("long", "m", ret(stat("p.Other", "long", "now")));
  }
}
