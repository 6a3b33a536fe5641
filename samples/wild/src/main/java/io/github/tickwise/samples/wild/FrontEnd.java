package io.github.tickwise.samples.wild;

import io.github.tickwise.engine.catalog.Catalog;
import java.io.IOException;
import java.util.List;

/** One way into the engine. */
interface FrontEnd {
  /**
   * What came out of a library, which is one program.
   *
   * @param problems what was not analysed
   * @param dropped files of the library that had to be left out
   * @param inputs how many files or classes were analysed
   */
  record Outcome(List<Hit> hits, List<String> problems, List<String> dropped, int inputs) {}

  /** The name under which results are kept; one lower-case word. */
  String name();

  /** Analyses a library with a catalogue; all rules. */
  Outcome analyze(Library library, Workspace workspace, Catalog catalog) throws IOException;

  /**
   * @throws IllegalArgumentException if there is none of that name
   */
  static FrontEnd named(String name) {
    return switch (name) {
      case "review" -> new ReviewFrontEnd();
      case "scan" -> new ScanFrontEnd();
      case "javac" -> new JavacFrontEnd();
      default -> throw new IllegalArgumentException("no front end '" + name + "'");
    };
  }
}
