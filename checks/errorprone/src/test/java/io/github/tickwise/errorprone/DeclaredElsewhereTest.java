package io.github.tickwise.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.errorprone.CompilationTestHelper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An annotation counts for those who call the method from another unit. */
class DeclaredElsewhereTest {
  @TempDir
  Path directory;

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

  /** Compiles a library, then a user of its class files; lines of the user that are reported. */
  private List<String> found(List<String> library, String... user) throws IOException {
    Path classes = Files.createDirectories(directory.resolve("classes"));
    Path api = Files.write(directory.resolve("Api.java"), library);
    assertEquals(
        0,
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", classes.toString(), api.toString()));
    Path source = Files.write(directory.resolve("User.java"), List.of(user));
    return JavacRunner.run(
            List.of(source),
            List.of(
                "-XepDisableAllChecks",
                "-Xep:TickDirectComparison:WARN",
                "-Xep:TickAsDuration:WARN"),
            List.of("-classpath", classes.toString()))
        .stream()
        .map(r -> r.line() + " " + r.rule() + (r.rule().isEmpty() ? r.message() : ""))
        .sorted()
        .collect(Collectors.toList());
  }

  @Test
  void whatAnInterfaceOfALibrarySaysIsInherited() throws IOException {
    assertEquals(
        List.of("3 TickDirectComparison", "5 TickDirectComparison"),
        found(
            List.of(
                "@interface Tick {}",
                "interface Api { void due(@Tick long at); @Tick long next(); }",
                "abstract class Base implements Api { public long next() { return 5; } }"),
            "class User extends Base {",
            "  private long last;",
            "  public void due(long at) { if (at > last) last = at; }",
            "  boolean m(Base b, long limit) {",
            "    return b.next() < limit;",
            "  }",
            "}"));
  }

  @Test
  void annotationsOfTypesAlone() throws IOException {
    assertEquals(
        List.of("3 TickDirectComparison", "6 TickAsDuration", "9 TickDirectComparison"),
        found(
            List.of(
                "import java.lang.annotation.*;",
                "import java.util.*;",
                "@Target(ElementType.TYPE_USE) @interface Tick {}",
                "@Target(ElementType.TYPE_USE) @interface TickSpan {}",
                "class Api {",
                "  static List<@Tick Long> all() { return List.of(); }",
                "  static long rest(@TickSpan long span, Map<String, @Tick Long> at) { return span; }",
                "  static @Tick long[] ring = new long[4];",
                "}"),
            "class User {",
            "  boolean m(long limit) {",
            "    return Api.all().get(0) < limit;",
            "  }",
            "  long n() {",
            "    return Api.rest(System.nanoTime(), null);",
            "  }",
            "  boolean o(long limit) {",
            "    return Api.ring[0] > limit && Api.rest(5, null) > limit;",
            "  }",
            "}"));
  }
}
