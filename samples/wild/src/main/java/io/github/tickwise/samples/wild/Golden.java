package io.github.tickwise.samples.wild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A checked-in text that a test computes anew: any difference fails, until it is written. */
public final class Golden {
  private static final boolean WRITE = Boolean.getBoolean("tickwise.write");

  private final Path file;
  private final String renew;

  /**
   * @param renew the command that writes the file
   */
  public Golden(Path file, String renew) {
    this.file = file;
    this.renew = renew;
  }

  /** Fails with the lines that differ; with {@code -Dtickwise.write=true} writes them instead. */
  public void check(List<String> actual) throws IOException {
    if (WRITE) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.write(file, actual);
      return;
    }
    List<String> expected = Files.exists(file) ? Files.readAllLines(file) : List.of();
    if (!actual.equals(expected)) {
      throw new AssertionError(file.getFileName() + " is out of date (- checked in, + now):\n"
          + difference(expected, actual)
          + "Read each line. If it is right, also where it is better than before, renew the file with\n  "
          + renew);
    }
  }

  /** Lines of one list only; what stands in both is left out. */
  public static String difference(List<String> expected, List<String> actual) {
    List<String> lines = new ArrayList<>();
    expected.stream().filter(l -> !actual.contains(l)).forEach(l -> lines.add("- " + l));
    actual.stream().filter(l -> !expected.contains(l)).forEach(l -> lines.add("+ " + l));
    if (lines.isEmpty()) {
      lines.add("(the same lines in another order, or another number of times)");
    }
    return String.join("\n", lines) + "\n";
  }
}
