package io.github.tickwise.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The checks with the engine behind them, through the compiler's plugin. */
class PluginTest {
  @TempDir
  Path directory;

  private Path loop;

  @BeforeEach
  void writeSource() throws IOException {
    loop = directory.resolve("Loop.java");
    Files.writeString(
        loop,
        String.join(
            "\n",
            "class Loop {",
            "  interface Meter { long ticks(); }",
            "  boolean due(long budget) {",
            "    long stopAt = System.nanoTime() + budget;",
            "    return System.nanoTime() >= stopAt;",
            "  }",
            "  boolean later(Meter meter, long at) { return meter.ticks() > at; }",
            "}"));
  }

  private List<JavacRunner.Report> run(String... options) {
    List<String> all = new ArrayList<>(List.of("-XepDisableAllChecks"));
    all.addAll(List.of(options));
    return JavacRunner.run(List.of(loop), all, List.of());
  }

  private static List<String> places(List<JavacRunner.Report> reports) {
    return reports.stream().map(r -> r.line() + " " + r.rule()).collect(Collectors.toList());
  }

  @Test
  void everyRuleIsOnAsAWarning() {
    List<JavacRunner.Report> reports = JavacRunner.run(List.of(loop), List.of(), List.of());
    List<JavacRunner.Report> ours =
        reports.stream().filter(r -> r.rule().startsWith("Tick")).collect(Collectors.toList());
    assertEquals(List.of("5 TickDirectComparison"), places(ours));
    assertEquals(Diagnostic.Kind.WARNING, ours.get(0).kind());
    assertEquals(loop.toString(), ours.get(0).path());
  }

  @Test
  void theUsersSeverityHolds() {
    List<JavacRunner.Report> reports = run("-Xep:TickDirectComparison:ERROR");
    assertEquals(List.of("5 TickDirectComparison"), places(reports));
    assertEquals(Diagnostic.Kind.ERROR, reports.get(0).kind());
    assertEquals(List.of(), places(run("-Xep:TickDirectComparison:OFF")));
  }

  @Test
  void theUsersModelsAreRead() throws IOException {
    Path models = directory.resolve("models.txt");
    Files.writeString(models, "# ours\nLoop$Meter#ticks() : TICK nanos\n");
    assertEquals(
        List.of("5 TickDirectComparison", "7 TickDirectComparison"),
        places(run("-Xep:TickDirectComparison:WARN", "-XepOpt:Tickwise:Models=" + models)));
  }

  @Test
  void aWrongModelIsOneErrorThatNamesFileAndLine() throws IOException {
    Path models = directory.resolve("models.txt");
    Files.writeString(models, "# ours\nno signature at all\n");
    List<JavacRunner.Report> reports = run(
        "-Xep:TickDirectComparison:WARN",
        "-Xep:TickSentinel:WARN",
        "-XepOpt:Tickwise:Models=" + models);
    assertEquals(1, reports.size(), reports.toString());
    assertEquals(Diagnostic.Kind.ERROR, reports.get(0).kind());
    assertTrue(reports.get(0).message().contains(models + ":2: "), reports.toString());
  }

  @Test
  void aMissingModelFileIsOneError() {
    Path models = directory.resolve("none.txt");
    List<JavacRunner.Report> reports =
        run("-Xep:TickDirectComparison:WARN", "-XepOpt:Tickwise:Models=" + models);
    assertEquals(1, reports.size(), reports.toString());
    assertEquals(Diagnostic.Kind.ERROR, reports.get(0).kind());
    assertTrue(reports.get(0).message().contains(models.toString()), reports.toString());
  }

  @Test
  void theEvidenceStandsBelowTheMessage() {
    List<String> details = run("-Xep:TickDirectComparison:WARN").get(0).details();
    assertTrue(
        details.contains("    Path: stopAt = System.nanoTime() + budget (Loop.java:4)"),
        details.toString());
  }

  @Test
  void theEvidenceCanBeSwitchedOff() {
    List<String> details = run("-Xep:TickDirectComparison:WARN", "-XepOpt:Tickwise:Proof=false")
        .get(0)
        .details();
    assertTrue(details.stream().noneMatch(d -> d.contains("Path: ")), details.toString());
    assertTrue(details.stream().anyMatch(d -> d.contains("(see ")), details.toString());
  }
}
