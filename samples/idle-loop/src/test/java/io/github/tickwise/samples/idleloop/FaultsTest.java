package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.bytecode.ClassFileAnalysis;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.review.source.SourceReview;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The faults that the original had, ported literally: every front end finds each of them, and nothing else there. */
class FaultsTest {
  private static final Path FAULTS = Path.of("src/test/resources/faults");
  private static final Pattern MARK = Pattern.compile("// FINDS (Tick\\w+)");
  private static final Pattern NAMED = Pattern.compile("(?s)\\[(Tick\\w+)] .*");

  @TempDir
  static Path classes;

  private static List<Diagnostic<? extends JavaFileObject>> diagnostics;

  @BeforeAll
  static void compile() throws IOException {
    diagnostics = compile("LegacyCore.java");
  }

  @Test
  void javacFindsThem() throws IOException {
    List<String> found = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics) {
      assertTrue(diagnostic.getKind() != Diagnostic.Kind.ERROR, diagnostic.toString());
      Matcher named = NAMED.matcher(diagnostic.getMessage(Locale.ROOT));
      if (named.matches()) {
        found.add(diagnostic.getLineNumber() + " " + named.group(1));
      }
    }
    assertEquals(marks(), sorted(found));
  }

  @Test
  void theReviewerFindsThem() throws IOException {
    assertEquals(
        marks(),
        sorted(new SourceReview(Catalog.bundled(), Rule.byDefault())
            .run(List.of(FAULTS)).findings().stream()
                .map(f -> f.line() + " " + f.rule().id())
                .toList()));
  }

  /** A field without initialiser has no line in a class file: that finding stands where the field is read first. */
  @Test
  void theClassFilesShowThem() throws IOException {
    assertEquals(
        withoutLineOfDefaults(marks()),
        withoutLineOfDefaults(sorted(new ClassFileAnalysis(Catalog.bundled(), Rule.byDefault())
            .analyzePaths(List.of(classes)).findings().stream()
                .map(f -> f.origin().line() + " " + f.rule().id())
                .toList())));
  }

  private static List<Diagnostic<? extends JavaFileObject>> compile(String file)
      throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    String checks = Rule.byDefault().stream()
        .map(rule -> " -Xep:" + rule.id() + ":WARN")
        .collect(Collectors.joining());
    List<String> options = List.of(
        "-d",
        classes.toString(),
        "-g",
        "-proc:none",
        "-XDcompilePolicy=simple",
        "--should-stop=ifError=FLOW",
        "-XDaddTypeAnnotationsToSymbol=true",
        "-processorpath",
        System.getProperty("java.class.path"),
        "-Xplugin:ErrorProne -XepDisableAllChecks" + checks);
    try (StandardJavaFileManager files =
        javac.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      javac
          .getTask(
              null,
              files,
              diagnostics,
              options,
              null,
              files.getJavaFileObjects(FAULTS.resolve(file)))
          .call();
    }
    return diagnostics.getDiagnostics();
  }

  private static String marks() throws IOException {
    List<String> lines = Files.readAllLines(FAULTS.resolve("LegacyCore.java"));
    List<String> marks = new ArrayList<>();
    for (int line = 1; line <= lines.size(); line++) {
      Matcher mark = MARK.matcher(lines.get(line - 1));
      if (mark.find()) {
        marks.add(line + " " + mark.group(1));
      }
    }
    assertTrue(marks.size() >= 8, marks.toString());
    return sorted(marks);
  }

  private static String withoutLineOfDefaults(String findings) {
    return sorted(findings
        .lines()
        .map(f -> f.replaceFirst("^\\d+ TickDefaultInit", "field TickDefaultInit"))
        .toList());
  }

  private static String sorted(List<String> findings) {
    return String.join("\n", findings.stream().sorted().toList());
  }
}
