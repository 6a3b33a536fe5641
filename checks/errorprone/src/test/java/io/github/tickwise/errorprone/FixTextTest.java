package io.github.tickwise.errorprone;

import com.google.errorprone.BugCheckerRefactoringTestHelper;
import com.google.errorprone.BugCheckerRefactoringTestHelper.TestMode;
import com.google.errorprone.bugpatterns.BugChecker;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How fixes look: imports, comments, line breaks, style. */
class FixTextTest {
  private final List<String> before = new ArrayList<>();
  private final List<String> after = new ArrayList<>();

  private FixTextTest both(String... lines) {
    before.addAll(List.of(lines));
    after.addAll(List.of(lines));
    return this;
  }

  private FixTextTest from(String... lines) {
    before.addAll(List.of(lines));
    return this;
  }

  private FixTextTest to(String... lines) {
    after.addAll(List.of(lines));
    return this;
  }

  private void by(Class<? extends BugChecker> check, String style) {
    BugCheckerRefactoringTestHelper.newInstance(check, getClass())
        .setArgs("-XepOpt:Tickwise:Style=" + style)
        .addInputLines("T.java", before.toArray(new String[0]))
        .addOutputLines("T.java", after.toArray(new String[0]))
        .doTest(TestMode.TEXT_MATCH);
  }

  /** The runtime is on the class path of these tests. */
  @Test
  void theRuntimeIsCalledWhereItIsThere() {
    to("import io.github.tickwise.ticks.Ticks;")
        .both("class T {", "  boolean m(long d) {", "    long end = System.nanoTime() + d;")
        .from("    return System.nanoTime() < end || end <= System.nanoTime();")
        .to(
            "    return Ticks.isBefore(System.nanoTime(), end) || Ticks.isBeforeOrSame(end, System.nanoTime());")
        .both("  }", "}")
        .by(TickDirectComparison.class, "auto");
  }

  @Test
  void orNotIfTheUserSaysSo() {
    both("class T {", "  boolean m(long d) {", "    long end = System.nanoTime() + d;")
        .from("    return System.nanoTime() < end;")
        .to("    return System.nanoTime() - end < 0;")
        .both("  }", "}")
        .by(TickDirectComparison.class, "plain");
  }

  @Test
  void anImportThatIsThereIsNotRepeated() {
    both(
            "import io.github.tickwise.ticks.Ticks;",
            "class T {",
            "  boolean m(long d) {",
            "    long end = Ticks.plus(System.nanoTime(), d);")
        .from("    return System.nanoTime() > end;")
        .to("    return Ticks.isAfter(System.nanoTime(), end);")
        .both("  }", "}")
        .by(TickDirectComparison.class, "ticks");
  }

  @Test
  void aClassOfThatNameIsNotMeant() {
    both("class T {", "  static class Ticks {}", "  boolean m(long d) {")
        .both("    long end = System.nanoTime() + d;")
        .from("    return System.nanoTime() >= end;")
        .to("    return io.github.tickwise.ticks.Ticks.isAfterOrSame(System.nanoTime(), end);")
        .both("  }", "}")
        .by(TickDirectComparison.class, "ticks");
  }

  @Test
  void lineBreaksAndCommentsOfACall() {
    to("import io.github.tickwise.ticks.Ticks;")
        .both("class T {", "  boolean m(long d) {", "    long end = System.nanoTime() + d;")
        .from(
            "    return System.nanoTime() // now",
            "            < end /* then */",
            "        || end",
            "            < System.nanoTime();")
        .to(
            "    return Ticks.isBefore(System.nanoTime() // now",
            "            , end) /* then */",
            "        || Ticks.isBefore(end,",
            "            System.nanoTime());")
        .both("  }", "}")
        .by(TickDirectComparison.class, "ticks");
  }

  @Test
  void ordersKeepTheirLinesAndComments() {
    both("class T {", "  long at = System.nanoTime();", "  int m(T o) {")
        .from("    return Long.compare(", "        at, // mine", "        o.at + 1 /* other */);")
        .to("    return Long.signum(at - // mine", "        (o.at + 1) /* other */);")
        .both("  }", "}")
        .by(TickDirectComparison.class, "plain");
  }

  @Test
  void extremesOfWhatCannotBeWrittenTwice() {
    both(
            "class T {",
            "  long next = System.nanoTime();",
            "  volatile long last = System.nanoTime();")
        .both("  void m() {", "    next = Math.max(next, System.nanoTime());")
        .both(
            "    next = Math.min(last, next);",
            "    next = Math.max(next, next/* ! */);",
            "  }",
            "}")
        .by(TickMinMax.class, "plain");
  }

  @Test
  void extremesByTheRuntime() {
    to("import io.github.tickwise.ticks.Ticks;")
        .both(
            "class T {",
            "  long next = System.nanoTime();",
            "  volatile long last = System.nanoTime();")
        .both("  void m() {")
        .from("    next = Math.max(next, System.nanoTime());", "    next = Math.min(last, next);")
        .to("    next = Ticks.max(next, System.nanoTime());", "    next = Ticks.min(last, next);")
        .both("  }", "}")
        .by(TickMinMax.class, "ticks");
  }

  @Test
  void aSentinelStandsInTheWay() {
    both(
            "class T {",
            "  long at = Long.MAX_VALUE;",
            "  void set() { at = System.nanoTime(); }",
            "  boolean m() { return System.nanoTime() > at; }",
            "}")
        .by(TickDirectComparison.class, "plain");
  }

  @Test
  void scaledReadingsDoNotWrapByASubtraction() {
    both(
            "class T {",
            "  static long millis() { return System.nanoTime() / 1000000; }",
            "  long at = millis();",
            "  boolean m() { return millis() > at; }",
            "}")
        .by(TickDirectComparison.class, "plain");
  }

  @Test
  void neitherDoThoseThatAnAnnotationSpeaksFor() {
    both(
            "class T {",
            "  @interface Tick {}",
            "  static @Tick long millis() { return System.nanoTime() / 1000000; }",
            "  boolean m(long d) { long end = millis() + d; return millis() > end; }",
            "}")
        .by(TickDirectComparison.class, "plain");
  }

  @Test
  void differencesOfDurationsAndReadingsAreNone() {
    both(
            "class T {",
            "  long start = System.nanoTime();",
            "  boolean m(long d) { return System.nanoTime() > System.nanoTime() - start; }",
            "}")
        .by(TickDirectComparison.class, "plain");
  }
}
