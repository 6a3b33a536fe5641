package io.github.tickwise.samples.conformance;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.errorprone.bugpatterns.BugChecker;
import com.tngtech.archunit.lang.ArchRule;
import io.github.tickwise.archunit.TickRules;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.samples.wild.Golden;
import io.github.tickwise.samples.wild.Kinds;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A rule is complete when every place that must know it does, and none knows a rule that does not exist. */
class RuleCompletenessTest {
  private static final Path ROOT = Corpus.module().resolve("../..");
  private static final Path PAGES = PageExamples.directory();
  private static final String RENEW = "mvn -pl samples/conformance -am -Dtickwise.write=true"
      + " -Dsurefire.failIfNoSpecifiedTests=false -Dtest=RuleCompletenessTest test";
  private static final List<String> SECTIONS =
      List.of("Why", "Wrong", "Right", "Severity", "Front ends", "Suppression", "Known misses");
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| \\[`(\\w+)`]\\(docs/rules/(\\w+)\\.md\\) \\|.+\\| (\\w+) \\|$");
  private static final Pattern STRICT = Pattern.compile("(?m)^-Xep:(\\w+):(?:(ERROR)|(WARN))$");

  @Test
  void everyRuleHasAPage() throws IOException {
    try (Stream<Path> pages = Files.list(PAGES)) {
      assertEquals(
          ids(),
          pages
              .map(p -> p.getFileName().toString().replaceFirst("\\.md$", ""))
              .collect(toCollection(TreeSet::new)));
    }
  }

  @Test
  void everyRuleHasARowInTheReadmeWithItsStrictSeverity() throws IOException {
    Map<String, String> rows = new TreeMap<>();
    for (MatchResult row : matches(ROW, ROOT.resolve("README.md"))) {
      assertEquals(row.group(1), row.group(2), "a row links to another rule's page");
      rows.put(row.group(1), row.group(3));
    }
    Map<String, String> strict = new TreeMap<>();
    for (MatchResult line : matches(STRICT, ROOT.resolve("docs/javac.md"))) {
      strict.put(line.group(1), line.group(2) != null ? "error" : "warning");
    }
    assertEquals(ids(), rows.keySet());
    assertEquals(rows, strict, "README against the strict list of docs/javac.md");
  }

  @Test
  void everyRuleHasACheck() {
    Set<String> checks = new TreeSet<>();
    for (BugChecker check : ServiceLoader.load(BugChecker.class)) {
      if (check.getClass().getName().startsWith("io.github.tickwise.")) {
        assertEquals(check.getClass().getSimpleName(), check.canonicalName());
        checks.add(check.canonicalName());
      }
    }
    assertEquals(ids(), checks);
  }

  @Test
  void everyRuleHasAnArchRule() throws IllegalAccessException {
    Map<String, String> constants = new TreeMap<>();
    for (Field field : TickRules.class.getFields()) {
      if (field.getType() == ArchRule.class && !field.getName().equals("ALL")) {
        constants.put(field.getName(), ((ArchRule) field.get(null)).getDescription());
      }
    }
    Map<String, String> expected = new TreeMap<>();
    for (Rule rule : Rule.values()) {
      expected.put(
          "TICK_" + rule.name(), "classes should obey " + rule.id() + ": " + rule.summary());
    }
    assertEquals(expected, constants);
  }

  @ParameterizedTest
  @EnumSource
  void theChangelogMentionsIt(Rule rule) throws IOException {
    String changelog = Files.readString(ROOT.resolve("docs/changelog.md"));
    assertTrue(changelog.contains("`" + rule.id() + "`"), rule.id());
  }

  @ParameterizedTest
  @EnumSource
  void aCaseIsMarkedForIt(Rule rule) throws IOException {
    assertTrue(
        Marks.of(Corpus.ofThisBuild().sources()).all().stream()
            .anyMatch(m -> m.bug() && Kinds.isNamedAfter(rule.id(), m.kinds())),
        "no line of the cases is marked with a kind of " + rule.id());
  }

  @ParameterizedTest
  @EnumSource
  void thePageSaysAll(Rule rule) throws IOException {
    String page = page(rule);
    assertTrue(page.startsWith("# " + rule.id() + "\n\n> " + rule.summary() + "\n"), rule.id());
    List<String> sections = new ArrayList<>();
    for (String line : page.split("\n")) {
      if (line.startsWith("## ")) {
        sections.add(line.substring(3));
      }
    }
    assertEquals(SECTIONS, sections, rule.id());
    assertTrue(page.contains("@SuppressWarnings(\"" + rule.id() + "\")"), rule.id());
  }

  /** Wrong and right code on the pages is code that the front ends are tested on. */
  @ParameterizedTest
  @EnumSource
  void theExamplesAreCases(Rule rule) throws IOException {
    PageExamples examples = new PageExamples(Corpus.ofThisBuild());
    List<String> lines = examples.renewed(page(rule).lines().toList());
    new Golden(PAGES.resolve(rule.id() + ".md"), RENEW).check(lines);
    List<PageExamples.Example> shown = examples.of(lines);
    assertTrue(shown.size() >= 2, rule.id() + " wants a wrong and a right example");
    assertEquals(
        lines.stream().filter("```java"::equals).count(), shown.size(), "Java that names no case");
    boolean marked = shown.stream()
        .flatMap(e -> e.lines().stream())
        .anyMatch(line -> Kinds.all().stream()
            .filter(kind -> Kinds.isNamedAfter(rule.id(), List.of(kind)))
            .anyMatch(kind -> line.endsWith("// BUG: " + kind)));
    assertTrue(marked, "no example is marked with a kind of " + rule.id());
  }

  private static Set<String> ids() {
    return Arrays.stream(Rule.values()).map(Rule::id).collect(toCollection(TreeSet::new));
  }

  private static String page(Rule rule) throws IOException {
    return Files.readString(PAGES.resolve(rule.id() + ".md"));
  }

  private static List<MatchResult> matches(Pattern pattern, Path file) throws IOException {
    return pattern.matcher(Files.readString(file)).results().toList();
  }
}
