package io.github.tickwise.samples.conformance;

import io.github.tickwise.bytecode.ClassFileAnalysis;
import io.github.tickwise.bytecode.Place;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;

/** Class files alone, with their debug information. */
final class BytecodeFrontEnd implements FrontEnd {
  @Override
  public String name() {
    return "bytecode";
  }

  @Override
  public int bar() {
    return 70;
  }

  @Override
  public List<Found> findings(Corpus corpus, Marks marks) throws IOException {
    ClassFileAnalysis.Result result = new ClassFileAnalysis(
            FrontEnd.catalog(corpus), EnumSet.allOf(Rule.class))
        .analyzePaths(List.of(corpus.classes()));
    if (!result.problems().isEmpty()) {
      throw new IllegalStateException(result.problems().toString());
    }
    return result.findings().stream().map(f -> found(f, marks)).toList();
  }

  /**
   * A field without an initialiser leaves no line in the class file, so its finding stands at the first early read. The
   * sources mark the declaration: it counts there.
   */
  static Found found(Finding<Place> finding, Marks marks) {
    Place place = finding.origin();
    String file = Path.of(place.sourceFile()).getFileName().toString();
    int line = place.line();
    if (finding.rule() == Rule.DEFAULT_INIT) {
      line = marks
          .unseeded(file, topLevel(place.className()), finding.subject())
          .map(Mark::line)
          .orElse(line);
    }
    return new Found(file, line, finding.rule().id());
  }

  private static String topLevel(String className) {
    return className.replaceFirst("\\$.*", "").replaceFirst(".*\\.", "");
  }
}
