package io.github.tickwise.review.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {
  private static final String WRONG = """
      package p;
      class Wrong {
        boolean late(long deadline) { return deadline > 0; }
        boolean test() {
          long end = System.nanoTime() + 5;
          return System.nanoTime() > end;
        }
      }
      """;

  @TempDir
  private Path dir;

  private Path wrong;
  private Path right;

  @BeforeEach
  void sources() throws IOException {
    wrong = write("src/p/Wrong.java", WRONG);
    right = write(
        "src/p/Right.java",
        WRONG.replace("Wrong", "Right").replace("System.nanoTime() > end", "true"));
  }

  private Path write(String name, String text) throws IOException {
    Path file = dir.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  /** How many lines are findings rather than what shows them. */
  private static long findings(Tool t) {
    return t.out().stream().filter(l -> !l.startsWith(" ")).count();
  }

  @Test
  void findingsAsText() {
    Tool t = Tool.run("review", dir);
    assertEquals(1, t.status());
    String file = wrong.toString().replace('\\', '/');
    String begin = file + ":6: [TickDirectComparison] ";
    assertTrue(t.out().get(0).startsWith(begin), t.out().get(0));
    assertEquals(
        "    Path: end = System.nanoTime() + 5 (" + file + ":5)", t.out().get(1));
    assertTrue(t.out().stream().skip(1).allMatch(l -> l.startsWith("    ")), t.out()::toString);
    assertEquals("1 finding in 2 files", t.err().strip());
  }

  @Test
  void findingsWithoutEvidence() {
    Tool t = Tool.run("review", "--no-proof", dir);
    assertEquals(1, t.status());
    assertEquals(1, t.out().size(), t.out()::toString);
  }

  @Test
  void findingsAsTsv() {
    Tool t = Tool.run("review", "--format", "tsv", wrong);
    assertEquals(1, t.status());
    String[] columns = t.out().get(0).split("\t", -1);
    assertEquals(4, columns.length);
    assertEquals(
        List.of(wrong.toString().replace('\\', '/'), "6", "TickDirectComparison"),
        List.of(columns).subList(0, 3));
    assertTrue(columns[3].startsWith("Ticks have no order"), columns[3]);
  }

  @Test
  void pathsAreJoinedAsGiven() throws IOException {
    Path relative = Path.of("").toAbsolutePath().relativize(dir.resolve("src/../src"));
    Tool t = Tool.run("review", "--format=tsv", relative);
    String name = relative.toString().replace('\\', '/') + "/p/Wrong.java\t";
    assertTrue(t.out().get(0).startsWith(name), t.out().get(0));
  }

  @Test
  void nothingFound() {
    Tool t = Tool.run("review", right);
    assertEquals(0, t.status());
    assertEquals(List.of(), t.out());
    assertEquals("0 findings in 1 file", t.err().strip());
  }

  @Test
  void filesThatDoNotParseAreNamedAndTheOthersAnalysed() throws IOException {
    Path broken = write(
        "src/p/Broken.java",
        "package p;\nclass Broken { long t = System.nanoTime();\n  int x = ;\n}\n");
    write("src/package-info.java", "package p;\n");
    write("src/module-info.java", "module p {}\n");
    Tool t = Tool.run("review", dir);
    assertEquals(2, t.status(), "an error wins over findings");
    assertEquals(1, findings(t));
    assertTrue(
        t.err()
            .startsWith("tickwise: " + broken.toString().replace('\\', '/')
                + ":3: Parse error. Found \";\""),
        t.err());
    assertTrue(t.err().contains("1 finding in 2 files, 1 error"), t.err());
  }

  /** Its syntax is of no interest, and looking costs most of the time of a run. */
  @Test
  void aFileThatNoReadingReachesIsNotParsed() throws IOException {
    Path broken = write("src/p/Broken.java", "package p;\nclass Broken {\n  int x = ;\n}\n");
    Tool t = Tool.run("review", broken);
    assertEquals(0, t.status(), t.err());
  }

  @Test
  void theNumberOfThreads() {
    assertEquals(
        findings(Tool.run("review", dir)), findings(Tool.run("review", "--threads", "1", dir)));
    Tool none = Tool.run("review", "--threads", "0", dir);
    assertEquals(2, none.status());
    assertTrue(none.err().contains("--threads"), none.err());
  }

  @Test
  void missingPaths() {
    Path gone = dir.resolve("gone");
    Tool t = Tool.run("review", gone, wrong);
    assertEquals(2, t.status());
    assertEquals(1, findings(t));
    assertTrue(t.err()
        .contains(
            "tickwise: " + gone.toString().replace('\\', '/') + ": no such file or directory"));
  }

  @Test
  void chosenRules() {
    assertEquals(
        1,
        Tool.run("review", "--rules", "TickMinMax,TickDirectComparison", wrong).status());
    assertEquals(0, Tool.run("review", "--rules", "TickMinMax", wrong).status());
    assertEquals(
        1,
        Tool.run("review", "--rules=TickMinMax", "--rules=TickDirectComparison", wrong)
            .status());
  }

  @Test
  void anUnknownRuleNamesTheRightOnes() {
    Tool t = Tool.run("review", "--rules", "TickMinMax,Tock", wrong);
    assertEquals(2, t.status());
    assertEquals(List.of(), t.out());
    assertTrue(t.err().contains("unknown rule 'Tock'"), t.err());
    for (Rule rule : Rule.values()) {
      assertTrue(t.err().contains(rule.id()), t.err());
    }
  }

  @Test
  void suggestionsAreForThoseWhoAsk() throws IOException {
    Path saver = write("src/p/Saver.java", """
        package p;
        class Saver {
          void save(java.io.DataOutput out) throws java.io.IOException {
            out.writeLong(System.nanoTime());
          }
        }
        """);
    assertEquals(0, Tool.run("review", saver).status());
    assertEquals(1, Tool.run("review", "--suggestions", saver).status());
    assertEquals(1, Tool.run("review", "--rules", "TickEscape", saver).status());
  }

  @Test
  void userModels() throws IOException {
    Path own = write("src/p/Own.java", """
        package p;
        class Own {
          static long ticks() { return 0; }
          boolean before(long t) { return ticks() < t; }
        }
        """);
    assertEquals(0, Tool.run("review", own).status());
    Path models = write("clocks.txt", "# ours\np.Own#ticks() : TICK millis\n");
    assertEquals(1, Tool.run("review", "--models", models, own).status());
    Path more = write("more.txt", "q.Other#now() : TICK nanos\n");
    assertEquals(
        1, Tool.run("review", "--models", models, "--models", more, own).status());
  }

  @Test
  void aWrongModelFileNamesItsLine() throws IOException {
    Path models = write("clocks.txt", "# ours\nnonsense\n");
    Tool t = Tool.run("review", "--models", models, wrong);
    assertEquals(2, t.status());
    assertEquals(List.of(), t.out());
    assertTrue(t.err().contains(models + ":2: "), t.err());
    Tool missing = Tool.run("review", "--models", dir.resolve("gone.txt"), wrong);
    assertEquals(2, missing.status());
    assertTrue(missing.err().contains("gone.txt: cannot be read"), missing.err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "review", "scan", "review --format xml .", "review --nope .", "frobnicate"})
  void usageErrors(String line) {
    Tool t = Tool.run((Object[]) line.split(" "));
    assertEquals(2, t.status());
    assertEquals(List.of(), t.out());
    assertTrue(t.err().contains("tickwise"), t.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "review --help", "scan -h", "--version", "review -V"})
  void helpAndVersion(String line) {
    Tool t = Tool.run((Object[]) line.split(" "));
    assertEquals(0, t.status());
    assertTrue(String.join("\n", t.out()).contains("tickwise"), t.out()::toString);
    assertEquals("", t.err());
  }

  @Test
  void theVersionIsTheBuilds() {
    String version = Tool.run("--version").out().get(0);
    assertTrue(version.matches("tickwise \\d+\\.\\d+\\.\\d+.*"), version);
  }

  @Test
  void scansClassFiles() throws IOException {
    var compiler = javax.tools.ToolProvider.getSystemJavaCompiler();
    Path classes = Files.createDirectories(dir.resolve("classes"));
    assertEquals(
        0, compiler.run(null, null, null, "-g", "-d", classes.toString(), wrong.toString()));
    Tool t = Tool.run("scan", "--format=tsv", classes);
    assertEquals(1, t.status());
    assertTrue(
        t.out().get(0).startsWith("p/Wrong.java\t6\tTickDirectComparison\t"), t.out()::toString);
    assertEquals("1 finding in 1 path", t.err().strip());
    Tool gone = Tool.run("scan", dir.resolve("gone.jar"), classes);
    assertEquals(2, gone.status());
    assertEquals(1, findings(gone));
    assertTrue(gone.err().contains("gone.jar"), gone.err());
  }
}
