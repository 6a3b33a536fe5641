package io.github.tickwise.samples.conformance;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The labelled cases, as {@code samples/cases} holds them.
 *
 * @param sources the directory of the Java files
 * @param files the Java files, sorted
 * @param models the clocks that the cases bring along
 * @param classes what the cases were compiled to, with debug information
 */
record Corpus(Path sources, List<Path> files, Path models, Path classes) {
  private static final String PACKAGE = "package ";

  Corpus {
    files = List.copyOf(files);
  }

  /** All Java files of a directory. */
  Corpus(Path sources, Path models, Path classes) {
    this(sources, javaFiles(sources), models, classes);
  }

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

  /** Every case for itself: most have one file, and all have a package of their own. */
  List<Corpus> cases() {
    return files.stream()
        .collect(groupingBy(Corpus::packageOf, TreeMap::new, toList()))
        .entrySet()
        .stream()
        .map(e -> new Corpus(sources, e.getValue(), models, classes.resolve(e.getKey())))
        .toList();
  }

  private static String packageOf(Path file) {
    try (Stream<String> lines = Files.lines(file, StandardCharsets.UTF_8)) {
      String line = lines.filter(l -> l.startsWith(PACKAGE)).findFirst().orElseThrow();
      return line.substring(PACKAGE.length(), line.indexOf(';'));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> javaFiles(Path directory) {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
