package io.github.tickwise.samples.wild;

import io.github.tickwise.samples.wild.Label.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What the front ends find and miss, as tables of Markdown; a column for each front end. */
final class ScoreTables {
  private final List<Label> labels;
  private final List<Reading> readings;

  /**
   * @param labels all of them
   */
  ScoreTables(List<Label> labels, List<Reading> readings) {
    this.labels = labels.stream().filter(Label::isOfFirstReading).toList();
    this.readings = readings;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    head(lines, "");
    row(lines, "`bug` labels found", r -> share(r.first().recall(l -> true)));
    row(lines, "labelled precision", r -> share(r.first().precision()));
    row(
        lines,
        "findings on debatable labels",
        r -> "" + r.first().count(Verdict.DEBATABLE, h -> true));
    row(lines, "findings without a label", r -> "" + r.first().unlabelled().size());
    row(lines, "of these read since: right", r -> share(r.laterPrecision()));
    row(lines, "of these debatable", r -> "" + r.later().count(Verdict.DEBATABLE, h -> true));
    row(lines, "of these not read yet", r -> "" + r.unread().size());
    lines.addAll(List.of("", "### By kind", ""));
    recall(lines, "kind", Label::kind, k -> Kinds.hasRule(k) ? k : k + " (no rule yet)");
    lines.addAll(List.of(
        "",
        "### By distance",
        "",
        "local: one method. field: through a field of the file. cross-method: a parameter or return of the file. cross-class:",
        "another file. collection: a collection, array, atomic, lambda or method reference.",
        ""));
    recall(lines, "hops", Label::hops, h -> h);
    lines.addAll(List.of(
        "",
        "### By rule",
        "",
        "Right / wrong / debatable / not read; labels of both readings.",
        ""));
    head(lines, "rule");
    for (String rule : rules()) {
      row(lines, rule, r -> verdicts(r, rule));
    }
    lines.addAll(List.of("", "### By library", "", "Findings, all rules.", ""));
    head(lines, "library");
    for (String library : libraries()) {
      row(
          lines,
          library,
          r -> "" + r.hits().stream().filter(h -> h.library().equals(library)).count());
    }
    return lines;
  }

  private void recall(
      List<String> lines,
      String title,
      Function<Label, String> key,
      Function<String, String> name) {
    head(lines, title);
    Map<String, Long> bugs = labels.stream()
        .filter(Label::isBug)
        .collect(Collectors.groupingBy(key, Collectors.counting()));
    bugs.entrySet().stream()
        .sorted(Comparator.<Map.Entry<String, Long>>comparingLong(e -> -e.getValue())
            .thenComparing(Map.Entry::getKey))
        .forEach(e -> row(
            lines,
            name.apply(e.getKey()),
            r -> share(r.first().recall(l -> key.apply(l).equals(e.getKey())))));
  }

  private String verdicts(Reading r, String rule) {
    return r.count(Verdict.BUG, h -> h.rule().equals(rule)) + " / "
        + r.count(Verdict.OK, h -> h.rule().equals(rule)) + " / "
        + r.count(Verdict.DEBATABLE, h -> h.rule().equals(rule)) + " / "
        + r.unread().stream().filter(h -> h.rule().equals(rule)).count();
  }

  private TreeSet<String> rules() {
    return readings.stream()
        .flatMap(r -> r.hits().stream())
        .map(Hit::rule)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private TreeSet<String> libraries() {
    TreeSet<String> all =
        labels.stream().map(Label::library).collect(Collectors.toCollection(TreeSet::new));
    readings.forEach(r -> r.hits().forEach(h -> all.add(h.library())));
    return all;
  }

  private void head(List<String> lines, String title) {
    lines.add("| " + title + " |"
        + readings.stream().map(r -> " " + r.frontEnd() + " |").collect(Collectors.joining()));
    lines.add("|---|" + "---|".repeat(readings.size()));
  }

  private void row(List<String> lines, String name, Function<Reading, String> cell) {
    lines.add("| " + name + " |"
        + readings.stream().map(r -> " " + cell.apply(r) + " |").collect(Collectors.joining()));
  }

  static String share(Score.Share share) {
    return share.all() == 0
        ? "-"
        : share + String.format(Locale.ROOT, " (%.1f %%)", share.percent());
  }
}
