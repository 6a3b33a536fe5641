package io.github.tickwise.samples.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.review.ReviewFinding;
import io.github.tickwise.review.source.SourceReview;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import org.junit.jupiter.api.Test;

/**
 * What a proof prints is what Java computes: every proof over the labelled cases is taken apart as a reader would, its
 * numbers put into its expression, and that given to Java itself.
 */
class ProofsTest {
  private static final Pattern PROOF = Pattern.compile(
      "Proof: (?<what>.+?) (?:is (?<is>\\S+(?: [-+] [\\d_]+)?)(?: \\([^()]*\\))?|throws an (?<throws>\\w+))"
          + " with (?<with>.+?), but (?:should be (?<right>.+)"
          + "|(?<else>\\S+)(?: \\([^()]*\\))? with (?<there>.+); only the origin of the clock differs)");
  private static final Pattern BINDING = Pattern.compile(
      "(?<name>.+?) = (?:(?:(?!, )[^=])+ = )?(?<value>(?:Long\\.M\\w+(?: [-+] [\\d_]+)?|-?[\\d_]+))(?: \\([^()]*\\))?(?:, |$)");
  private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])(\\d[\\d_]*)(?![\\w.])");
  private static final String DIFFERENCE = "the difference of two values of ";

  /** A proof's line taken apart. */
  private record Case(String line, String expression, String outcome) {}

  @Test
  void everyProofHoldsInJava() throws IOException {
    List<Case> cases = new ArrayList<>();
    int proofs = 0;
    for (String line : proofs()) {
      proofs++;
      Matcher m = PROOF.matcher(line);
      if (m.matches() && !line.contains("Integer.")) {
        String outcome = m.group("is") != null ? m.group("is") : m.group("throws");
        cases.add(new Case(line, expression(m.group("what"), m.group("with")), outcome));
        if (m.group("there") != null) {
          String there = expression(m.group("what"), m.group("there"));
          cases.add(new Case(line, there, m.group("else")));
        }
      }
    }
    List<String> wrong = new ArrayList<>();
    int held = 0;
    try (JShell java = JShell.builder().executionEngine("local").build()) {
      java.eval("import static java.util.concurrent.TimeUnit.*;");
      for (Case c : cases) {
        String outcome = run(java, c.expression());
        if (outcome == null) {
          continue; // calls what is not in the line
        }
        held++;
        String printed = c.outcome().matches("\\w*Exception|true|false")
            ? c.outcome()
            : run(java, longs(c.outcome()));
        if (!outcome.equals(printed)) {
          wrong.add(c.line() + "\n  " + c.expression() + " is " + outcome);
        }
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(held >= 80, held + " outcomes of " + proofs + " proofs were computed again");
  }

  private static List<String> proofs() throws IOException {
    Corpus corpus = Corpus.ofThisBuild();
    SourceReview review = new SourceReview(FrontEnd.catalog(corpus), EnumSet.allOf(Rule.class));
    return review.run(List.of(corpus.sources())).findings().stream()
        .map(ReviewFinding::details)
        .flatMap(List::stream)
        .filter(d -> d.startsWith("Proof: "))
        .distinct()
        .toList();
  }

  /** The expression with its values in the place of their names. */
  private static String expression(String what, String with) {
    Map<String, String> values = new LinkedHashMap<>();
    Matcher b = BINDING.matcher(with);
    while (b.find()) {
      values.put(b.group("name"), "(" + longs(b.group("value")) + ")");
    }
    if (what.startsWith(DIFFERENCE)) {
      String type = what.startsWith(DIFFERENCE + "(int)") ? "(int) " : "";
      return type + values.get("the later one") + " - " + type + values.get("the earlier one");
    }
    List<String> names = new ArrayList<>(values.keySet());
    names.sort(Comparator.comparing(String::length).reversed());
    String text = longs(what);
    for (int i = 0; i < names.size(); i++) {
      text = text.replaceAll(
          "(?<![\\w.])" + Pattern.quote(longs(names.get(i))) + "(?![\\w(])",
          "\u0001" + i + "\u0002");
    }
    for (int i = 0; i < names.size(); i++) {
      text = text.replace("\u0001" + i + "\u0002", values.get(names.get(i)));
    }
    return text;
  }

  private static String longs(String text) {
    return NUMBER.matcher(text).replaceAll("$1L");
  }

  /** The value, the exception, or {@code null} for what is no complete expression. */
  private static String run(JShell java, String expression) {
    List<SnippetEvent> events = java.eval("String.valueOf(" + expression + ")");
    SnippetEvent event = events.get(0);
    if (event.status() != Snippet.Status.VALID) {
      return null;
    }
    if (event.exception() != null) {
      String message = String.valueOf(event.exception());
      return message.contains("Arithmetic") || event.exception().getMessage().contains("overflow")
          ? "ArithmeticException"
          : message;
    }
    return event.value() == null ? null : event.value().replace("\"", "");
  }
}
