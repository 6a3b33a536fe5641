package io.github.tickwise.samples.conformance;

import io.github.tickwise.engine.catalog.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;

/** One way into the engine, run over the whole corpus at once with the cases' own clocks. */
interface FrontEnd {
  /** All, in the order of the report's columns. */
  List<FrontEnd> ALL = List.of(new JavacFrontEnd(), new ReviewFrontEnd(), new BytecodeFrontEnd());

  /** One lower-case word, as a {@code MISS} mark may name it. */
  String name();

  /** The share of the marked faults of this version's rules that it has to find, in percent. */
  int bar();

  /**
   * What it reports.
   *
   * @throws IllegalStateException if it fails on any file
   */
  List<Found> findings(Corpus corpus, Marks marks) throws IOException;

  /** The bundled catalogue and the cases' clocks. */
  static Catalog catalog(Corpus corpus) throws IOException {
    return Catalog.bundled()
        .extendedBy(corpus.models().toString(), Files.readAllLines(corpus.models()));
  }
}
