package io.github.tickwise.samples.kit;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * Figures under their heads: printed, the medians of the rounds, and with their spread if that is asked for; as CSV, every run.
 *
 * @param <A> what is measured
 * @param <R> what one run of it gives
 */
public final class Table<A, R> {
  private record Column<R>(String head, int digits, boolean spread, ToDoubleFunction<R> figure) {}

  private final Function<A, String> name;
  private final List<Column<R>> columns = new ArrayList<>();
  private Function<A, String> note = arm -> "";

  public Table(Function<A, String> name) {
    this.name = name;
  }

  /** A figure, with so many digits behind the point. */
  public Table<A, R> add(String head, int digits, ToDoubleFunction<R> figure) {
    columns.add(new Column<>(head, digits, false, figure));
    return this;
  }

  /** The same, and beside the median the least and the greatest of the rounds. */
  public Table<A, R> addSpread(String head, int digits, ToDoubleFunction<R> figure) {
    columns.add(new Column<>(head, digits, true, figure));
    return this;
  }

  /** What is printed behind the figures of an arm. */
  public Table<A, R> note(Function<A, String> words) {
    note = words;
    return this;
  }

  public void print(PrintStream out, String title, Rounds<A, R> rounds) {
    List<String[]> lines = new ArrayList<>();
    List<String> notes = new ArrayList<>(List.of(""));
    lines.add(line(title, Column::head));
    for (A arm : rounds.arms()) {
      notes.add(note.apply(arm));
      lines.add(line(name.apply(arm), c -> {
        double[] figures = rounds.sorted(arm, c.figure);
        String median = number(c, figures[figures.length / 2]);
        return c.spread
            ? median + " (" + number(c, figures[0]) + "-" + number(c, figures[figures.length - 1])
                + ")"
            : median;
      }));
    }
    for (int row = 0; row < lines.size(); row++) {
      String[] line = lines.get(row);
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < line.length; i++) {
        int column = i;
        int width = lines.stream().mapToInt(l -> l[column].length()).max().orElse(0);
        text.append(String.format(i == 0 ? "%-" + width + "s" : "  %" + width + "s", line[i]));
      }
      out.println((text + "  " + notes.get(row)).stripTrailing());
    }
  }

  private String[] line(String first, Function<Column<R>, String> cell) {
    List<String> cells = new ArrayList<>(List.of(first));
    columns.forEach(c -> cells.add(cell.apply(c)));
    return cells.toArray(new String[0]);
  }

  private static String number(Column<?> column, double figure) {
    return String.format(Locale.ROOT, "%." + column.digits + "f", figure);
  }

  /** Its heads, then a line for each run: {@code set}, the arm, the round, the figures. */
  public List<String> csv(String set, Rounds<A, R> rounds) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "set,arm,round," + String.join(",", columns.stream().map(Column::head).toList()));
    for (A arm : rounds.arms()) {
      int round = 0;
      for (R run : rounds.runs(arm)) {
        String start = set + ",\"" + name.apply(arm) + "\"," + ++round;
        lines.add(String.join(
            ",",
            line(start, c -> String.format(Locale.ROOT, "%.4f", c.figure.applyAsDouble(run)))));
      }
    }
    return lines;
  }
}
