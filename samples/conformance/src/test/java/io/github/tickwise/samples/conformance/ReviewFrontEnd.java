package io.github.tickwise.samples.conformance;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.review.ReviewResult;
import io.github.tickwise.review.source.SourceReview;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;

/** Sources alone: no class path, no build. */
final class ReviewFrontEnd implements FrontEnd {
  @Override
  public String name() {
    return "reviewer";
  }

  @Override
  public int bar() {
    return 75;
  }

  @Override
  public List<Found> findings(Corpus corpus, Marks marks) throws IOException {
    ReviewResult result =
        new SourceReview(FrontEnd.catalog(corpus), EnumSet.allOf(Rule.class)).run(corpus.files());
    if (!result.errors().isEmpty()) {
      throw new IllegalStateException(result.errors().toString());
    }
    return result.findings().stream()
        .map(f -> new Found(
            Path.of(f.path()).getFileName().toString(), f.line(), f.rule().id()))
        .toList();
  }
}
