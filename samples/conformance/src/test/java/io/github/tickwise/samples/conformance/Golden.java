package io.github.tickwise.samples.conformance;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A checked-in text that a test computes anew: any difference fails, until it is written. */
final class Golden {
  private static final boolean WRITE = Boolean.getBoolean("tickwise.write");

  private final Path file;

  Golden(Path file) {
    this.file = file;
  }

  /** Fails with the lines that differ; with {@code -Dtickwise.write=true} writes them instead. */
  void check(List<String> actual) throws IOException {
    if (WRITE) {
      Files.write(file, actual);
      return;
    }
    List<String> expected = Files.exists(file) ? Files.readAllLines(file) : List.of();
    if (!actual.equals(expected)) {
      fail(file.getFileName() + " is out of date (- checked in, + now):\n"
          + difference(expected, actual)
          + "Read each line. If it is right, also where it is better than before, renew the file with\n"
          + "  mvn -pl samples/conformance -am -Dtickwise.write=true"
          + " -Dsurefire.failIfNoSpecifiedTests=false -Dtest=ConformanceTest test");
    }
  }

  /** Lines of one list only; what stands in both is left out. */
  static String difference(List<String> expected, List<String> actual) {
    List<String> lines = new ArrayList<>();
    expected.stream().filter(l -> !actual.contains(l)).forEach(l -> lines.add("- " + l));
    actual.stream().filter(l -> !expected.contains(l)).forEach(l -> lines.add("+ " + l));
    if (lines.isEmpty()) {
      lines.add("(the same lines in another order, or another number of times)");
    }
    return String.join("\n", lines) + "\n";
  }
}
