package io.github.tickwise.review;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs {@code checks/review/tick-grep} through {@code sh}, as a hook or a reviewer does. */
@DisabledOnOs(OS.WINDOWS)
class TickGrepTest {
  private static final Path SCRIPT =
      Path.of(System.getProperty("basedir", "")).resolve("tick-grep").toAbsolutePath();

  /** A line that makes a file one that mentions a clock, and is no hit itself. */
  private static final String CLOCK = "long now = System.nanoTime();\n";

  @TempDir
  Path dir;

  record Run(int exit, List<String> out, String err) {
    /** The letters of the hits, sorted, or {@code -}. */
    String letters() {
      String letters = out.stream()
          .map(line -> line.replaceFirst("^.*?:\\d+: \\[([a-d])] .*", "$1"))
          .sorted()
          .collect(Collectors.joining());
      return letters.isEmpty() ? "-" : letters;
    }

    /** The places of the hits: {@code path:line letter}. */
    List<String> places() {
      return out.stream()
          .map(line -> line.replaceFirst("^(.*?:\\d+): \\[([a-d])] .*", "$1 $2"))
          .toList();
    }
  }

  private Run run(String stdin, String... args) throws IOException, InterruptedException {
    return run(Map.of(), stdin, args);
  }

  private Run run(Map<String, String> environment, String stdin, String... args)
      throws IOException, InterruptedException {
    Stream<String> command = Stream.concat(Stream.of("sh", SCRIPT.toString()), Stream.of(args));
    Path out = Files.createTempFile("tick-grep", ".out");
    Path err = Files.createTempFile("tick-grep", ".err");
    try {
      ProcessBuilder builder = new ProcessBuilder(command.toList()).directory(dir.toFile());
      builder.environment().putAll(environment);
      Process process =
          builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
      try (OutputStream in = process.getOutputStream()) {
        in.write(stdin.getBytes(UTF_8));
      } catch (IOException closedUnread) {
        // A run over files does not read its standard input.
      }
      return new Run(process.waitFor(), Files.readAllLines(out), Files.readString(err));
    } finally {
      Files.delete(out);
      Files.delete(err);
    }
  }

  private String file(String name, String text) throws IOException {
    Path path = dir.resolve(name);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
    return name;
  }

  /** A git diff that adds the lines to a new file. */
  private static String added(String path, String... lines) {
    return "diff --git a/%1$s b/%1$s\n--- /dev/null\n+++ b/%1$s\n@@ -0,0 +1,%2$d @@\n%3$s"
        .formatted(path, lines.length, "+" + String.join("\n+", lines) + "\n");
  }

  record Line(String letters, String language, String code) {
    @Override
    public String toString() {
      return letters + " " + language + ": " + code;
    }
  }

  static List<Line> lines() throws IOException {
    try (InputStream table = TickGrepTest.class.getResourceAsStream("/tick-grep/lines.tsv")) {
      return new String(table.readAllBytes(), UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", 3))
          .map(cells -> new Line(cells[0], cells[1], cells[2]))
          .toList();
    }
  }

  /** All lines in one diff, each in a file of its own that is named by its number. */
  private static String diffOf(List<Line> lines) {
    return IntStream.range(0, lines.size())
        .mapToObj(i -> added(i + "." + lines.get(i).language, lines.get(i).code))
        .collect(Collectors.joining());
  }

  @TestFactory
  Stream<DynamicTest> judgesEachLine() throws Exception {
    List<Line> lines = lines();
    Run run = run(diffOf(lines));
    assertEquals("", run.err);
    return IntStream.range(0, lines.size())
        .mapToObj(i -> dynamicTest(lines.get(i).toString(), () -> judged(run, i, lines.get(i))));
  }

  private static void judged(Run all, int number, Line line) {
    List<String> own =
        all.out.stream().filter(hit -> hit.startsWith(number + ".")).toList();
    assertEquals(line.letters, new Run(all.exit, own, "").letters());
  }

  /** Whichever of the four common awks this machine has: they must say the same. */
  @ParameterizedTest
  @ValueSource(strings = {"mawk", "gawk", "busybox awk", "original-awk"})
  void judgesAlikeUnderEachAwk(String awk) throws Exception {
    assumeTrue(onPath(awk.split(" ")[0]), awk + " is not installed");
    String diff = diffOf(lines());
    assertEquals(run(diff), run(Map.of("AWK", awk), diff));
  }

  private static boolean onPath(String program) {
    return Arrays.stream(System.getenv("PATH").split(":"))
        .anyMatch(entry -> Files.isExecutable(Path.of(entry, program)));
  }

  @Nested
  class OverFiles {
    @Test
    void reportsPathLineLetterReasonAndText() throws Exception {
      String a =
          file("A.java", "class A {\n  boolean b() { return System.nanoTime() < end; }\n}\n");
      assertEquals(
          List.of("A.java:2: [a] clock read compared by <:"
              + " boolean b() { return System.nanoTime() < end; }"),
          run("", a).out);
    }

    @Test
    void namesNeedAClockInTheFile() throws Exception {
      String silent = file("Silent.java", "if (lastEventAt > 0) {\nif (now > deadline) {\n");
      String hits = file("Hits.java", CLOCK + "if (lastEventAt > 0) {\nif (now > deadline) {\n");
      assertEquals(
          List.of("Hits.java:2 d", "Hits.java:3 b"), run("", silent, hits).places());
    }

    @Test
    void aClockInACommentOrAStringIsNone() throws Exception {
      String a = file("A.java", "// System.nanoTime()\nlog(\"nanoTime()\");\nif (lastAt > 0) {\n");
      assertEquals("-", run("", a).letters());
    }

    @Test
    void commentsAndLiteralsSpanLines() throws Exception {
      String code = """
          /**
           * Waits while System.nanoTime() < deadline.
             if (System.nanoTime() < end)
           */ boolean due() { /* if
          (System.nanoTime() < end) */
            String page = ""\"
                if (System.nanoTime() < end) "then" /*
                ""\"; // System.nanoTime() < end
            return System.nanoTime() < end;
          }
          """;
      assertEquals(List.of("A.java:9 a"), run("", file("A.java", code)).places());
    }

    @Test
    void anExpressionSpansLines() throws Exception {
      String code = """
          boolean a = limit > 0
              && System.nanoTime()
              > start + limit;
          boolean b = System.nanoTime()
              - start > limit;
          boolean c = unit.convert(
              System.nanoTime() - start,
              NANOSECONDS) > limit;
          long d = (System.nanoTime()
              - start) / 1000;
          long e = System.nanoTime()
              / 1000;
          """;
      assertEquals(
          List.of("A.java:3 a", "A.java:11 c"), run("", file("A.java", code)).places());
    }

    @Test
    void theFileTellsDatesSpansAndIntsFromTicks() throws Exception {
      String code = """
          long now = System.nanoTime();
          private int nextRow = -1;
          void load(int startAt) { if (startAt > 0) { seek(startAt); } }
          boolean expired() { long wall = System.currentTimeMillis(); return expiresAt < wall; }
          void renew() { expiresAt = System.currentTimeMillis() + ttl; }
          boolean fresh() { return expiresAt > 0; }
          void arm() { deadline = System.nanoTime() + delay - startTime; }
          boolean wrapped() { return deadline < 0; }
          boolean due() { return idleUntil < now; }
          """;
      assertEquals(List.of("A.java:9 b"), run("", file("A.java", code)).places());
    }

    @Test
    void anIntMayBeATickWhereTheClockIsNarrow() throws Exception {
      String code = "int lastAt;\nint now = box.tickCount();\nif (lastAt > 0) {\n";
      String a = file("A.java", code);
      assertEquals(List.of("A.java:3 d"), run("", "--source", "tickCount", a).places());
    }

    @Test
    void readsAnythingThatIsNamedAndSourcesBelowDirectories() throws Exception {
      String hit = "if (System.nanoTime() < end)\n";
      for (String name :
          List.of("A.java", "b/B.kt", "b/C.cs", "b/D.cpp", "b/.git/E.java", "F.txt")) {
        file("src/" + name, hit);
      }
      String named = file("notes.txt", hit);
      assertEquals(
          List.of(
              "src/A.java:1 a",
              "src/b/B.kt:1 a",
              "src/b/C.cs:1 a",
              "src/b/D.cpp:1 a",
              named + ":1 a"),
          run("", "src", named).places());
    }

    @Test
    void pathsMayHoldBlanksAndSigns() throws Exception {
      String hit = "if (System.nanoTime() < end)\n";
      for (String name : List.of("a b=1.java", "my src/x $y.java", "-x.java")) {
        file(name, hit);
      }
      assertEquals(
          List.of("a b=1.java:1 a", "my src/x $y.java:1 a", "-x.java:1 a"),
          run("", "a b=1.java", "my src", "--", "-x.java").places());
    }

    @Test
    void lineEndsMayBeOfAnyKind() throws Exception {
      String a =
          file("A.java", "int a;\r\nif (System.nanoTime() < end)\r\n//\r\nif (ticker.read() > b)");
      Run run = run("", a);
      assertEquals(List.of("A.java:2 a", "A.java:4 a"), run.places());
      assertTrue(run.out.get(0).endsWith(": if (System.nanoTime() < end)"), run.out.get(0));
    }

    @Test
    void binaryFilesAreSkippedAndControlCharactersNotPrinted() throws Exception {
      file("A.class", "\u0001\u0000if (System.nanoTime() < end)\n");
      file("B.java", "if (System.nanoTime() < end) // \u001b[31m\n");
      Run run = run("", "A.class", "B.java");
      assertEquals(
          List.of("B.java:1: [a] clock read compared by <: if (System.nanoTime() < end) //  [31m"),
          run.out);
    }
  }

  @Nested
  class OverADiff {
    private static final String HIT = "if (System.nanoTime() < end)";

    @Test
    void reportsAddedLinesByTheirNewNumbers() throws Exception {
      String diff = """
          diff --git a/old/A.java b/new/A.java
          similarity index 90%
          rename from old/A.java
          rename to new/A.java
          --- a/old/A.java
          +++ b/new/A.java
          @@ -10,4 +12,4 @@ class A {
           if (ticker.read() > kept)
          -if (System.nanoTime() - end < 0)
          --- if (lastAt > 0) a removed decrement, no header
          +if (System.nanoTime() < end)
          +++ nextAt; if (nextAt > 0)

          @@ -30 +33 @@
          -a
          +if (deadline == 0)
          \\ No newline at end of file
          """;
      assertEquals(
          List.of("new/A.java:13 a", "new/A.java:14 d", "new/A.java:33 d"),
          run(diff).places());
    }

    @Test
    void readsPlainMnemonicQuotedAndUnprefixedHeaders() throws Exception {
      String hunk = "@@ -0,0 +1 @@\n+" + HIT + "\n";
      String diff =
          "--- src/a b.java\t2020-01-01 00:00:00\n+++ src/a b.java\t2020-01-01 00:00:00\n" + hunk
              + "diff --git i/A.java w/A.java\n--- i/A.java\n+++ w/A.java\n" + hunk
              + "diff --git \"a/\\303\\274.java\" \"b/\\303\\274.java\"\n--- /dev/null\n"
              + "+++ \"b/\\303\\274 \\\"x.java\"\n" + hunk
              + "diff --git b/A.java b/A.java\n--- b/A.java\n+++ b/A.java\n" + hunk;
      assertEquals(
          List.of("src/a b.java:1 a", "A.java:1 a", "\u00fc \"x.java:1 a", "b/A.java:1 a"),
          run(diff).places());
    }

    @Test
    void readsMergesAndWindowsLineEnds() throws Exception {
      String merge = """
          diff --cc A.java
          --- a/A.java
          +++ b/A.java
          @@@ -1,2 -1,1 +1,3 @@@
            int a;
          ++if (System.nanoTime() < end)
          + if (nextAt > 0)
          """;
      assertEquals(List.of("A.java:2 a", "A.java:3 d"), run(merge).places());
      assertEquals(
          List.of("A.java:2 a", "A.java:3 d"), run(merge.replace("\n", "\r\n")).places());
    }

    @Test
    void aHunkMayBeginInsideAComment() throws Exception {
      String diff = added("A.java", "  if (nextAt > 0) in a comment", " */", "if (nextAt > 0)");
      assertEquals(List.of("A.java:3 d"), run(diff).places());
      assertEquals("-", run(added("A.java", "   * now, if nextAt > 0")).letters());
    }

    @Test
    void contextLinesBelongToTheExpression() throws Exception {
      String diff = "--- a/A.java\n+++ b/A.java\n@@ -1,2 +1,2 @@\n return System.nanoTime()\n"
          + "-    < end;\n+    - start > end;\n";
      assertEquals("-", run(diff).letters());
    }

    @Test
    void skipsWhatIsNoSourceAndWhatIsDeleted() throws Exception {
      String deleted = "--- a/A.java\n+++ /dev/null\n@@ -1 +0,0 @@\n-" + HIT + "\n";
      String binary = "diff --git a/x.png b/x.png\nBinary files a/x.png and b/x.png differ\n";
      Run run = run(deleted + binary + added("notes.md", HIT) + added("Makefile", HIT));
      assertEquals(List.of("Makefile:1 a"), run.places());
    }

    @Test
    void filesAndADiffGoTogether() throws Exception {
      String a = file("A.java", HIT + "\n");
      assertEquals(
          List.of("A.java:1 a", "B.java:1 a"), run(added("B.java", HIT), "-", a).places());
      assertEquals(List.of("B.java:1 a"), run(added("B.java", HIT), "--diff").places());
    }
  }

  @Nested
  class ExitStatusAndOptions {
    @Test
    void zeroWithoutHits() throws Exception {
      String a = file("A.java", CLOCK);
      Collection<Run> runs =
          List.of(run(""), run("\n"), run("", a), run(added("A.java", "int a;")));
      assertAll(runs.stream().map(run -> () -> assertEquals(new Run(0, List.of(), ""), run)));
    }

    @Test
    void twoWinsAndTheRestIsScanned() throws Exception {
      String a = file("A.java", "if (System.nanoTime() < end)\n");
      for (String bad : List.of("missing.java", "--sauce", "--source=a|b")) {
        Run run = run("", bad, a);
        assertEquals(2, run.exit, bad);
        assertEquals("a", run.letters(), bad);
        assertTrue(
            run.err.startsWith("tick-grep: ") && run.err.contains(bad.replace("--source=", "")),
            run.err);
      }
      Run diff = run(added("B.java", "if (System.nanoTime() < end)"), "--sauce");
      assertEquals(2, diff.exit);
      assertEquals("a", diff.letters());
    }

    @Test
    void standardInputThatIsNoDiffIsAnError() throws Exception {
      Run text = run("if (System.nanoTime() < end)\n");
      assertEquals(2, text.exit);
      assertTrue(text.err.contains("not a unified diff"), text.err);
      Run context = run("*** a/A.java\n--- b/A.java\n***************\n*** 1 ****\n--- 1 ----\n");
      assertEquals(2, context.exit);
    }

    @Test
    void aTornDiffIsAnErrorAfterItsHits() throws Exception {
      String torn = "--- a/A.java\n+++ b/A.java\n@@ -1,9 +1,9 @@\n+if (System.nanoTime() < end)\n";
      assertAll(
          () -> assertEquals(2, run(torn).exit),
          () -> assertEquals("a", run(torn).letters()),
          () -> assertEquals(
              "aa", run(torn + added("B.java", "if (nanoTime() < b)")).letters()));
    }

    @Test
    void sourcesAreNamed() throws Exception {
      String code =
          "if (Time.monotonicNow() < end)\nif (Core.Ticks < b)\nif (board.millis() < c)\n";
      String a = file("A.cs", code);
      assertEquals("-", run("", a).letters());
      Run run =
          run("", "--source", "monotonicNow", "--source=Core.Ticks", "--source", "millis()", a);
      assertEquals(List.of("A.cs:1 a", "A.cs:2 a", "A.cs:3 a"), run.places());
      assertEquals(2, run("", a, "--source").exit);
      String b = file("B.cs", "if (Core.Ticks < a)\nif (Core.Ticks() < b)\n");
      assertEquals(List.of("B.cs:2 a"), run("", "--source", "Ticks()", b).places());
    }

    @Test
    void helpNamesEveryOption() throws Exception {
      Run help = run("", "--help");
      assertEquals(0, help.exit);
      String text = String.join("\n", help.out);
      assertAll(
          Stream.of("--source NAME", "--diff", "--help", "[a]", "[b]", "[c]", "[d]", "Exit status")
              .map(part -> () -> assertTrue(text.contains(part), part)));
    }
  }
}
