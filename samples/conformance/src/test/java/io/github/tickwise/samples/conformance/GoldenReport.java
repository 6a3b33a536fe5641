package io.github.tickwise.samples.conformance;

import io.github.tickwise.samples.wild.Kinds;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The report as lines of text: a summary, then one line for every marked or wrongly reported line. */
final class GoldenReport {
  private static final String NOTHING = "-";

  private final Conformance conformance;

  GoldenReport(Conformance conformance) {
    this.conformance = conformance;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "# Every front end over every case of samples/cases. Written by ConformanceTest: see there.");
    lines.add("#");
    lines.add("# found/marked" + cells(Outcomes::frontEnd));
    for (String kind : conformance.marks().kinds()) {
      String scope = Kinds.hasRule(kind) ? "" : " (no rule yet)";
      lines.add("# " + kind + scope + cells(o -> conformance.ofKind(o, kind).toString()));
    }
    lines.add("# all kinds with a rule" + cells(o -> conformance.inScope(o).toString()));
    lines.add("# wrong reports" + cells(o -> String.valueOf(o.wrong().size())));
    lines.add("#");
    lines.add("# file\tline\tkind" + cells(Outcomes::frontEnd));
    lines.addAll(rows());
    return lines;
  }

  private List<String> rows() {
    TreeMap<Found, String> rows =
        new TreeMap<>(); // the rule's place orders what stands on one line
    for (Mark mark : conformance.marks().all()) {
      String kinds = String.join(",", mark.kinds());
      String row = mark.file() + "\t" + mark.line() + "\t" + (mark.bug() ? kinds : "MISS " + kinds);
      rows.put(new Found(mark.file(), mark.line(), ""), row + cells(o -> o.cell(mark)));
    }
    for (Outcomes reporter : conformance.outcomes()) {
      for (Found wrong : reporter.wrong()) {
        rows.put(
            wrong,
            wrong.file() + "\t" + wrong.line() + "\tWRONG"
                + cells(o -> o.wrong().contains(wrong) ? wrong.rule() : NOTHING));
      }
    }
    return List.copyOf(rows.values());
  }

  private String cells(Function<Outcomes, String> cell) {
    return conformance.outcomes().stream()
        .map(o -> "\t" + cell.apply(o))
        .collect(Collectors.joining());
  }
}
