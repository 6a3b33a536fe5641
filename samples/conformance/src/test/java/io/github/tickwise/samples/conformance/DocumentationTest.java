package io.github.tickwise.samples.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The documentation points at what exists, and its snippets are the wiring that is built here. */
class DocumentationTest {
  private static final Path ROOT = Corpus.module().resolve("../..").normalize();
  private static final Path README = ROOT.resolve("README.md");
  private static final Pattern FENCED = Pattern.compile("(?ms)^```.*?^```$");
  private static final Pattern LINK = Pattern.compile("]\\(([^)#\\s]*)(?:#([^)\\s]+))?\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
  private static final Pattern ARGUMENT = Pattern.compile("<arg>(.*?)</arg>");

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    List<String> dead = new ArrayList<>();
    int links = 0;
    for (Path page : pages()) {
      for (MatchResult link : LINK.matcher(prose(page)).results().toList()) {
        if (link.group(1).contains("://")) {
          continue;
        }
        links++;
        Path target =
            link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1)).normalize();
        boolean anchored = link.group(2) == null
            || Files.exists(target) && anchors(target).contains(link.group(2));
        if (!Files.exists(target) || !anchored) {
          dead.add(ROOT.relativize(page) + ": " + link.group());
        }
      }
    }
    assertEquals(List.of(), dead);
    assertTrue(links > 50, "only " + links + " links were read");
  }

  @Test
  void theReadmeShowsTheExportsThatTheBuildUses() throws IOException {
    String exports = Files.readString(ROOT.resolve(".mvn/jvm.config")).strip();
    assertTrue(Files.readString(README).contains("```\n" + exports + "\n```"), exports);
  }

  @Test
  void theReadmeShowsTheWiringOfTheConsumer() throws IOException {
    String consumer = Files.readString(ROOT.resolve("samples/consumer/pom.xml"));
    assertEquals(arguments(consumer), arguments(Files.readString(README)));
  }

  @Test
  void theReadmeNamesTheVersionsOfTheBuild() throws IOException {
    String pom = Files.readString(ROOT.resolve("pom.xml"));
    String readme = Files.readString(README);
    for (String artifact : List.of("maven-compiler-plugin", "maven-surefire-plugin")) {
      assertEquals(version(artifact, pom), version(artifact, readme), artifact);
    }
    assertEquals(first("<version.error-prone>(.*?)<", pom), version("error_prone_core", readme));
    assertEquals(first("<version.archunit>(.*?)<", pom), version("archunit-junit5", readme));
  }

  @Test
  void theReadmeNamesTheCommandsThatAreRunForEveryChange() throws IOException {
    String ci = Files.readString(ROOT.resolve(".ci/run"));
    String readme = Files.readString(README);
    for (String command : List.of("mvn -B -ntp verify", "samples/tour/run")) {
      assertTrue(readme.contains("```sh\n" + command + "\n```"), "README: " + command);
      assertTrue(
          ci.lines().anyMatch(l -> l.matches("\\s*JAVA_HOME=\\S+ " + command)),
          ".ci/run: " + command);
    }
  }

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(README));
    pages.add(ROOT.resolve("samples/cases/README.md"));
    try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      docs.filter(p -> p.toString().endsWith(".md")).forEach(pages::add);
    }
    return pages;
  }

  /** A page without its code. */
  private static String prose(Path page) throws IOException {
    return FENCED.matcher(Files.readString(page)).replaceAll("");
  }

  /** As the usual viewers of Markdown make them. */
  private static List<String> anchors(Path page) throws IOException {
    return HEADING
        .matcher(prose(page))
        .results()
        .map(h -> h.group(1).strip().toLowerCase(Locale.ROOT))
        .map(h -> h.replaceAll("[^\\w -]", "").replace(' ', '-'))
        .toList();
  }

  private static List<String> arguments(String text) {
    String compiler = first("(?s)<compilerArgs[^>]*>(.*?)</compilerArgs>", text);
    return ARGUMENT.matcher(compiler).results().map(a -> a.group(1)).toList();
  }

  private static String version(String artifact, String text) {
    return first("<artifactId>" + artifact + "</artifactId>\\s*<version>([\\d.]+)<", text);
  }

  private static String first(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertTrue(matcher.find(), pattern);
    return matcher.group(1);
  }
}
