package io.github.tickwise.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What readings come from, and pass through, of which only class files are there. */
class ClassPathTest {
  @TempDir
  Path directory;

  private Path library;

  @BeforeEach
  void compileALibrary() throws IOException {
    library = library(
        "lib",
        "package lib; public class Time { public static long now() { return Raw.ticks(); } public static long size() { return 1; } }",
        "package lib; class Raw { static long ticks() { return System.nanoTime(); } }",
        "package lib; public class Wall { public static long now() { return System.currentTimeMillis(); } }",
        "package lib; public class Entry { private long at; public void setAt(long a) { at = a; } public long getAt() { return at; } }",
        "package lib; public class Base { protected final long started = System.nanoTime(); public long started() { return started; } }");
  }

  private Path library(String name, String... classes) throws IOException {
    Path sources = Files.createDirectories(directory.resolve(name + "-sources"));
    Path output = Files.createDirectories(directory.resolve(name));
    List<String> arguments = new java.util.ArrayList<>(List.of("-g", "-d", output.toString()));
    for (String text : classes) {
      String type = text.replaceFirst("(?s).*?class (\\w+).*", "$1");
      Path file = sources.resolve(type + ".java");
      Files.writeString(file, text);
      arguments.add(file.toString());
    }
    int status = ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, arguments.toArray(String[]::new));
    assertEquals(0, status);
    return output;
  }

  private List<JavacRunner.Report> reports(String... lines) throws IOException {
    Path file = directory.resolve("User.java");
    Files.writeString(file, String.join("\n", lines), StandardCharsets.UTF_8);
    return JavacRunner.run(
        List.of(file),
        List.of("-XepDisableAllChecks", "-Xep:TickDirectComparison:WARN"),
        List.of("--class-path", library.toString()));
  }

  private List<Long> found(String... lines) throws IOException {
    return reports(lines).stream()
        .map(JavacRunner.Report::line)
        .sorted()
        .collect(Collectors.toList());
  }

  @Test
  void aWrapperOfAWrapper() throws IOException {
    assertEquals(
        List.of(2L),
        found(
            "class User { boolean due(long at) {",
            "  return lib.Time.now() > at;",
            "} boolean wall(long at) {",
            "  return lib.Wall.now() > at;",
            "} boolean size(long at) {",
            "  return lib.Time.size() > at;",
            "} }"));
  }

  @Test
  void whatAnObjectOfTheLibraryHolds() throws IOException {
    assertEquals(
        List.of(4L),
        found(
            "class User { void touch(lib.Entry e) {",
            "  e.setAt(System.nanoTime());",
            "} boolean due(lib.Entry e) {",
            "  return System.nanoTime() > e.getAt() + 10;",
            "} }"));
  }

  @Test
  void whatAClassInheritsFromTheLibrary() throws IOException {
    assertEquals(
        List.of(2L),
        found(
            "class User extends lib.Base { boolean due(long limit) {",
            "  return started() < limit;",
            "} }"));
  }

  @Test
  void thePathLeadsThroughTheClassFiles() throws IOException {
    List<JavacRunner.Report> reports =
        reports("class User { boolean due(long at) { return lib.Time.now() > at; } }");
    assertEquals(1, reports.size());
    String details = String.join("\n", reports.get(0).details());
    assertTrue(details.contains("(Raw.java:1)"), details);
  }

  @Test
  void theClassPathOfAnEarlierBuildGivesWayToTheSources() throws IOException {
    library = library(
        "old",
        "package p; public class Clock { public static long now() { return System.nanoTime(); } }",
        "package p; public class User {}");
    Path clock = directory.resolve("Clock.java");
    Path user = directory.resolve("User.java");
    Files.writeString(
        clock,
        "package p; class Clock { static long now() { return System.currentTimeMillis(); } }");
    Files.writeString(
        user,
        "package p; class User { long t = System.nanoTime(); boolean due(long at) { return Clock.now() > at; } }");
    assertEquals(
        List.of(),
        JavacRunner.run(
            List.of(clock, user),
            List.of("-XepDisableAllChecks", "-Xep:TickDirectComparison:WARN"),
            List.of("--class-path", library.toString())));
  }

  @Test
  void aBrokenClassFileIsNoFaultOfOurs() throws IOException {
    Files.write(library.resolve("lib/Raw.class"), new byte[] {1, 2, 3});
    assertEquals(
        List.of(), found("class User { boolean due(long at) { return lib.Time.now() > at; } }"));
  }
}
