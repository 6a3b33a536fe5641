package io.github.tickwise.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code TickUnannotated} in patch mode: what it writes compiles, and asks for nothing more. */
class AnnotationFixTest {
  private static final String TICK = String.join(
      "\n",
      "package io.github.tickwise.ticks;",
      "import java.lang.annotation.*;",
      "@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_USE})",
      "public @interface Tick {}");

  @TempDir
  Path directory;

  private Path nothing;
  private final Map<String, Path> files = new TreeMap<>();

  @BeforeEach
  void writeTheAnnotation() throws IOException {
    nothing =
        Files.createDirectory(directory.resolve("nothing")); // the runtime is on this JVM's path
    write("io/github/tickwise/ticks/Tick", TICK);
  }

  private void write(String name, String... lines) throws IOException {
    Path file = directory.resolve(name + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, String.join("\n", lines) + "\n");
    files.put(name, file);
  }

  private List<String> run(String... more) {
    List<String> options = new ArrayList<>(List.of("-XepDisableAllChecks"));
    options.addAll(List.of("-Xep:TickUnannotated:WARN", "-XepOpt:Tickwise:Suggestions=true"));
    options.addAll(List.of(more));
    return JavacRunner.run(
            List.copyOf(files.values()), options, List.of("-classpath", nothing.toString()))
        .stream()
        .filter(r -> !r.rule().isEmpty() || r.kind() == javax.tools.Diagnostic.Kind.ERROR)
        .map(r -> Path.of(r.path()).getFileName() + ":" + r.line() + " " + r.rule())
        .collect(Collectors.toList());
  }

  /** Patches once; then nothing may be left to say. */
  private void patch() {
    run("-XepPatchChecks:TickUnannotated", "-XepPatchLocation:IN_PLACE");
    assertEquals(List.of(), run());
  }

  private List<String> text(String name) throws IOException {
    return Files.readAllLines(files.get(name));
  }

  @Test
  void resultsFieldsAndParameters() throws IOException {
    write(
        "p/Clock",
        "package p;",
        "",
        "import java.util.List;",
        "",
        "class Clock {",
        "  // the first frame",
        "  volatile long first = System.nanoTime();",
        "",
        "  public static long now() { return System.nanoTime(); }",
        "",
        "  <T> Long boxed(List<T> none) { return System.nanoTime(); }",
        "",
        "  boolean isDue(final long now, long gap) { return now - first >= gap; }",
        "",
        "  long[] both() { return new long[] {System.nanoTime(), first}; }",
        "}");
    write(
        "p/User",
        "package p;",
        "",
        "class User {",
        "  boolean m(Clock c, long gap) {",
        "    return c.isDue(Clock.now(), gap)",
        "        && c.boxed(null) - c.first > c.both()[0] - c.both()[1];",
        "  }",
        "}");
    List<String> user = text("p/User");
    patch();
    assertEquals(
        List.of(
            "package p;",
            "",
            "import io.github.tickwise.ticks.Tick;",
            "import java.util.List;",
            "",
            "class Clock {",
            "  // the first frame",
            "  volatile @Tick long first = System.nanoTime();",
            "",
            "  public static @Tick long now() { return System.nanoTime(); }",
            "",
            "  <T> @Tick Long boxed(List<T> none) { return System.nanoTime(); }",
            "",
            "  boolean isDue(final @Tick long now, long gap) { return now - first >= gap; }",
            "",
            "  @Tick long[] both() { return new long[] {System.nanoTime(), first}; }",
            "}"),
        text("p/Clock"));
    assertEquals(user, text("p/User"));
  }

  @Test
  void aComponentOnce() throws IOException {
    write(
        "p/Frame",
        "package p;",
        "",
        "record Frame(long at, long took) {",
        "  Frame {",
        "    java.util.Objects.requireNonNull(at);",
        "  }",
        "}");
    write(
        "p/User",
        "package p;",
        "",
        "class User {",
        "  Frame m() { return new Frame(System.nanoTime(), 5L); }",
        "  boolean n(Frame f) { return f.at() - System.nanoTime() > f.took(); }",
        "}");
    patch();
    assertEquals(
        "record Frame(@Tick long at, long took) {",
        text("p/Frame").stream().filter(l -> l.startsWith("record")).findFirst().orElseThrow());
  }

  @Test
  void anotherClassOfThatName() throws IOException {
    write("p/Tick", "package p;", "", "class Tick {}");
    write(
        "p/Clock",
        "package p;",
        "",
        "class Clock {",
        "  static long now() { return System.nanoTime(); }",
        "}");
    write(
        "p/User",
        "package p;",
        "",
        "class User {",
        "  Tick tick;",
        "  long m() { return Clock.now(); }",
        "}");
    patch();
    assertEquals(
        "  static @io.github.tickwise.ticks.Tick long now() { return System.nanoTime(); }",
        text("p/Clock").get(3));
  }

  /** What is declared in one line shares its annotations: such a line is for the author. */
  @Test
  void twoFieldsOfOneDeclaration() throws IOException {
    write("p/Pair", "package p;", "", "class Pair {", "  long first, second;", "}");
    write(
        "p/User",
        "package p;",
        "",
        "class User {",
        "  void m(Pair p) { p.first = System.nanoTime(); p.second = 5; }",
        "  boolean n(Pair p) { return p.first - System.nanoTime() > p.second; }",
        "}");
    List<String> before = text("p/Pair");
    run("-XepPatchChecks:TickUnannotated", "-XepPatchLocation:IN_PLACE");
    assertEquals(before, text("p/Pair"));
    assertEquals(List.of("Pair.java:4 TickUnannotated"), run());
  }

  @Test
  void noneWithoutTheAnnotationOnTheClassPath() throws IOException {
    files.clear();
    write(
        "p/Clock", "package p;", "class Clock { static long now() { return System.nanoTime(); } }");
    write("p/User", "package p;", "class User { long m() { return Clock.now(); } }");
    List<String> before = text("p/Clock");
    run("-XepPatchChecks:TickUnannotated", "-XepPatchLocation:IN_PLACE");
    assertEquals(before, text("p/Clock"));
    assertEquals(List.of("Clock.java:2 TickUnannotated"), run());
  }

  /** The compilation has not met the annotation before. */
  @Test
  void theAnnotationFromTheClassPath() throws IOException {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    Path annotation = files.get("io/github/tickwise/ticks/Tick");
    javax.tools.ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "-d", classes.toString(), annotation.toString());
    files.clear();
    write(
        "p/Clock", "package p;", "class Clock { static long now() { return System.nanoTime(); } }");
    write("p/User", "package p;", "class User { long m() { return Clock.now(); } }");
    JavacRunner.run(
        List.copyOf(files.values()),
        List.of(
            "-XepDisableAllChecks",
            "-Xep:TickUnannotated:WARN",
            "-XepOpt:Tickwise:Suggestions=true",
            "-XepPatchChecks:TickUnannotated",
            "-XepPatchLocation:IN_PLACE"),
        List.of("-classpath", classes.toString()));
    assertEquals(
        "class Clock { static @Tick long now() { return System.nanoTime(); } }",
        text("p/Clock").get(text("p/Clock").size() - 1));
  }

  @Test
  void silentUnlessAskedFor() throws IOException {
    write(
        "p/Clock", "package p;", "class Clock { static long now() { return System.nanoTime(); } }");
    write("p/User", "package p;", "class User { long m() { return Clock.now(); } }");
    assertEquals(List.of("Clock.java:2 TickUnannotated"), run());
    assertEquals(
        List.of(),
        JavacRunner.run(
            List.copyOf(files.values()),
            List.of("-XepDisableAllChecks", "-Xep:TickUnannotated:WARN"),
            List.of()));
  }
}
