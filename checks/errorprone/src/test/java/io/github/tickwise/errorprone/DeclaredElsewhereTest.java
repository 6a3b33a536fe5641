package io.github.tickwise.errorprone;

import com.google.errorprone.CompilationTestHelper;
import org.junit.jupiter.api.Test;

/** An annotation counts for those who call the method from another unit. */
class DeclaredElsewhereTest {
  private final CompilationTestHelper helper =
      CompilationTestHelper.newInstance(TickDirectComparison.class, getClass());

  @Test
  void aClockOfAnotherUnit() {
    helper
        .addSourceLines("NanoClock.java", "interface NanoClock { @Tick long nanoTime(); }")
        .addSourceLines("Tick.java", "@interface Tick {}")
        .addSourceLines(
            "Timeout.java",
            "class Timeout {",
            "  boolean isOver(NanoClock clock, long deadline) {",
            "    // BUG: Diagnostic contains: clock.nanoTime() - deadline >= 0",
            "    return clock.nanoTime() >= deadline;",
            "  }",
            "}")
        .doTest();
  }

  @Test
  void withoutTheAnnotationNothingIsKnown() {
    helper
        .addSourceLines("NanoClock.java", "interface NanoClock { long nanoTime(); }")
        .addSourceLines(
            "Timeout.java",
            "class Timeout {",
            "  boolean isOver(NanoClock clock, long deadline) {",
            "    return clock.nanoTime() >= deadline;",
            "  }",
            "}")
        .doTest();
  }
}
