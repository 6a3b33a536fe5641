package io.github.tickwise.review.source;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.review.InputError;
import io.github.tickwise.review.ReviewFinding;
import io.github.tickwise.review.ReviewPlace;
import io.github.tickwise.review.ReviewResult;
import io.github.tickwise.review.Workers;
import io.github.tickwise.review.lower.Origin;
import io.github.tickwise.review.source.SourceFiles.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Reviews source files without a build and without a class path; all files given are one program. Every file is read,
 * and those that clock readings can reach are parsed: see {@link ReachedFiles}. Thread-safe.
 */
public final class SourceReview {
  private final Catalog catalog;
  private final Set<Rule> rules;
  private final int threads;

  /**
   * Uses all cores.
   *
   * @param rules the rules to report
   */
  public SourceReview(Catalog catalog, Set<Rule> rules) {
    this(catalog, rules, Workers.allCores());
  }

  /**
   * @param rules the rules to report
   * @param threads at least 1; the result does not depend on it
   */
  public SourceReview(Catalog catalog, Set<Rule> rules, int threads) {
    this.catalog = catalog;
    this.rules = Set.copyOf(rules);
    this.threads = threads;
  }

  /**
   * Reviews files and trees of files. What cannot be read or parsed becomes an error of the result, and the rest is
   * analysed; a file that no reading can reach is not parsed, so what is wrong with it is not told.
   */
  public ReviewResult run(List<Path> paths) {
    List<InputError> errors = new ArrayList<>();
    List<SourceFile> files = SourceFiles.under(paths, errors);
    try (Workers workers = new Workers(threads)) {
      SourceTexts texts = new SourceTexts(files, workers, errors);
      List<Finding<Origin>> found = new ArrayList<>();
      ReachedFiles reached = new ReachedFiles(catalog, texts, workers);
      texts.guarded("(all files)", () -> found.addAll(reached.findings()));
      return new ReviewResult(
          report(found), errors, files.size() - texts.failed(), reached.names());
    }
  }

  private List<ReviewFinding> report(List<Finding<Origin>> found) {
    List<ReviewFinding> findings = new ArrayList<>();
    for (Finding<Origin> f : found) {
      Rule rule = f.rule();
      Origin at = f.origin();
      if (rules.contains(rule) && !at.suppresses(rule.id())) {
        findings.add(ReviewFinding.of(f, o -> new ReviewPlace(o.path(), o.line())));
      }
    }
    return findings;
  }
}
