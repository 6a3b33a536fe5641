package io.github.tickwise.samples.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.wild.Kinds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The suppressed cases are silent because of their suppressions: without them every fault is reported. */
class SuppressionCasesTest {
  @TempDir
  private Path directory;

  @ParameterizedTest
  @CsvSource({"126_trap_suppressed.java,@SuppressWarnings", "127_trap_declared_safe.java,@TickSafe"
  })
  void withoutTheAnnotationAllIsReported(String name, String annotation) throws IOException {
    Corpus corpus = Corpus.ofThisBuild();
    List<String> lines = Files.readAllLines(corpus.sources().resolve(name));
    List<String> bare =
        lines.stream().map(l -> l.replaceFirst(annotation + "\\([^)]*\\)", "")).toList();
    long annotated = lines.stream().filter(l -> !bare.contains(l)).count();
    assertTrue(annotated >= 4, "class, field, method and local: " + annotated);
    Files.write(directory.resolve(name), bare);
    Corpus alone = new Corpus(directory, corpus.models(), corpus.classes());
    Marks marks = Marks.of(directory);
    for (FrontEnd frontEnd : List.<FrontEnd>of(new JavacFrontEnd(), new ReviewFrontEnd())) {
      List<Found> found = frontEnd.findings(alone, marks);
      Set<String> rules =
          found.stream().map(Found::rule).collect(Collectors.toCollection(TreeSet::new));
      assertTrue(
          found.size() >= annotated,
          frontEnd.name() + ": " + annotated + " annotations, but only " + found);
      assertTrue(
          rules.containsAll(Set.of("TickDirectComparison", "TickMinMax", "TickDefaultInit")),
          frontEnd.name() + ": " + rules);
      assertEquals(
          List.of(),
          marks.all().stream().filter(m -> !reports(found, m)).toList(),
          frontEnd.name());
    }
  }

  /** A report on the line; a field's own stands at its declaration, not at the marked first read. */
  private static boolean reports(List<Found> found, Mark mark) {
    return mark.kinds().contains("default-init")
        || found.stream()
            .anyMatch(f -> f.line() == mark.line() && Kinds.answers(f.rule(), mark.kinds()));
  }
}
