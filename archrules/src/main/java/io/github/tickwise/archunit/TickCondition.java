package io.github.tickwise.archunit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.github.tickwise.bytecode.Place;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import java.util.Collection;
import java.util.Set;

/** Reports the findings of some rules at the classes they stand in. */
final class TickCondition extends ArchCondition<JavaClass> {
  private final Set<Rule> rules;
  private final SharedAnalysis analysis;

  // One rule may check several imports at the same time: each thread has begun its own.
  private final ThreadLocal<SharedAnalysis.Outcome> outcome = new ThreadLocal<>();

  TickCondition(String description, Set<Rule> rules, SharedAnalysis analysis) {
    super(description);
    this.rules = rules;
    this.analysis = analysis;
  }

  @Override
  public void init(Collection<JavaClass> classes) {
    outcome.set(analysis.of(classes));
  }

  @Override
  public void check(JavaClass javaClass, ConditionEvents events) {
    for (Finding<Place> finding : outcome.get().findings(javaClass)) {
      if (rules.contains(finding.rule())) {
        events.add(SimpleConditionEvent.violated(javaClass, message(finding)));
      }
    }
    for (String problem : outcome.get().problems(javaClass)) {
      events.add(SimpleConditionEvent.violated(
          javaClass, "Class <" + javaClass.getName() + "> cannot be analysed: " + problem));
    }
  }

  @Override
  public void finish(ConditionEvents events) {
    outcome.remove();
  }

  /** In one line: ArchUnit's ignore patterns and frozen violations go by lines. */
  private static String message(Finding<Place> finding) {
    Place place = finding.origin();
    String evidence = finding.evidence(TickCondition::inFile);
    return member(place) + " breaks " + finding.rule().id() + ": " + finding.message()
        + (evidence.isEmpty() ? "" : " [" + evidence + "]") + " in (" + inFile(place) + ")";
  }

  private static String inFile(Place place) {
    String file = place.sourceFile().substring(place.sourceFile().lastIndexOf('/') + 1);
    return file + ":" + place.line();
  }

  /** As ArchUnit names members, so that its ignore patterns apply. */
  private static String member(Place place) {
    String kind = place.method().startsWith("<init>")
        ? "Constructor"
        : place.method().startsWith("<clinit>") ? "Static Initializer" : "Method";
    return kind + " <" + place.className() + "." + place.method().replace(",", ", ") + ">";
  }
}
