package io.github.tickwise.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The snippets of docs/annotations.md compile, and what they say is reported is, and nothing else. */
class AnnotationsPageTest {
  private static final Path PAGE = Path.of("..", "..", "docs", "annotations.md");
  private static final Path ANNOTATIONS =
      Path.of("..", "ticks", "src", "main", "java", "io", "github", "tickwise", "ticks");
  private static final Pattern SNIPPET = Pattern.compile("(?ms)^```java\n(.*?)^```$");
  private static final Pattern REPORTED = Pattern.compile("// (Tick\\w+)$");
  private static final List<String> IMPORTS = List.of(
      "import io.github.tickwise.ticks.Tick;",
      "import io.github.tickwise.ticks.TickSpan;",
      "import java.util.ArrayList;",
      "import java.util.HashMap;",
      "import java.util.List;",
      "import java.util.Map;",
      "import java.util.function.LongSupplier;");

  @TempDir
  Path directory;

  @Test
  void whatIsReportedStandsBesideTheLine() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String annotation : List.of("Tick", "TickSpan")) {
      sources.add(ANNOTATIONS.resolve(annotation + ".java"));
    }
    TreeSet<String> said = new TreeSet<>();
    Matcher snippet = SNIPPET.matcher(Files.readString(PAGE));
    int snippets = 0;
    while (snippet.find()) {
      List<String> lines = new ArrayList<>(IMPORTS);
      snippet.group(1).lines().forEach(lines::add);
      Path file = directory.resolve("Snippet" + ++snippets + ".java");
      Files.write(file, lines);
      sources.add(file);
      for (int i = 0; i < lines.size(); i++) {
        Matcher reported = REPORTED.matcher(lines.get(i));
        if (reported.find()) {
          said.add(file.getFileName() + ":" + (i + 1) + " " + reported.group(1));
        }
      }
    }
    List<String> rules = new ArrayList<>(List.of("-XepDisableAllChecks"));
    for (io.github.tickwise.engine.Rule rule : io.github.tickwise.engine.Rule.byDefault()) {
      rules.add("-Xep:" + rule.id() + ":WARN");
    }
    List<JavacRunner.Report> reports = JavacRunner.run(sources, rules, List.of());
    assertEquals(
        List.of(),
        reports.stream()
            .filter(r -> r.kind() == Diagnostic.Kind.ERROR)
            .collect(Collectors.toList()));
    TreeSet<String> found = reports.stream()
        .filter(r -> !r.rule().isEmpty())
        .map(r -> Path.of(r.path()).getFileName() + ":" + r.line() + " " + r.rule())
        .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(said, found);
    assertTrue(snippets >= 7 && said.size() >= 12, snippets + " snippets, " + said.size());
  }
}
