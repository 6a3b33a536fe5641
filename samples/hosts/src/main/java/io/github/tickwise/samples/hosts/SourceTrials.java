package io.github.tickwise.samples.hosts;

import io.github.tickwise.engine.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Every host over the labelled cases. */
final class SourceTrials {
  private SourceTrials() {}

  /** Compares with the reports of the host that the golden report is made in. */
  static void cases(Trial trial) throws IOException {
    List<String> expected = trial.reference();
    List<String> actual = reports(trial);
    if (!actual.equals(expected)) {
      TreeSet<String> more = new TreeSet<>(actual);
      expected.forEach(more::remove);
      TreeSet<String> fewer = new TreeSet<>(expected);
      actual.forEach(fewer::remove);
      throw new Trial.Failure("reported here alone: " + more + "; not here: " + fewer);
    }
  }

  /** What all rules report of all cases. */
  static List<String> reports(Trial trial) throws IOException {
    List<String> plugin = new ArrayList<>(List.of("-XepDisableAllChecks"));
    for (Rule rule : Rule.values()) {
      plugin.add("-Xep:" + rule.id() + ":WARN");
    }
    plugin.add("-XepOpt:Tickwise:Models=" + trial.checkout("samples/cases/clocks.txt"));
    plugin.add("-XepOpt:Tickwise:Suggestions=true");
    List<Path> sources;
    try (Stream<Path> files = Files.list(trial.checkout("samples/cases/src/main/java"))) {
      sources = files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    }
    Javac.Result result =
        trial.compile(sources, plugin, "-proc:none", "-XDaddTypeAnnotationsToSymbol=true");
    Trial.expectNoMishap(result);
    if (result.status() != 0 || result.reports().isEmpty()) {
      throw new Trial.Failure(result.output());
    }
    return result.reports();
  }
}
