package io.github.tickwise.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.tickwise.engine.fix.Edit;
import io.github.tickwise.engine.fix.Fix;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How evidence is written below a message. */
class FindingTest {
  private static final Finding<String> PLAIN =
      new Finding<>(Rule.MIN_MAX, "Math.max(a, b)", "Ticks have no maximum; subtract", null, "a");
  private static final List<Step<String>> STEPS = List.of(
      new Step<>("a = nanoTime()", "12"),
      new Step<>("... 3 more steps ...", null),
      new Step<>("b = a", "14"));

  private static String place(String origin) {
    return "T.java:" + origin;
  }

  @Test
  void withoutEvidence() {
    assertEquals(List.of(), PLAIN.details(FindingTest::place));
    assertEquals("", PLAIN.evidence(FindingTest::place));
  }

  @Test
  void stepsStandBelowEachOther() {
    assertEquals(
        List.of(
            "Path: a = nanoTime() (T.java:12)",
            "      ... 3 more steps ...",
            "      b = a (T.java:14)",
            "Proof: a is 1"),
        PLAIN.withEvidence(STEPS, "a is 1").details(FindingTest::place));
  }

  @Test
  void inOneLine() {
    assertEquals(
        "Path: a = nanoTime() (T.java:12) -> ... 3 more steps ... -> b = a (T.java:14);"
            + " Proof: a is 1",
        PLAIN.withEvidence(STEPS, "a is 1").evidence(FindingTest::place));
    assertEquals(
        "Proof: a is 1", PLAIN.withEvidence(List.of(), "a is 1").evidence(FindingTest::place));
    assertEquals(
        "Path: b = a (T.java:14)",
        PLAIN.withEvidence(STEPS.subList(2, 3), "").evidence(FindingTest::place));
    assertEquals(
        List.of("Path: b = a (T.java:14)"),
        PLAIN.withEvidence(STEPS.subList(2, 3), "").details(FindingTest::place));
  }

  @Test
  void whatIsAddedLeavesTheRest() {
    Fix<String> fix = Fix.of(new Edit.Uncast<>("(int) x"));
    Finding<String> all = PLAIN.withFix(fix).withEvidence(STEPS, "p").withMessage("other; text");
    assertEquals(
        new Finding<>(Rule.MIN_MAX, "Math.max(a, b)", "other; text", null, "a", STEPS, "p", fix),
        all);
    assertSame(fix, all.withEvidence(List.of(), "").fix());
  }

  @Test
  void aFixChangesSomethingOnce() {
    assertThrows(IllegalArgumentException.class, () -> new Fix<String>(List.of()));
    Edit<String> edit = new Edit.Subtract<>("a < b");
    assertEquals(List.of(edit), new Fix<>(List.of(edit, new Edit.Subtract<>("a < b"))).edits());
  }
}
