package io.github.tickwise.samples.wild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A place in a library that was read by hand.
 *
 * @param library {@code group:artifact:version}
 * @param file the path inside the sources jar
 * @param line from 1
 * @param kind see {@link Kinds}
 * @param hops how far the reading travels: {@code local}, {@code field}, {@code cross-method}, {@code cross-class},
 *     {@code collection}
 * @param note the reason
 * @param added empty for the 709 labels of the first reading, which the findings of no tool had a part in; else the
 *     date on which a finding without a label was read
 */
record Label(
    String library,
    String file,
    int line,
    String kind,
    String hops,
    Verdict verdict,
    String note,
    String added) {
  private static final String HEADER = "gav\tfile\tline\tkind\thops\tverdict\tnote\tadded";
  private static final int COLUMNS = 8;

  /** What an analysis should do here: report, stay silent, or as it likes. */
  enum Verdict {
    BUG,
    OK,
    DEBATABLE
  }

  /**
   * Reads the tab-separated table.
   *
   * @throws IllegalArgumentException for a line that is no label; names it
   */
  static List<Label> read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
      throw new IllegalArgumentException(file + " does not begin with the columns: " + HEADER);
    }
    List<Label> labels = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      try {
        labels.add(parse(lines.get(i)));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            file + ":" + (i + 1) + ": " + e.getMessage() + ": " + lines.get(i), e);
      }
    }
    return labels;
  }

  private static Label parse(String line) {
    String[] cells = line.split("\t", -1);
    if (cells.length != COLUMNS) {
      throw new IllegalArgumentException(cells.length + " columns");
    }
    if (!Kinds.all().contains(cells[3])) {
      throw new IllegalArgumentException("no kind '" + cells[3] + "'");
    }
    return new Label(
        Library.parse(cells[0]).gav(),
        cells[1],
        Integer.parseInt(cells[2]),
        cells[3],
        cells[4],
        Verdict.valueOf(cells[5].toUpperCase(Locale.ROOT)),
        cells[6],
        cells[7]);
  }

  boolean isBug() {
    return verdict == Verdict.BUG;
  }

  boolean isOfFirstReading() {
    return added.isEmpty();
  }
}
