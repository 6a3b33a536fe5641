package io.github.tickwise.samples.wild;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** What the process of a front end wrote down. */
final class Run {
  /**
   * @param millis from the call to the result, unpacking apart
   * @param inputs files or classes
   */
  record Time(long millis, int inputs) {}

  private final TreeSet<Hit> hits = new TreeSet<>();
  private final List<String> problems = new ArrayList<>();
  private final Map<String, List<String>> dropped = new LinkedHashMap<>();
  private final Map<String, Time> times = new LinkedHashMap<>();
  private long peakBytes;

  static Run parse(List<String> lines) {
    Run run = new Run();
    for (String line : lines) {
      String[] cells = line.split("\t", 2);
      run.add(cells[0], cells[1]);
    }
    return run;
  }

  private void add(String what, String text) {
    String[] cells = text.split("\t");
    switch (what) {
      case "hit" -> hits.add(Hit.parse(text));
      case "problem" -> problems.add(cells[0] + ": " + cells[1]);
      case "dropped" ->
        dropped.computeIfAbsent(cells[0], k -> new ArrayList<>()).add(cells[1]);
      case "time" ->
        times.put(cells[0], new Time(Long.parseLong(cells[1]), Integer.parseInt(cells[2])));
      case "memory" -> peakBytes = Long.parseLong(text);
      default -> throw new IllegalArgumentException("no such line: " + what);
    }
  }

  TreeSet<Hit> hits() {
    return hits;
  }

  /** What was not analysed. */
  List<String> problems() {
    return problems;
  }

  /** By library: files that had to be left out. */
  Map<String, List<String>> dropped() {
    return dropped;
  }

  /** By library, in the order of the run. */
  Map<String, Time> times() {
    return times;
  }

  /** Of the whole process; 0 if not known. */
  long peakBytes() {
    return peakBytes;
  }

  long millis() {
    return times.values().stream().mapToLong(Time::millis).sum();
  }

  int inputs() {
    return times.values().stream().mapToInt(Time::inputs).sum();
  }
}
