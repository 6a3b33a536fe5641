package io.github.tickwise.samples.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.wild.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How reports are held against marks. */
class OutcomesTest {
  @TempDir
  private Path cases;

  private Marks marks;

  @BeforeEach
  void oneCase() throws IOException {
    Files.write(
        cases.resolve("001_case.java"),
        List.of(
            "class Case {",
            "  private long lastAt; // BUG: default-init",
            "  boolean due = now() > lastAt; // BUG: direct-comparison",
            "  boolean odd = now() / 2 > 1; // MISS: scaled",
            "  @SuppressWarnings boolean q = now() > 1; // MISS: direct-comparison (bytecode)",
            "}",
            "final class CaseFixed {",
            "  private long lastAt = now();",
            "}"));
    marks = Marks.of(cases);
  }

  private Outcomes javac(Found... found) {
    return new Outcomes("javac", marks, List.of(found));
  }

  private static Found at(int line, String rule) {
    return new Found("001_case.java", line, rule);
  }

  @Test
  void marksSayWhatTheyDeclare() {
    assertEquals(4, marks.all().size());
    assertEquals(
        2, marks.unseeded("001_case.java", "Case", "lastAt").orElseThrow().line());
    assertTrue(marks.unseeded("001_case.java", "CaseFixed", "lastAt").isEmpty());
    assertTrue(marks.unseeded("001_case.java", "Case", "nextAt").isEmpty());
    assertTrue(marks.unseeded("002_case.java", "Case", "lastAt").isEmpty());
  }

  @Test
  void anUnknownKindIsAnError() throws IOException {
    Files.write(cases.resolve("002_case.java"), List.of("int x; // BUG: default-ini"));
    assertThrows(IllegalStateException.class, () -> Marks.of(cases));
  }

  @Test
  void theNamedRuleFinds() {
    Mark mark = marks.at("001_case.java", 3).orElseThrow();
    assertEquals("found", javac(at(3, "TickDirectComparison")).cell(mark));
    assertEquals("found as TickMinMax", javac(at(3, "TickMinMax")).cell(mark));
    assertEquals("missed, reports TickEscape", javac(at(3, "TickEscape")).cell(mark));
    assertEquals("missed", javac(at(2, "TickDirectComparison")).cell(mark));
    assertFalse(javac(at(3, "TickEscape")).finds(mark));
  }

  @Test
  void unmarkedLinesMustBeSilent() {
    assertEquals(
        List.of(), javac(at(2, "TickDefaultInit"), at(4, "TickScaledReading")).wrong());
    Found wrong = at(8, "TickDefaultInit");
    assertEquals(List.of(wrong), javac(at(2, "TickDefaultInit"), wrong).wrong());
  }

  @Test
  void aMissMayBeForOneFrontEnd() {
    Found found = at(5, "TickDirectComparison");
    assertEquals(List.of(found), javac(found).wrong());
    assertEquals(List.of(), new Outcomes("bytecode", marks, List.of(found)).wrong());
  }

  @Test
  void everyLostOrNewReportShows() {
    List<String> both = report(at(2, "TickDefaultInit"), at(3, "TickDirectComparison"));
    List<String> one = report(at(2, "TickDefaultInit"));
    List<String> wrong =
        report(at(2, "TickDefaultInit"), at(3, "TickDirectComparison"), at(8, "TickMinMax"));
    assertNotEquals(both, one);
    assertNotEquals(both, wrong);
    assertTrue(
        Golden.difference(both, one).contains("- 001_case.java\t3\tdirect-comparison\tfound"));
    assertTrue(
        Golden.difference(both, one).contains("+ 001_case.java\t3\tdirect-comparison\tmissed"));
    assertTrue(Golden.difference(both, wrong).contains("+ 001_case.java\t8\tWRONG\tTickMinMax"));
  }

  private List<String> report(Found... found) {
    return new GoldenReport(new Conformance(marks, List.of(javac(found)))).lines();
  }
}
