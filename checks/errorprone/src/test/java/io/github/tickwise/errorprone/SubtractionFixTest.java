package io.github.tickwise.errorprone;

import com.google.errorprone.BugCheckerRefactoringTestHelper;
import com.google.errorprone.BugCheckerRefactoringTestHelper.TestMode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The text of the fix, which the helper compiles as well. */
class SubtractionFixTest {
  /** Pairs of an expression and what becomes of it. */
  private void rewrites(String... pairs) {
    String[] before = new String[pairs.length / 2];
    String[] after = new String[pairs.length / 2];
    for (int i = 0; i < before.length; i++) {
      before[i] = pairs[2 * i];
      after[i] = pairs[2 * i + 1];
    }
    BugCheckerRefactoringTestHelper.newInstance(EveryComparison.class, getClass())
        .setArgs("-XepOpt:Tickwise:Style=plain")
        .addInputLines("T.java", source(before))
        .addOutputLines("T.java", source(after))
        .doTest(TestMode.TEXT_MATCH);
  }

  private void keeps(String... expressions) {
    BugCheckerRefactoringTestHelper.newInstance(EveryComparison.class, getClass())
        .setArgs("-XepOpt:Tickwise:Style=plain")
        .addInputLines("T.java", source(expressions))
        .expectUnchanged()
        .doTest();
  }

  private static String[] source(String... expressions) {
    List<String> lines = new ArrayList<>();
    lines.add("abstract class T {");
    lines.add("  long[] at; long x; Long boxed; Integer small;");
    lines.add("  abstract long read();");
    for (String expression : expressions) {
      lines.add("  boolean m"
          + lines.size()
          + "(long a, long b, int i, int j, char c, double d, boolean f) {");
      lines.add("    return " + expression + ";");
      lines.add("  }");
    }
    lines.add("}");
    return lines.toArray(new String[0]);
  }

  @Test
  void plainOperands() {
    rewrites(
        "a < b", "a - b < 0",
        "read() < this.x", "read() - this.x < 0",
        "at[0] < at[i]", "at[0] - at[i] < 0",
        "f && a < b == f", "f && a - b < 0 == f",
        "!(a < b)", "!(a - b < 0)");
  }

  @Test
  void sumsOnTheRightAreParenthesised() {
    rewrites(
        "a < b + x", "a - (b + x) < 0",
        "a < b - x", "a - (b - x) < 0",
        "a < b - x + 1", "a - (b - x + 1) < 0",
        "a + x < b", "a + x - b < 0",
        "a - x < b", "a - x - b < 0");
  }

  @Test
  void productsAndUnaryOperatorsBindTighter() {
    rewrites(
        "a * 2 < b / 3", "a * 2 - b / 3 < 0",
        "-a < -b", "-a - -b < 0",
        "~a < b++", "~a - b++ < 0",
        "(long) i < (long) c", "(long) i - (long) c < 0",
        "--a < --b", "--a - --b < 0");
  }

  @Test
  void looserOperatorsAreParenthesised() {
    rewrites(
        "a << 1 < b >> 2",
        "(a << 1) - (b >> 2) < 0",
        "(f ? a : b) < (x = b)",
        "(f ? a : b) - (x = b) < 0",
        "switch (i) { case 0 -> a; default -> b; } < b",
        "(switch (i) { case 0 -> a; default -> b; }) - b < 0");
  }

  @Test
  void intsAndBoxes() {
    rewrites(
        "i < j", "i - j < 0",
        "small < j", "small - j < 0",
        "boxed < a", "boxed - a < 0",
        "boxed < boxed", "boxed - boxed < 0");
  }

  @Test
  void otherAndMixedWidthsAreLeft() {
    keeps("i < a", "a < i", "boxed < i", "c < c", "d < a");
  }

  @Test
  void commentsAndLineBreaksStay() {
    rewrites(
        "a /* now */\n        < /* due */ b + x // not yet\n    ",
        "a /* now */\n        - /* due */ (b + x) < 0 // not yet\n    ",
        "a/* < */</* < */b",
        "a/* < */-/* < */b < 0");
  }

  @Test
  void twoSignsDoNotBecomeOneOperator() {
    rewrites("a<-b", "a- -b < 0", "a<--b", "a- --b < 0", "a--<b", "a---b < 0");
  }
}
