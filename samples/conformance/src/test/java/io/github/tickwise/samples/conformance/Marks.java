package io.github.tickwise.samples.conformance;

import io.github.tickwise.samples.wild.Kinds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The marks of all cases: {@code // BUG: kind} and {@code // MISS: kind}, at the end of the line they speak of. A
 * {@code MISS} may name front ends in parentheses.
 */
final class Marks {
  private static final Pattern MARK =
      Pattern.compile("// (BUG|MISS): ([^(]+?)\\s*(?:\\(([a-z, ]+)\\))?$");
  private static final Pattern TOP_LEVEL =
      Pattern.compile("^(?:[a-z]+ )*(?:class|interface|enum|record) (\\w+).*");
  /** The first variable declared on the line; loose, for it is only asked of lines marked as declarations. */
  private static final Pattern DECLARED = Pattern.compile("(\\w+)\\s*(?:=.*)?;.*");

  private final List<Mark> marks;

  private Marks(List<Mark> marks) {
    this.marks = List.copyOf(marks);
  }

  /** Reads every Java file of a directory. */
  static Marks of(Path directory) throws IOException {
    List<Mark> marks = new ArrayList<>();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file :
          files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        read(file.getFileName().toString(), Files.readAllLines(file), marks);
      }
    }
    return new Marks(marks);
  }

  private static void read(String file, List<String> lines, List<Mark> marks) {
    String holder = "";
    for (int i = 0; i < lines.size(); i++) {
      Matcher top = TOP_LEVEL.matcher(lines.get(i));
      holder = top.matches() ? top.group(1) : holder;
      Matcher mark = MARK.matcher(lines.get(i));
      if (mark.find()) {
        marks.add(new Mark(
            file,
            i + 1,
            kinds(file, i + 1, mark.group(2)),
            mark.group(1).equals("BUG"),
            holder,
            declared(lines.get(i)),
            mark.group(3) == null ? Set.of() : Set.of(mark.group(3).split("\\s*,\\s*"))));
      }
    }
  }

  private static List<String> kinds(String file, int line, String text) {
    List<String> kinds = Arrays.stream(text.split("[,\\s]+")).toList();
    if (kinds.isEmpty() || !Kinds.all().containsAll(kinds)) {
      throw new IllegalStateException(file + ":" + line + ": unknown kind in '" + text + "'");
    }
    return kinds;
  }

  private static String declared(String line) {
    Matcher declaration = DECLARED.matcher(line);
    return declaration.find() ? declaration.group(1) : "";
  }

  /** By file and line. */
  List<Mark> all() {
    return marks;
  }

  Optional<Mark> at(String file, int line) {
    return marks.stream().filter(m -> m.file().equals(file) && m.line() == line).findFirst();
  }

  /** Where the file marks the declaration of a slot that is read before it is seeded. */
  Optional<Mark> unseeded(String file, String holder, String name) {
    return marks.stream()
        .filter(
            m -> m.file().equals(file) && m.holder().equals(holder) && m.name().equals(name))
        .filter(m -> m.kinds().contains("default-init"))
        .findFirst();
  }

  /** The kinds that occur, sorted. */
  Set<String> kinds() {
    return marks.stream()
        .flatMap(m -> m.kinds().stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
