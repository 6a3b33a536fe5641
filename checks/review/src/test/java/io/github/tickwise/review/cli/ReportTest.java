package io.github.tickwise.review.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.review.InputError;
import io.github.tickwise.review.ReviewFinding;
import io.github.tickwise.review.ReviewResult;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {
  private static final ReviewFinding ODD =
      new ReviewFinding("a\tb\\c.java", 7, Rule.MIN_MAX, "x\ny");

  @Test
  void tsvEscapesWhatWouldEndAColumnOrALine() {
    assertEquals("a\\tb\\\\c.java\t7\tTickMinMax\tx\\ny", new TsvReport().entry(ODD));
  }

  @Test
  void textIsPlain() {
    assertEquals(
        "A.java:7: [TickMinMax] m",
        new TextReport(true).entry(new ReviewFinding("A.java", 7, Rule.MIN_MAX, "m")));
  }

  @Test
  void textShowsTheEvidenceIndented() {
    ReviewFinding shown = new ReviewFinding(
        "A.java", 7, Rule.MIN_MAX, "m", List.of(), List.of("Path: a = b (B.java:1)", "      c"));
    assertEquals(
        "A.java:7: [TickMinMax] m\n    Path: a = b (B.java:1)\n          c",
        new TextReport(true).entry(shown));
    assertEquals("A.java:7: [TickMinMax] m", new TextReport(false).entry(shown));
    assertEquals("A.java\t7\tTickMinMax\tm", new TsvReport().entry(shown));
  }

  @Test
  void findingsAreOrderedByPathAndLine() {
    ReviewResult result = new ReviewResult(
        List.of(
            new ReviewFinding("B.java", 1, Rule.MIN_MAX, "m"),
            new ReviewFinding("A.java", 10, Rule.MIN_MAX, "m"),
            new ReviewFinding("A.java", 9, Rule.SENTINEL, "m"),
            new ReviewFinding("A.java", 9, Rule.MIN_MAX, "m")),
        List.of(),
        2);
    StringWriter out = new StringWriter();
    new TextReport(true)
        .print(result, "file", new PrintWriter(out), new PrintWriter(new StringWriter()));
    assertEquals(
        List.of(
            "A.java:9: [TickMinMax] m",
            "A.java:9: [TickSentinel] m",
            "A.java:10: [TickMinMax] m",
            "B.java:1: [TickMinMax] m"),
        out.toString().lines().toList());
  }

  @Test
  void exitStatus() {
    InputError error = new InputError("A.java", 3, "m");
    assertEquals(0, new ReviewResult(List.of(), List.of(), 1).exitStatus());
    assertEquals(1, new ReviewResult(List.of(ODD), List.of(), 1).exitStatus());
    assertEquals(2, new ReviewResult(List.of(), List.of(error), 1).exitStatus());
    assertEquals(2, new ReviewResult(List.of(ODD), List.of(error), 1).exitStatus());
  }
}
