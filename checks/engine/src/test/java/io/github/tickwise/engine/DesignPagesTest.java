package io.github.tickwise.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the design pages name exists: cases, packages, and the pages they link to. */
class DesignPagesTest {
  private static final Path ROOT = Path.of("..", "..");
  private static final Path PAGES = ROOT.resolve("docs").resolve("design");
  private static final Path CASES = ROOT.resolve("samples/cases/src/main/java");

  @Test
  void casesExist() throws IOException {
    Set<String> named = mentions(Pattern.compile("`(\\d{3}_\\w+)`"));
    assertTrue(named.size() > 15, named.toString());
    assertEquals(
        List.of(),
        named.stream().filter(n -> !Files.exists(CASES.resolve(n + ".java"))).toList());
  }

  @Test
  void linksLead() throws IOException {
    Set<String> links = mentions(Pattern.compile("\\]\\(([^)#:]+)\\)"));
    assertTrue(links.contains("algebra.md"), links.toString());
    assertEquals(
        List.of(), links.stream().filter(l -> !Files.exists(PAGES.resolve(l))).toList());
  }

  @Test
  void packagesExist() throws IOException {
    Set<String> packages = mentions(Pattern.compile("`engine\\.(\\w+)`"));
    Path sources = Path.of("src/main/java/io/github/tickwise/engine");
    try (Stream<Path> entries = Files.list(sources)) {
      Set<String> found = new TreeSet<>();
      entries.filter(Files::isDirectory).forEach(d -> found.add(d.getFileName().toString()));
      assertEquals(found, packages);
    }
  }

  private static Set<String> mentions(Pattern pattern) throws IOException {
    List<Path> pages = new ArrayList<>();
    try (Stream<Path> entries = Files.list(PAGES)) {
      entries.filter(p -> p.toString().endsWith(".md")).forEach(pages::add);
    }
    Set<String> found = new TreeSet<>();
    for (Path page : pages) {
      Matcher m = pattern.matcher(Files.readString(page));
      while (m.find()) {
        found.add(m.group(1));
      }
    }
    return found;
  }
}
