package io.github.tickwise.samples.hosts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Sources that are compiled in one run.
 *
 * @param options of javac, each on its own, such as the class path
 */
record Program(List<String> options, List<Path> files) {
  /** Reads what {@link #write} wrote. */
  static Program read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    int end = lines.indexOf("");
    return new Program(
        lines.subList(0, end),
        lines.subList(end + 1, lines.size()).stream().map(Path::of).toList());
  }

  /** Options, an empty line, files. */
  void write(Path file) throws IOException {
    List<String> lines = new ArrayList<>(options);
    lines.add("");
    files.forEach(f -> lines.add(f.toString()));
    Files.write(file, lines);
  }

  /** The same with more options. */
  Program with(List<String> more) {
    List<String> all = new ArrayList<>(options);
    all.addAll(more);
    return new Program(all, files);
  }

  /** Some of its files. */
  Program of(List<Path> some) {
    return new Program(options, some);
  }
}
