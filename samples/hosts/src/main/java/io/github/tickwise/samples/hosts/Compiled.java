package io.github.tickwise.samples.hosts;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the process of a compilation wrote down. */
final class Compiled {
  private static final String OURS = "Tick";

  private final Map<String, String> classes = new TreeMap<>();
  private final Map<String, Integer> reports = new TreeMap<>();
  private final List<String> problems = new ArrayList<>();
  private final List<Path> files = new ArrayList<>();
  private boolean ok;
  private long wallNanos;
  private long cpuNanos;
  private long ownNanos;

  static Compiled parse(List<String> lines) {
    Compiled compiled = new Compiled();
    for (String line : lines) {
      compiled.add(line.split("\t"));
    }
    return compiled;
  }

  private void add(String[] cells) {
    switch (cells[0]) {
      case "class" -> classes.put(cells[1], cells[2]);
      case "reports" -> reports.put(cells[1], Integer.parseInt(cells[2]));
      case "problem" -> problems.add(cells[1]);
      case "file" -> files.add(Path.of(cells[1]));
      case "ok" -> ok = Boolean.parseBoolean(cells[1]);
      case "wall" -> wallNanos = Long.parseLong(cells[1]);
      case "cpu" -> cpuNanos = Long.parseLong(cells[1]);
      case "check" -> ownNanos += cells[1].startsWith(OURS) ? Long.parseLong(cells[2]) : 0;
      default -> throw new IllegalArgumentException("no such line: " + cells[0]);
    }
  }

  /** Whether the compiler was content. */
  boolean ok() {
    return ok;
  }

  /** Class to digest. */
  Map<String, String> classes() {
    return classes;
  }

  /** How many findings the rules have together. */
  int findings() {
    return reports.entrySet().stream()
        .filter(e -> e.getKey().startsWith(OURS))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  /** Errors, and what the plugin says of itself. */
  List<String> problems() {
    return problems;
  }

  /** What was selected. */
  List<Path> files() {
    return files;
  }

  /** Of the compiler's run, from its call to its end. */
  long wallNanos() {
    return wallNanos;
  }

  /** Of the whole process, all threads, from its start. */
  long cpuNanos() {
    return cpuNanos;
  }

  /** Spent in our checks, as Error Prone counts: a part of the compiler's run. */
  long ownNanos() {
    return ownNanos;
  }
}
