package io.github.tickwise.errorprone;

import com.google.errorprone.CompilationTestHelper;
import org.junit.jupiter.api.Test;

/** A fault of ours is a warning at the file it happened in, and no more. */
class MishapsTest {
  private final CompilationTestHelper helper =
      CompilationTestHelper.newInstance(EveryComparison.class, getClass()).matchAllDiagnostics();

  @Test
  void whatTheAnalysisThrowsNamesTheFileAndSparesTheRest() {
    helper
        .addSourceLines(
            "Hostile.java",
            "// BUG: Diagnostic contains: internal error in the analysis at",
            "class Hostile {",
            "  void hostile() {}",
            "  boolean method(long a, long b) { hostile(); return a < b; }",
            "}")
        .addSourceLines(
            "Tame.java",
            "class Tame {",
            "  // BUG: Diagnostic contains: a comparison",
            "  boolean method(long a, long b) { return a < b; }",
            "}")
        .doTest();
  }

  @Test
  void anOverflowOfTheStackIsOurFaultAsWell() {
    helper
        .addSourceLines(
            "Deep.java",
            "// BUG: Diagnostic contains: StackOverflowError",
            "class Deep {",
            "  void bottomless() { bottomless(); }",
            "}")
        .addSourceLines(
            "Tame.java",
            "class Tame {",
            "  // BUG: Diagnostic contains: a comparison",
            "  boolean method(long a, long b) { return a < b; }",
            "}")
        .doTest();
  }

  @Test
  void aFaultThatOnlyAllUnitsTogetherBringIsToldAsWell() {
    helper
        .addSourceLines(
            "Crowd.java",
            "// BUG: Diagnostic contains: internal error in the analysis of the whole compilation",
            "class Crowd {",
            "  // BUG: Diagnostic contains: a comparison",
            "  boolean method(long a, long b) { return a < b; }",
            "}")
        .addSourceLines("Other.java", "class Other {", "  interface Crowded {}", "}")
        .doTest();
  }
}
