package io.github.tickwise.samples.offloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.tickwise.archunit.TickRules;
import io.github.tickwise.bytecode.ClassFileAnalysis;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.review.ReviewResult;
import io.github.tickwise.review.source.SourceReview;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the program would look like with the faults of its kind, in {@code src/test/resources/faults}: it must not get past any front end.
 */
class FaultsTest {
  private static final Path SOURCES = Path.of("src/test/resources/faults");
  private static final Pattern MARK = Pattern.compile("// BUG: (\\w+)");
  private static final Pattern MESSAGE = Pattern.compile("\\[(Tick\\w+)] .*", Pattern.DOTALL);
  private static final Pattern RULE = Pattern.compile(" breaks (Tick\\w+):");

  @TempDir
  static Path classes;

  private static TreeSet<String> marked;
  private static List<Path> files;
  private static List<Diagnostic<? extends JavaFileObject>> diagnostics;
  private static boolean compiled;

  @BeforeAll
  static void compile() throws IOException {
    marked = new TreeSet<>();
    try (Stream<Path> all = Files.list(SOURCES)) {
      files = all.sorted().toList();
    }
    for (Path file : files) {
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        Matcher mark = MARK.matcher(lines.get(i));
        if (mark.find()) {
          marked.add(file.getFileName() + ":" + (i + 1) + " " + mark.group(1));
        }
      }
    }
    javac(false);
    compiled = javac(true);
  }

  /** With the plugin nothing is written, since it fails; the class files are of a run without it. */
  private static boolean javac(boolean plugin) throws IOException {
    List<String> options = new ArrayList<>(List.of("-proc:none", "-g", "-d", classes.toString()));
    if (plugin) {
      StringBuilder checks = new StringBuilder("-Xplugin:ErrorProne -XepDisableAllChecks");
      for (Rule rule : Rule.byDefault()) {
        checks.append(" -Xep:").append(rule.id()).append(":ERROR");
      }
      options.addAll(List.of(
          "-XDcompilePolicy=simple",
          "--should-stop=ifError=FLOW",
          "-XDaddTypeAnnotationsToSymbol=true",
          "-processorpath",
          System.getProperty("java.class.path"),
          checks.toString()));
    }
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    try (StandardJavaFileManager manager =
        javac.getStandardFileManager(collector, Locale.ROOT, null)) {
      boolean success = javac
          .getTask(
              null, manager, collector, options, null, manager.getJavaFileObjectsFromPaths(files))
          .call();
      diagnostics = collector.getDiagnostics();
      return success;
    }
  }

  @Test
  void theCompilerFails() {
    TreeSet<String> found = new TreeSet<>();
    for (Diagnostic<? extends JavaFileObject> d : diagnostics) {
      Matcher message = MESSAGE.matcher(d.getMessage(Locale.ROOT));
      if (d.getKind() == Diagnostic.Kind.ERROR && message.matches()) {
        String file = Path.of(d.getSource().getName()).getFileName().toString();
        found.add(file + ":" + d.getLineNumber() + " " + message.group(1));
      }
    }
    assertFalse(compiled);
    assertEquals(marked, found);
  }

  @Test
  void theReviewerFindsThem() throws IOException {
    ReviewResult result =
        new SourceReview(Catalog.bundled(), Rule.byDefault()).run(List.of(SOURCES));
    TreeSet<String> found = new TreeSet<>();
    result
        .findings()
        .forEach(f -> found.add(
            Path.of(f.path()).getFileName() + ":" + f.line() + " " + f.rule().id()));
    assertEquals(List.of(), result.errors());
    assertEquals(marked, found);
  }

  /** A field without an initialiser has no line in class files, so the lines are left out. */
  @Test
  void theScannerFindsThem() throws IOException {
    ClassFileAnalysis.Result result =
        new ClassFileAnalysis(Catalog.bundled(), Rule.byDefault()).analyzePaths(List.of(classes));
    List<String> found = result.findings().stream()
        .map(
            f -> Path.of(f.origin().sourceFile()).getFileName() + " " + f.rule().id())
        .sorted()
        .toList();
    assertEquals(List.of(), result.problems());
    assertEquals(withoutLines(), found);
  }

  @Test
  void theArchUnitTestFindsThem() {
    List<String> found = new ArrayList<>();
    for (String detail : TickRules.ALL
        .evaluate(new ClassFileImporter().importPath(classes))
        .getFailureReport()
        .getDetails()) {
      Matcher rule = RULE.matcher(detail);
      while (rule.find()) {
        found.add(rule.group(1));
      }
    }
    found.sort(null);
    assertEquals(
        withoutLines().stream().map(m -> m.replaceFirst(".* ", "")).sorted().toList(), found);
  }

  private static List<String> withoutLines() {
    return marked.stream().map(m -> m.replaceFirst(":\\d+", "")).sorted().toList();
  }
}
