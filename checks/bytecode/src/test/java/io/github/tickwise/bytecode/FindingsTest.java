package io.github.tickwise.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Catalog;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The whole way from sources to findings: what the class-file form itself could spoil. */
class FindingsTest {

  @Test
  void ticksFlowBetweenClasses() {
    assertFindings(
        List.of("p/Reader.java:3 TickDirectComparison"),
        Map.of("p/Store.java", """
            package p;
            class Store {
              private final long at = System.nanoTime();
              long at() { return at; }
            }""", "p/Reader.java", """
            package p;
            class Reader {
              boolean isPast(Store s, long now) { return now > s.at(); }
              boolean isRight(Store s, long now) { return now - s.at() > 0; }
            }"""));
  }

  @Test
  void ticksFlowThroughLambdasConditionalsAndBoxes() {
    assertFindings(
        List.of("X.java:8 TickDirectComparison", "X.java:11 TickDirectComparison"),
        Map.of("X.java", """
            import java.util.*;
            import java.util.function.LongSupplier;
            class X {
              private final Map<String, Long> seen = new HashMap<>();
              private final LongSupplier clock = System::nanoTime;
              boolean past(boolean fresh, long other) {
                long t = fresh ? clock.getAsLong() : System.nanoTime();
                return t < other;
              }
              void put(String k) { seen.put(k, System.nanoTime()); }
              boolean older(String k, long than) { return seen.get(k) < than; }
            }"""));
  }

  @Test
  void ticksFlowThroughInterfaces() {
    assertFindings(
        List.of("X.java:8 TickDirectComparison"), Map.of("X.java", """
            interface Job { void runAt(long at); long at(); }
            class Queued implements Job {
              private long at;
              public void runAt(long at) { this.at = at; }
              public long at() { return at; }
            }
            class X {
              boolean isDue(Job job, long now) { return job.at() <= now; }
              void enqueue(Job job) { job.runAt(System.nanoTime()); }
            }"""), Rule.DIRECT_COMPARISON);
  }

  @Test
  void copiesOfFinallyBlocksAndInitialisersAreReportedOnce() {
    assertFindings(
        List.of(
            "X.java:2 TickScaledReading",
            "X.java:9 TickDirectComparison",
            "X.java:11 TickScaledReading"),
        Map.of("X.java", """
            class X {
              private final long startedAt = System.nanoTime() / 1000;
              X() {}
              X(int unused) {}
              boolean f(Runnable r, long until) {
                try {
                  r.run();
                } finally {
                  if (System.nanoTime() > until) { r.run(); }
                }
                return System.nanoTime() / 1000 - startedAt > 5;
              }
            }"""),
        Rule.DIRECT_COMPARISON,
        Rule.SCALED_READING);
  }

  @Test
  void fieldsThatStartAtZeroAreReportedAtTheirDeclaration() {
    assertFindings(List.of("X.java:2 TickDefaultInit"), Map.of("X.java", """
            class X {
              private long lastAt = 0;
              boolean due() {
                return System.nanoTime() - lastAt > 1_000;
              }
              void ran() {
                lastAt = System.nanoTime();
              }
            }"""));
  }

  @Test
  void tickSafeIsHonoured() {
    assertFindings(List.of("X.java:4 TickDirectComparison"), Map.of("X.java", """
            @interface TickSafe {}
            class X {
              @TickSafe boolean safe(long until) { return System.nanoTime() > until; }
              boolean past(long until) { return System.nanoTime() > until; }
            }"""));
  }

  @Test
  void onlyTheRulesAskedForAreReported() {
    assertFindings(
        List.of(),
        Map.of("X.java", "class X { boolean f(long u) { return System.nanoTime() > u; } }"),
        Rule.SENTINEL);
  }

  private static void assertFindings(
      List<String> expected, Map<String, String> sources, Rule... rules) {
    Set<Rule> wanted = rules.length == 0 ? Rule.byDefault() : Set.of(rules);
    ClassFileAnalysis.Result result = new ClassFileAnalysis(Catalog.bundled(), wanted)
        .analyze(Compiled.of(List.of("-g"), sources).classFiles());
    assertEquals(List.of(), result.problems());
    assertEquals(
        expected.stream().sorted().toList(),
        result.findings().stream()
            .map(f -> f.origin() + " " + f.rule().id())
            .sorted()
            .toList());
  }
}
