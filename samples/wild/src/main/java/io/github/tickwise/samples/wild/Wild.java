package io.github.tickwise.samples.wild;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Runs front ends over the libraries and prints the scores: {@code Wild MODULE WORKSPACE [FRONT-END...]}, all if none is
 * named. What is missing in the workspace is downloaded. Each writes to the workspace what it found, what of it nobody
 * has read, and what it missed.
 */
public final class Wild {
  /** All front ends, in the order of the reports' columns. */
  static final List<String> FRONT_ENDS = List.of("review", "scan", "javac");

  /** Of the processes of reviewer and scan; the bound is 1.5 GiB for all of the memory. */
  private static final String HEAP = "1200m";

  private final Path module;
  private final List<Library> libraries;
  private final List<Label> labels;
  private final Workspace workspace;

  /**
   * @param module the directory of this module, which holds the lists
   * @param root where jars, sources and results lie
   */
  Wild(Path module, Path root) throws IOException {
    this.module = module.toAbsolutePath();
    this.libraries = Library.read(module.resolve("libraries.txt"));
    this.labels = Label.read(module.resolve("labels.tsv"));
    this.workspace = new Workspace(root.toAbsolutePath());
  }

  /** Scores and prints. */
  public static void main(String[] args) throws IOException {
    Wild wild = new Wild(Path.of(args[0]), Path.of(args[1]));
    List<String> names =
        args.length == 2 ? FRONT_ENDS : Arrays.asList(args).subList(2, args.length);
    wild.download();
    List<Reading> readings = new ArrayList<>();
    for (String name : names) {
      Run run = wild.run(name, CatalogChoice.FULL);
      System.out.printf(
          "%s: %d findings, %d ms, %d MiB%n",
          name, run.hits().size(), run.millis(), run.peakBytes() >> 20);
      run.problems().forEach(p -> System.out.println("  not analysed: " + p));
      readings.add(wild.reading(name, run));
    }
    readings.forEach(wild::keep);
    new ScoreTables(wild.labels, readings).lines().forEach(System.out::println);
  }

  void download() throws IOException {
    new Maven(workspace).download(libraries);
  }

  /** The fixes of libraries, applied to copies of their sources: see {@link PatchMode}. */
  List<String> patch(List<Library> chosen) throws IOException {
    download();
    new Maven(workspace).resolveDependencies(chosen);
    Path out = workspace.root().resolve("fixes.tsv");
    List<String> arguments = new ArrayList<>(List.of(workspace.root().toString(), out.toString()));
    chosen.forEach(l -> arguments.add(l.gav()));
    compilerFork().java(PatchMode.class, arguments);
    return Files.readAllLines(out);
  }

  /** With what Error Prone needs of the compiler; Maven itself runs with the same file. */
  private Fork compilerFork() {
    return new Fork(
        // The compiler's own memory, of which we have no say.
        workspace, List.of("-Xmx3g", "@" + module.resolve("../../.mvn/jvm.config")));
  }

  Workspace workspace() {
    return workspace;
  }

  Run run(String frontEnd, CatalogChoice catalog) throws IOException {
    if (frontEnd.equals("javac")) {
      new Maven(workspace).resolveDependencies(libraries);
      return compilerFork().run(frontEnd, catalog, libraries);
    }
    return new Fork(workspace, List.of("-Xmx" + HEAP)).run(frontEnd, catalog, libraries);
  }

  /** What a front end had to leave out counts neither way. */
  Reading reading(String frontEnd, Run run) {
    return Reading.of(
        frontEnd,
        labels,
        run.hits(),
        l -> !run.dropped().getOrDefault(l.library(), List.of()).contains(l.file()));
  }

  List<Label> labels() {
    return labels;
  }

  /** Writes the lists that are read by hand, as tables. */
  void keep(Reading reading) {
    String name = reading.frontEnd();
    write(name + "-findings.tsv", reading.hits().stream().map(Hit::toString).toList());
    write(name + "-unread.tsv", reading.unread().stream().map(Hit::toString).toList());
    write(
        name + "-missed.tsv", reading.first().missed().stream().map(Wild::text).toList());
    List<String> wrong = new ArrayList<>();
    reading.first().judged().forEach((hit, label) -> {
      if (label.verdict() == Label.Verdict.OK) {
        wrong.add(hit + "\t" + label.note());
      }
    });
    write(name + "-wrong.tsv", wrong);
  }

  private static String text(Label l) {
    return String.join(
        "\t", l.library(), l.file(), String.valueOf(l.line()), l.kind(), l.hops(), l.note());
  }

  private void write(String file, List<String> lines) {
    try {
      Files.write(workspace.root().resolve(file), lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
