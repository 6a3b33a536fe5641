package io.github.tickwise.samples.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

/** Rounds, tables, bounds and checks. */
class ReportsTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

  private String printed() {
    return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  @Test
  void theOrderOfTheArmsRotates() throws Exception {
    List<String> ran = new ArrayList<>();
    new Rounds<>(List.of("a", "b", "c", "d"), 3, ran::add);
    assertEquals("abcdcdababcd", String.join("", ran));
  }

  @Test
  void figuresAreTheMediansOfTheRounds() throws Exception {
    int[] run = {0};
    Rounds<String, Integer> rounds =
        new Rounds<>(List.of("a"), 3, a -> new int[] {7, 1, 4}[run[0]++]);
    assertEquals(4, rounds.median("a", r -> r));
    Table<String, Integer> table =
        new Table<String, Integer>(a -> a).addSpread("x", 0, r -> r).add("half", 1, r -> r / 2.0);
    table.print(out, "arms", rounds);
    assertEquals("arms        x  half\na     4 (1-7)   2.0\n", printed());
    assertEquals(
        List.of(
            "set,arm,round,x,half",
            "s,\"a\",1,7.0000,3.5000",
            "s,\"a\",2,1.0000,0.5000",
            "s,\"a\",3,4.0000,2.0000"),
        table.csv("s", rounds));
    Histogram sum = rounds.sum("a", r -> {
      Histogram one = new Histogram(3);
      one.recordValue(r);
      return one;
    });
    assertEquals(3, sum.getTotalCount());
    assertEquals(7, sum.getMaxValue());
  }

  @Test
  void aBoundThatIsMissedIsSaid() {
    Bounds bounds = new Bounds(out);
    bounds.atLeast(2, "ratio", 2);
    bounds.atMost(2, "ratio", 2);
    bounds.within(-1, 1, "share", -1);
    bounds.above(1, "order", 1.01);
    bounds.below(10, "tail", 9.99);
    bounds.that(true, "counts");
    assertTrue(bounds.held());
    bounds.atMost(0, "lost", 1);
    bounds.atLeast(2, "not a number", Double.NaN);
    bounds.above(1, "order", 1);
    bounds.below(10, "tail", 10);
    bounds.that(false, "counts [one is missing]");
    assertFalse(bounds.held());
    assertTrue(
        printed()
            .endsWith("MISSED lost: 1.00, bound <= 0.00\nMISSED not a number: NaN, bound >= 2.00\n"
                + "MISSED order: 1.00, bound > 1.00\nMISSED tail: 10.00, bound < 10.00\n"
                + "MISSED counts [one is missing]\n"),
        printed());
  }

  /** Half a check says nothing: it is neither right nor wrong. */
  @Test
  void anInterruptEndsTheChecks() {
    assertThrows(
        InterruptedException.class,
        () -> new Checks(out).check("cut short", () -> {
          throw new InterruptedException();
        }));
    assertEquals("", printed());
  }

  /** What one measurement gives for all arms, and the words behind the figures. */
  @Test
  void runsThatWereMeasuredElsewhere() {
    Rounds<String, Integer> rounds = new Rounds<>();
    List.of(7, 1, 4).forEach(r -> rounds.add("a", r));
    rounds.add("bb", 5);
    new Table<String, Integer>(a -> a)
        .add("x", 0, r -> r)
        .note(a -> a.equals("a") ? "why" : "")
        .print(out, "arms", rounds);
    assertEquals("arms  x\na     4  why\nbb    5\n", printed());
    assertEquals(
        List.of("A", "BB"),
        List.copyOf(rounds.sums(String::toUpperCase, r -> new Histogram(3)).keySet()));
  }

  @Test
  void aCheckThatThrowsHasFailed() throws Exception {
    Checks checks = new Checks(out);
    checks.check("right", () -> "seen");
    checks.check("wrong", () -> {
      Checks.require(false, "seen");
      return "";
    });
    assertFalse(checks.hold());
    assertEquals(
        "ok      right: seen\nFAILED  wrong: java.lang.IllegalStateException: seen\n1 checks FAILED\n",
        printed());
  }
}
