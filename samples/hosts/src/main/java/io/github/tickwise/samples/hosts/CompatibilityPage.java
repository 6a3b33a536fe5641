package io.github.tickwise.samples.hosts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** {@code docs/compatibility.md}: a text by hand, in which a line {@code {{name}}} stands for a table of results. */
final class CompatibilityPage {
  private CompatibilityPage() {}

  /**
   * @param module the directory of this module, which holds text and results
   */
  static List<String> lines(Path module) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line : Files.readAllLines(module.resolve("compatibility.md"))) {
      switch (line) {
        case "{{hosts}}" -> lines.addAll(hosts(module.resolve("results/hosts.tsv")));
        case "{{libraries}}" -> lines.addAll(sources(module.resolve("results/libraries.tsv")));
        case "{{jdk}}" -> lines.addAll(sources(module.resolve("results/jdk.tsv")));
        default -> lines.add(line);
      }
    }
    return lines;
  }

  /** A row for each scenario, a column for each host. */
  private static List<String> hosts(Path results) throws IOException {
    Map<String, String> cells = new LinkedHashMap<>();
    Set<String> hosts = new LinkedHashSet<>();
    for (String line : Files.readAllLines(results)) {
      String[] row = line.split("\t");
      String host = "JDK " + row[0] + ", " + row[1];
      hosts.add(host);
      cells.put(host + row[2], row[3]);
    }
    List<String> lines = new ArrayList<>();
    lines.add("| | " + String.join(" | ", hosts) + " |");
    lines.add("|---|" + "---|".repeat(hosts.size()));
    for (Scenario scenario : Scenario.values()) {
      List<String> row = new ArrayList<>(List.of(scenario.title()));
      hosts.forEach(host -> row.add(cells.getOrDefault(host + scenario.name(), "-")));
      lines.add("| " + String.join(" | ", row) + " |");
    }
    return lines;
  }

  private static List<String> sources(Path results) throws IOException {
    List<String> lines = new ArrayList<>(
        List.of("| | files | classes | findings | class files |", "|---|---|---|---|---|"));
    for (String line : Files.readAllLines(results)) {
      lines.add("| " + line.replace("\t", " | ") + " |");
    }
    return lines;
  }
}
