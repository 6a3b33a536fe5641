package io.github.tickwise.samples.wild;

import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.review.InputError;
import io.github.tickwise.review.ReviewResult;
import io.github.tickwise.review.source.SourceReview;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The reviewer over the sources jar: no class path, no build. */
final class ReviewFrontEnd implements FrontEnd {
  @Override
  public String name() {
    return "review";
  }

  @Override
  public Outcome analyze(Library library, Workspace workspace, Catalog catalog) throws IOException {
    Path sources = workspace.sources(library);
    ReviewResult result = new SourceReview(catalog, Kinds.rulesOfFaults()).run(List.of(sources));
    List<Hit> hits = result.findings().stream()
        .map(f -> new Hit(
            library.gav(),
            sources.relativize(Path.of(f.path())).toString().replace('\\', '/'),
            f.line(),
            f.rule().id()))
        .toList();
    List<String> problems = result.errors().stream().map(InputError::toString).toList();
    return new Outcome(hits, problems, List.of(), result.inputs());
  }
}
