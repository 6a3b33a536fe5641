package io.github.tickwise.errorprone;

import com.google.errorprone.CompilationTestHelper;
import org.junit.jupiter.api.Test;

/** Where a declaration around a finding may silence it. */
class SuppressionTest {
  private final CompilationTestHelper helper =
      CompilationTestHelper.newInstance(EveryComparison.class, getClass());

  @Test
  void nothingIsSilentByItself() {
    helper
        .addSourceLines(
            "Loud.java",
            "class Loud {",
            "  // BUG: Diagnostic contains: a comparison",
            "  boolean field = 1 < hashCode();",
            "  boolean method(long a, long b) {",
            "    // BUG: Diagnostic contains: a comparison",
            "    boolean local = a < b;",
            "    return local;",
            "  }",
            "}")
        .doTest();
  }

  @Test
  void aClass() {
    helper
        .addSourceLines(
            "Quiet.java",
            "@SuppressWarnings(\"EveryComparison\")",
            "class Quiet {",
            "  boolean field = 1 < hashCode();",
            "  class Inner { boolean method(long a, long b) { return a < b; } }",
            "}",
            "class Beside {",
            "  // BUG: Diagnostic contains: a comparison",
            "  boolean field = 1 < hashCode();",
            "}")
        .doTest();
  }

  @Test
  void aMethod() {
    helper
        .addSourceLines(
            "Quiet.java",
            "class Quiet {",
            "  @SuppressWarnings({\"unused\", \"EveryComparison\"})",
            "  boolean quiet(long a, long b) {",
            "    Runnable r = () -> System.out.println(a < b);",
            "    return a < b;",
            "  }",
            "  @SuppressWarnings(\"AnotherCheck\")",
            "  boolean loud(long a, long b) {",
            "    // BUG: Diagnostic contains: a comparison",
            "    return a < b;",
            "  }",
            "}")
        .doTest();
  }

  @Test
  void aField() {
    helper
        .addSourceLines(
            "Quiet.java",
            "class Quiet {",
            "  @SuppressWarnings(\"EveryComparison\")",
            "  boolean quiet = 1 < hashCode();",
            "  // BUG: Diagnostic contains: a comparison",
            "  boolean loud = 1 < hashCode();",
            "}")
        .doTest();
  }

  @Test
  void aLocalVariable() {
    helper
        .addSourceLines(
            "Quiet.java",
            "class Quiet {",
            "  boolean method(long a, long b) {",
            "    @SuppressWarnings(\"EveryComparison\")",
            "    boolean quiet = a < b;",
            "    // BUG: Diagnostic contains: a comparison",
            "    return quiet || a < b;",
            "  }",
            "}")
        .doTest();
  }

  @Test
  void anyAnnotationNamedTickSafe() {
    helper
        .addSourceLines(
            "Quiet.java",
            "class Quiet {",
            "  @interface TickSafe { String value(); }",
            "  @TickSafe(\"no clock\") boolean quiet = 1 < hashCode();",
            "  boolean method(long a, long b) {",
            "    @Quiet.TickSafe(\"no clock\") boolean quiet = a < b;",
            "    // BUG: Diagnostic contains: a comparison",
            "    return quiet || a < b;",
            "  }",
            "}")
        .doTest();
  }

  @Test
  void allWarnings() {
    helper
        .addSourceLines(
            "Quiet.java",
            "class Quiet {",
            "  @SuppressWarnings(\"all\")",
            "  boolean quiet(long a, long b) { return a < b; }",
            "  boolean method(long a, long b) {",
            "    @SuppressWarnings({\"all\"}) boolean quiet = a < b;",
            "    // BUG: Diagnostic contains: a comparison",
            "    return quiet || a < b;",
            "  }",
            "}")
        .doTest();
  }
}
