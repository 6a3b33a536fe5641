package io.github.tickwise.review.classes;

import io.github.tickwise.bytecode.ClassFileAnalysis;
import io.github.tickwise.bytecode.Place;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.review.InputError;
import io.github.tickwise.review.ReviewFinding;
import io.github.tickwise.review.ReviewPlace;
import io.github.tickwise.review.ReviewResult;
import io.github.tickwise.review.Workers;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** Reviews jars and directories of class files; all classes given are one program. Thread-safe. */
public final class ClassFileReview {
  private final ClassFileAnalysis analysis;

  /**
   * @param rules the rules to report
   * @param threads at least 1; the result does not depend on it
   */
  public ClassFileReview(Catalog catalog, Set<Rule> rules, int threads) {
    this.analysis = new ClassFileAnalysis(catalog, rules, threads);
  }

  /** Reviews everything under the paths. What cannot be read becomes an error of the result, and the rest is analysed. */
  public ReviewResult run(List<Path> paths) {
    try (Workers workers = new Workers(1)) {
      ClassFileAnalysis.Result result = workers.call(() -> analysis.analyzePaths(paths));
      List<ReviewFinding> findings =
          result.findings().stream().map(ClassFileReview::finding).toList();
      List<InputError> errors = result.problems().stream()
          .map(p -> new InputError(p.where(), 0, p.what()))
          .toList();
      return new ReviewResult(findings, errors, paths.size());
    }
  }

  private static ReviewFinding finding(Finding<Place> f) {
    return ReviewFinding.of(f, at -> new ReviewPlace(at.sourceFile(), at.line()));
  }
}
