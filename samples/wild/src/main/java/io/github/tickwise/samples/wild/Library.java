package io.github.tickwise.samples.wild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A released library, pinned by its Maven coordinates. */
public record Library(String group, String artifact, String version) {
  /** Reads one {@code group:artifact:version} a line; lines that begin with {@code #} are comments. */
  public static List<Library> read(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(Library::parse)
        .toList();
  }

  /**
   * @throws IllegalArgumentException if there are not three parts
   */
  public static Library parse(String gav) {
    String[] parts = gav.strip().split(":");
    if (parts.length != 3) {
      throw new IllegalArgumentException("not group:artifact:version: '" + gav + "'");
    }
    return new Library(parts[0], parts[1], parts[2]);
  }

  public String gav() {
    return group + ":" + artifact + ":" + version;
  }

  /** The name of its files, without an ending. */
  public String stem() {
    return artifact + "-" + version;
  }

  @Override
  public String toString() {
    return gav();
  }
}
