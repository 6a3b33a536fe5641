package io.github.tickwise.samples.wild;

import io.github.tickwise.bytecode.ClassFileAnalysis;
import io.github.tickwise.bytecode.Place;
import io.github.tickwise.bytecode.Problem;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipFile;

/** The reader of class files over the main jar: no sources. */
final class ScanFrontEnd implements FrontEnd {
  @Override
  public String name() {
    return "scan";
  }

  @Override
  public Outcome analyze(Library library, Workspace workspace, Catalog catalog) throws IOException {
    Path jar = workspace.jar(library);
    ClassFileAnalysis.Result result =
        new ClassFileAnalysis(catalog, Kinds.rulesOfFaults()).analyzePaths(List.of(jar));
    List<Hit> hits = new ArrayList<>();
    for (Finding<Place> f : result.findings()) {
      String file = f.origin().sourceFile();
      int line = line(f, workspace.sources(library).resolve(file));
      hits.add(new Hit(library.gav(), file, line, f.rule().id()));
    }
    List<String> problems = result.problems().stream().map(Problem::toString).toList();
    return new Outcome(hits, problems, List.of(), classes(jar));
  }

  /**
   * A field without an initialiser leaves no line in the class file, so its finding stands at the first early read and
   * names the field. The labels stand at the declaration: that is where it counts. A finding at a store of the field
   * stays where it is.
   */
  private static int line(Finding<Place> finding, Path source) throws IOException {
    Place place = finding.origin();
    if (finding.rule() != Rule.DEFAULT_INIT || !Files.exists(source)) {
      return place.line();
    }
    List<String> lines = Files.readAllLines(source);
    Pattern store = Pattern.compile("\\b" + Pattern.quote(finding.subject()) + "\\s*=[^=]");
    if (place.line() > 0
        && place.line() <= lines.size()
        && store.matcher(lines.get(place.line() - 1)).find()) {
      return place.line();
    }
    return new FieldLines(String.join("\n", lines))
        .of(place.className(), finding.subject())
        .orElse(place.line());
  }

  private static int classes(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return (int) zip.stream().filter(e -> e.getName().endsWith(".class")).count();
    }
  }
}
