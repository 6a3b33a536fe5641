package io.github.tickwise.samples.conformance;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.fix.Edit;
import io.github.tickwise.review.lower.Origin;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a reader is told of each case: message, path, proof and fix of every finding. Checked in to be read; the numbers
 * of the proofs are computed again by {@link ProofsTest}, and the fixes are made, compiled and checked by the tests of
 * the compiler plugin.
 *
 * <pre>
 * 016_case.java:12:9 TickDirectComparison
 *   the message
 *   Path: the first step
 *   Proof: an outcome
 *   Fix: Subtract at 12:9
 * </pre>
 */
final class Evidence {
  static final Path FILE = Corpus.module().resolve("src/test/resources/evidence.txt");

  private static final String INDENT = "  ";
  private static final Comparator<Finding<Origin>> ORDER =
      Comparator.<Finding<Origin>, String>comparing(f -> f.origin().path())
          .thenComparingInt(f -> f.origin().line())
          .thenComparingInt(f -> f.origin().column())
          .thenComparing(f -> f.rule().id());

  private Evidence() {}

  /** The findings of one case, by file and place. */
  static List<String> lines(List<Finding<Origin>> findings) {
    List<String> lines = new ArrayList<>();
    for (Finding<Origin> f : findings.stream().sorted(ORDER).toList()) {
      lines.add(f.origin() + " " + f.rule().id());
      lines.add(INDENT + f.message());
      f.details(o -> o.path() + ":" + o.line()).forEach(d -> lines.add(INDENT + d));
      if (f.fix() != null) {
        lines.add(INDENT + "Fix: "
            + f.fix().edits().stream().map(Evidence::text).collect(Collectors.joining("; ")));
      }
    }
    return lines;
  }

  /** The kind of an edit, where it is, and what else it says. */
  private static String text(Edit<Origin> edit) {
    return edit.getClass().getSimpleName() + " at "
        + Arrays.stream(edit.getClass().getRecordComponents())
            .map(c -> (c.getName().equals("at") ? "" : c.getName() + " ") + value(c, edit))
            .collect(Collectors.joining(", "));
  }

  private static String value(RecordComponent component, Object of) {
    try {
      Object value = component.getAccessor().invoke(of);
      if (value instanceof Edit.Conversion<?> c) {
        return place(c.reading()) + " in " + place(c.at());
      }
      return value instanceof Origin ? place(value) : String.valueOf(value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String place(Object origin) {
    return ((Origin) origin).line() + ":" + ((Origin) origin).column();
  }

  /** What the file has of one case. */
  static List<String> checkedIn(List<String> all, Corpus one) {
    Set<String> files =
        one.files().stream().map(f -> f.getFileName().toString()).collect(Collectors.toSet());
    List<String> lines = new ArrayList<>();
    boolean own = false;
    for (String line : all) {
      if (!line.startsWith(INDENT)) {
        own = files.contains(line.replaceFirst(":.*", ""));
      }
      if (own) {
        lines.add(line);
      }
    }
    return lines;
  }
}
