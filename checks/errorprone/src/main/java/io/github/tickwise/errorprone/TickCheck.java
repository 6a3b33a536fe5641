package io.github.tickwise.errorprone;

import com.google.errorprone.ErrorProneFlags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.CompilationUnitTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.errorprone.fix.FixWriter;
import io.github.tickwise.errorprone.fix.Style;
import java.util.List;

/** What the checks share: each reports its rule's findings among those of the unit's analysis. */
abstract class TickCheck extends BugChecker implements CompilationUnitTreeMatcher {
  private static final long serialVersionUID = 1L;

  private final Rule rule;
  private final UnitAnalysis.Factory analysis;
  private final Settings settings;

  TickCheck(Rule rule, ErrorProneFlags flags) {
    this(rule, Settings.of(flags));
  }

  private TickCheck(Rule rule, Settings settings) {
    this(rule, new EngineAnalysis.Factory(settings.models()), settings);
  }

  TickCheck(Rule rule, UnitAnalysis.Factory analysis) {
    this(rule, analysis, Settings.DEFAULT);
  }

  TickCheck(Rule rule, UnitAnalysis.Factory analysis, Settings settings) {
    this.rule = rule;
    this.analysis = analysis;
    this.settings = settings;
  }

  @Override
  public final Description matchCompilationUnit(CompilationUnitTree unit, VisitorState state) {
    Mishaps mishaps = Mishaps.instance(state.context);
    if (!settings.problems().isEmpty()) {
      // Without what the user meant to say the analysis would say wrong things.
      settings.problems().forEach(problem -> mishaps.error("Tickwise: " + problem, unit));
      return Description.NO_MATCH;
    }
    if (rule.isSuggestion() && !settings.suggestions()) {
      return Description.NO_MATCH;
    }
    mishaps.guard(rule.id(), unit, () -> {
      CompilationFindings run = CompilationFindings.instance(state.context, analysis);
      List<Finding<Tree>> findings = run.of(unit, rule);
      if (!findings.isEmpty()) {
        FixWriter fixes = run.fixes(unit, style(state));
        new FindingReporter(this, state, findings, f -> message(f, run.places()), fixes)
            .scan(state.getPath(), null);
      }
    });
    return Description.NO_MATCH;
  }

  private Style style(VisitorState state) {
    switch (settings.style()) {
      case PLAIN:
        return Style.PLAIN;
      case TICKS:
        return Style.TICKS;
      default:
        return Style.fitting(state);
    }
  }

  private String message(Finding<Tree> finding, Places places) {
    StringBuilder text = new StringBuilder(finding.message());
    if (settings.proof()) {
      finding.details(places::of).forEach(line -> text.append("\n  ").append(line));
    }
    return text.toString();
  }
}
