package io.github.tickwise.samples.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A Maven build of two modules, in parallel and in steps, in the newest Error Prone of each JDK. */
@Tag("hosts")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ModulesIT {
  private static final Pattern REPORT = Pattern.compile("(\\w+\\.java):\\[(\\d+),\\d+] \\[(\\w+)]");
  private static final List<String> FOUND = List.of("User.java:5 TickDirectComparison");
  private static final Duration LIMIT = Duration.ofMinutes(5);

  private Matrix matrix;

  @BeforeAll
  void findHosts() throws IOException {
    matrix = new Matrix(Build.root(), Build.target().resolve("modules"));
  }

  Stream<Host> hosts() {
    return Stream.of(17, 25)
        .map(jdk -> matrix.ends(jdk))
        .filter(ends -> !ends.isEmpty())
        .map(ends -> ends.get(ends.size() - 1));
  }

  @ParameterizedTest
  @MethodSource("hosts")
  void inParallelAndInSteps(Host host) throws IOException {
    Path project = Build.target().resolve("modules/jdk-" + host.jdk().major());
    copy(Build.module().resolve("src/modules"), project);
    assertEquals(FOUND, build(host, project));
    assertTrue(Files.exists(project.resolve("user/target/classes/com/example/User.class")));

    // Nothing has changed.
    assertEquals(List.of(), build(host, project));

    // A whole module anew.
    Path user = project.resolve("user/src/main/java/com/example/User.java");
    Files.writeString(user, Files.readString(user) + "// changed\n");
    assertEquals(FOUND, build(host, project));

    // One file of it alone: that the other's field holds a reading is not known then.
    Files.writeString(user, Files.readString(user) + "// changed again\n");
    assertEquals(FOUND, build(host, project, "-Dmaven.compiler.useIncrementalCompilation=false"));
  }

  private static List<String> build(Host host, Path project, String... more) throws IOException {
    List<String> command = new ArrayList<>(List.of(ClassPaths.maven(), "-B", "-ntp", "-T2"));
    command.add("-Dmaven.repo.local=" + Build.target().resolve("local-repo"));
    command.add("-Derror-prone=" + host.errorProne());
    command.addAll(List.of(more));
    command.add("compile");
    Command run = Command.run(
            command, project, Map.of("JAVA_HOME", host.jdk().home().toString()), LIMIT)
        .orThrow("mvn");
    assertFalse(run.output().contains("internal error"), run.output());
    TreeSet<String> reports = new TreeSet<>();
    REPORT
        .matcher(run.output())
        .results()
        .forEach(m -> reports.add(m.group(1) + ":" + m.group(2) + " " + m.group(3)));
    return List.copyOf(reports);
  }

  private static void copy(Path from, Path to) throws IOException {
    Directories.delete(to);
    try (Stream<Path> all = Files.walk(from)) {
      for (Path path : all.toList()) {
        Files.createDirectories(to.resolve(from.relativize(path)).getParent());
        Files.copy(path, to.resolve(from.relativize(path)));
      }
    }
  }
}
