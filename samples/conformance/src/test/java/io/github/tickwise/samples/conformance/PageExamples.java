package io.github.tickwise.samples.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Java examples of a page, taken from the cases. Above each stands where it comes from, file and class; its text is
 * that class as the case has it.
 *
 * <pre>
 * `samples/cases`, `001_netty_loop_budget.java`, `LoopBudget`:
 * </pre>
 */
final class PageExamples {
  private static final Pattern SOURCE =
      Pattern.compile("^`samples/cases`, `(\\d{3}_\\w+\\.java)`, `(\\w+)`:$");
  private static final String BEGIN = "```java";
  private static final String END = "```";

  /** An example as the page shows it. */
  record Example(String file, String type, List<String> lines) {}

  private final Corpus corpus;

  PageExamples(Corpus corpus) {
    this.corpus = corpus;
  }

  /** The page with every example as its case has it now. */
  List<String> renewed(List<String> page) throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < page.size(); i++) {
      lines.add(page.get(i));
      Matcher source = SOURCE.matcher(page.get(i));
      if (source.matches()) {
        lines.add("");
        lines.add(BEGIN);
        lines.addAll(type(source.group(1), source.group(2)));
        lines.add(END);
        i = end(page, i + 1);
      }
    }
    return lines;
  }

  /** Where the block that follows a line ends; that line itself if none follows. */
  private static int end(List<String> page, int after) {
    int begin = after;
    while (begin < page.size() && page.get(begin).isEmpty()) {
      begin++;
    }
    if (begin == page.size() || !page.get(begin).equals(BEGIN)) {
      return after - 1;
    }
    return begin + page.subList(begin, page.size()).indexOf(END);
  }

  /** What the page shows, example by example. */
  List<Example> of(List<String> page) {
    List<Example> examples = new ArrayList<>();
    for (int i = 0; i < page.size(); i++) {
      Matcher source = SOURCE.matcher(page.get(i));
      if (source.matches()) {
        int begin = i + page.subList(i, page.size()).indexOf(BEGIN) + 1;
        int end = begin + page.subList(begin, page.size()).indexOf(END);
        examples.add(
            new Example(source.group(1), source.group(2), List.copyOf(page.subList(begin, end))));
      }
    }
    return examples;
  }

  /** A top-level class of a case, from its declaration to its closing brace. */
  private List<String> type(String file, String name) throws IOException {
    Pattern declaration =
        Pattern.compile("^(?:[a-z]+ )*(?:class|interface|enum|record) " + name + "\\b.*");
    List<String> lines = Files.readAllLines(corpus.sources().resolve(file));
    for (int i = 0; i < lines.size(); i++) {
      if (declaration.matcher(lines.get(i)).matches()) {
        return lines.subList(i, i + lines.subList(i, lines.size()).indexOf("}") + 1);
      }
    }
    throw new IllegalStateException(file + " has no class " + name);
  }

  /** The pages of the rules. */
  static Path directory() {
    return Corpus.module().resolve("../../docs/rules");
  }
}
