package io.github.tickwise.review.cli;

import io.github.tickwise.review.classes.ClassFileReview;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code tickwise scan JAR|DIR...}. */
@Command(
    name = "scan",
    description = "Scans class files, also of Kotlin and others. All paths given are one program.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
public final class ScanCommand implements Callable<Integer> {
  @CommandLine.Spec
  private CommandLine.Model.CommandSpec spec;

  @Mixin
  private AnalysisOptions options;

  @Parameters(
      arity = "1..*",
      paramLabel = "PATH",
      description = "jars, directories of class files, or class files")
  private List<Path> paths;

  @Override
  public Integer call() {
    Report report = options.report();
    ClassFileReview review =
        new ClassFileReview(options.catalog(), options.rules(), options.threads());
    CommandLine line = spec.commandLine();
    return report.print(review.run(paths), "path", line.getOut(), line.getErr());
  }
}
