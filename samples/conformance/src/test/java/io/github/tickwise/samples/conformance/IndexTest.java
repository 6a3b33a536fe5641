package io.github.tickwise.samples.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** {@code INDEX.tsv} names every case, with the kinds that the case marks. */
class IndexTest {
  private static final Pattern KIND = Pattern.compile("([a-z-]+)(?: x(\\d+))?");

  @Test
  void theIndexIsWhatTheCasesMark() throws IOException {
    Corpus corpus = Corpus.ofThisBuild();
    Map<String, Map<String, Integer>> marked = new TreeMap<>();
    for (Path file : corpus.files()) {
      marked.put(file.getFileName().toString(), new TreeMap<>());
    }
    for (Mark mark : Marks.of(corpus.sources()).all()) {
      if (mark.only().isEmpty()) { // else it is right for a reader of the sources
        mark.kinds().forEach(k -> marked.get(mark.file()).merge(k, 1, Integer::sum));
      }
    }
    assertEquals(marked, index(corpus));
  }

  private static Map<String, Map<String, Integer>> index(Corpus corpus) throws IOException {
    List<String> lines = Files.readAllLines(corpus.models().resolveSibling("INDEX.tsv"));
    Map<String, Map<String, Integer>> index = new TreeMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split("\t");
      Map<String, Integer> kinds = new TreeMap<>();
      for (String kind : cells[1].startsWith("none") ? new String[0] : cells[1].split(", ")) {
        Matcher counted = KIND.matcher(kind);
        assertEquals(true, counted.matches(), line);
        kinds.put(
            counted.group(1), counted.group(2) == null ? 1 : Integer.parseInt(counted.group(2)));
      }
      index.put(cells[0], kinds);
    }
    return index;
  }
}
