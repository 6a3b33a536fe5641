package io.github.tickwise.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Readings that pass from file to file of one run of the compiler. */
class AcrossUnitsTest {
  private static final String CLOCK =
      "class Clock { static long now() { return System.nanoTime(); } }";

  @TempDir
  Path directory;

  private final List<Path> sources = new ArrayList<>();

  private AcrossUnitsTest with(String name, String... lines) throws IOException {
    Path file = directory.resolve(name + ".java");
    Files.writeString(file, String.join("\n", lines));
    sources.add(file);
    return this;
  }

  private List<String> found(String... javacOptions) {
    return JavacRunner.run(
            sources,
            List.of("-XepDisableAllChecks", "-Xep:TickDirectComparison:WARN"),
            List.of(javacOptions))
        .stream()
        .map(r -> Path.of(r.path()).getFileName() + ":" + r.line() + " " + r.rule())
        .sorted()
        .collect(Collectors.toList());
  }

  @Test
  void throughAHelper() throws IOException {
    with("Clock", CLOCK)
        .with(
            "User",
            "class User {",
            "  boolean due(long at) {",
            "    return Clock.now() > at;",
            "  }",
            "}");
    assertEquals(List.of("User.java:3 TickDirectComparison"), found());
  }

  @Test
  void throughAFieldTwoFilesAway() throws IOException {
    with("A", "class A { boolean due() { return B.at > 1 + B.other(); } }")
        .with("B", "class B { static long at = Clock.now(); static long other() { return 1; } }")
        .with("Clock", CLOCK);
    assertEquals(List.of("A.java:1 TickDirectComparison"), found());
  }

  @Test
  void intoAParameterOfAnotherFile() throws IOException {
    with(
            "Sink",
            "class Sink {",
            "  private long at;",
            "  private Sink() {}",
            "  static boolean late(long now, long due) {",
            "    return now > due;",
            "  }",
            "}")
        .with(
            "Caller",
            "class Caller { boolean m(long d) { long t = System.nanoTime(); return Sink.late(System.nanoTime(), t + d); } }");
    assertEquals(List.of("Sink.java:5 TickDirectComparison"), found());
  }

  @Test
  void upToTheInterfaceThatItsUsersSee() throws IOException {
    with("Ticker", "interface Ticker { long read(); }")
        .with(
            "SystemTicker",
            "class SystemTicker implements Ticker { public long read() { return System.nanoTime(); } }")
        .with("User", "class User { boolean due(Ticker t, long at) { return t.read() >= at; } }")
        .with(
            "Stranger",
            "class Stranger { interface Other { long read(); } boolean due(Other t, long at) { return t.read() >= at; } }");
    assertEquals(List.of("User.java:1 TickDirectComparison"), found());
  }

  @Test
  void membersOfArraysBelongToNoFile() throws IOException {
    with("Clock", CLOCK)
        .with(
            "User",
            "class User {",
            "  boolean due(long[] all) {",
            "    return Clock.now() > all.clone()[all.length - 1];",
            "  }",
            "}");
    assertEquals(List.of("User.java:3 TickDirectComparison"), found());
  }

  @Test
  void thePathNamesEveryFile() throws IOException {
    with("Clock", CLOCK)
        .with(
            "Store", "class Store {", "  static long at;", "  void m() { at = Clock.now(); }", "}")
        .with("User", "class User { boolean due(long now) { return now > Store.at; } }");
    List<JavacRunner.Report> reports = JavacRunner.run(
        sources, List.of("-XepDisableAllChecks", "-Xep:TickDirectComparison:WARN"), List.of());
    assertEquals(
        List.of(
            "    Path: Clock.now returns System.nanoTime() (Clock.java:1)",
            "          at = Clock.now() (Store.java:3)"),
        reports.get(0).details().subList(0, 2));
  }
}
