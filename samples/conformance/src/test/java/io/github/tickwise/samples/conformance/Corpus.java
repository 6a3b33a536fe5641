package io.github.tickwise.samples.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The labelled cases, as {@code samples/cases} holds them.
 *
 * @param sources the directory of the Java files
 * @param models the clocks that the cases bring along
 * @param classes what the cases were compiled to, with debug information
 */
record Corpus(Path sources, Path models, Path classes) {
  /** The cases beside this module, which Maven compiles before it. */
  static Corpus ofThisBuild() {
    Path cases = module().resolveSibling("cases");
    return new Corpus(
        cases.resolve("src/main/java"),
        cases.resolve("clocks.txt"),
        cases.resolve("target/classes"));
  }

  /** The directory of this module: Maven says it, an IDE starts tests in it. */
  static Path module() {
    return Path.of(System.getProperty("basedir", "")).toAbsolutePath();
  }

  /** All Java files, sorted. */
  List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(sources)) {
      return files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    }
  }
}
