package io.github.tickwise.samples.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.wild.Golden;
import io.github.tickwise.samples.wild.Library;
import io.github.tickwise.samples.wild.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The plugin is in nobody's way: no crash, no hang, the same class files as without it. */
class UnchangedTest {
  private static final String RENEW =
      "mvn -P unchanged verify -pl samples/hosts -am -Dtickwise.write=true"
          + " -Dhosts.jdk.sources=SRC.ZIP -Dsurefire.failIfNoSpecifiedTests=false"
          + " -Dtest=UnchangedTest,CompatibilityPageTest";

  private final Path work = Build.target().resolve("unchanged");

  private Compiler compiler(String heap, Duration limit) throws IOException {
    String errorProne = new ClassPaths(work.resolve("class-paths"))
        .of("com.google.errorprone:error_prone_core:" + System.getProperty("hosts.error-prone"));
    Path exports = Build.root().resolve(".mvn/jvm.config");
    return new Compiler(work.resolve("processes"), exports, errorProne, heap, limit);
  }

  @Test
  void theLabelledCases() throws IOException {
    List<Path> cases = Programs.javaFiles(Build.root().resolve("samples/cases/src/main/java"));
    Unchanged result =
        Unchanged.of(new Program(List.of(), cases), compiler("1g", Duration.ofMinutes(5)));
    assertEquals(List.of(), result.faults());
    assertTrue(result.findings() > 100, result.toString());
    assertTrue(result.classes() > cases.size(), result.toString());
  }

  /** Whatever differs is seen. */
  @Test
  void otherBytesAreAFault() throws IOException {
    Compiler compiler = compiler("1g", Duration.ofMinutes(5));
    Path source = Files.createDirectories(work.resolve("other")).resolve("Other.java");
    Files.writeString(source, "class Other { int m() { int answer = 42; return answer; } }");
    Compiled one = compiler.compile(new Program(List.of(), List.of(source)), Variant.PLAIN);
    Compiled two = compiler.compile(new Program(List.of("-g"), List.of(source)), Variant.PLAIN);
    List<String> faults = new ArrayList<>();
    Unchanged.difference("javac", one.classes(), two.classes(), faults);
    assertEquals(List.of("other class files than with javac: [Other]"), faults);
  }

  @Test
  @Tag("unchanged")
  void everyLibrary() throws IOException {
    Compiler compiler = compiler("3g", Duration.ofMinutes(15));
    Programs programs = new Programs(
        new Workspace(Files.createDirectories(work.resolve("libraries"))), work, compiler);
    List<Library> libraries = Library.read(Build.root().resolve("samples/wild/libraries.txt"));
    programs.prepare(libraries);
    List<String> rows = new ArrayList<>();
    for (Library library : libraries) {
      rows.add(row(library.gav(), programs.of(library), compiler));
    }
    new Golden(Build.module().resolve("results/libraries.tsv"), RENEW).check(rows);
  }

  @Test
  @Tag("unchanged")
  void theJdksOwnSources() throws IOException {
    String sources = System.getProperty("hosts.jdk.sources", "");
    assertFalse(sources.isEmpty(), "say where the sources are: -Dhosts.jdk.sources=src.zip");
    Compiler compiler = compiler("5g", Duration.ofMinutes(30));
    Programs programs = new Programs(new Workspace(work), work, compiler);
    List<String> rows = new ArrayList<>();
    for (String module : List.of("java.base")) {
      rows.add(row(module, programs.ofJdk(Path.of(sources), module), compiler));
    }
    new Golden(Build.module().resolve("results/jdk.tsv"), RENEW).check(rows);
  }

  private static String row(String name, Program program, Compiler compiler) throws IOException {
    Unchanged result = Unchanged.of(program, compiler);
    System.err.println(name + ": " + result);
    return String.join(
        "\t",
        name,
        String.valueOf(result.files()),
        String.valueOf(result.classes()),
        String.valueOf(result.findings()),
        verdict(result));
  }

  private static String verdict(Unchanged result) {
    if (!result.faults().isEmpty()) {
      return String.join("; ", result.faults());
    }
    return result.likePlain() ? "same" : "same as Error Prone's";
  }
}
