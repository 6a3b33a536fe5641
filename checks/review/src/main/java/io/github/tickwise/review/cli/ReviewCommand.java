package io.github.tickwise.review.cli;

import io.github.tickwise.review.source.SourceReview;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code tickwise review PATH...}. */
@Command(
    name = "review",
    description = "Reviews Java sources; needs no build. All files given are one program.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
public final class ReviewCommand implements Callable<Integer> {
  @CommandLine.Spec
  private CommandLine.Model.CommandSpec spec;

  @Mixin
  private AnalysisOptions options;

  @Parameters(
      arity = "1..*",
      paramLabel = "PATH",
      description = "Java files, or directories of them")
  private List<Path> paths;

  @Override
  public Integer call() {
    Report report = options.report();
    SourceReview review = new SourceReview(options.catalog(), options.rules(), options.threads());
    CommandLine line = spec.commandLine();
    return report.print(review.run(paths), "file", line.getOut(), line.getErr());
  }
}
