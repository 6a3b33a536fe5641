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
import java.util.List;

/** What the checks share: each reports its rule's findings among those of the unit's analysis. */
abstract class TickCheck extends BugChecker implements CompilationUnitTreeMatcher {
  private static final long serialVersionUID = 1L;

  private final Rule rule;
  private final UnitAnalysis.Factory analysis;
  private final boolean proof;
  private final boolean silent;

  TickCheck(Rule rule, ErrorProneFlags flags) {
    this(
        rule,
        new EngineAnalysis.Factory(flags.get("Tickwise:Models").orElse(null)),
        flags.getBoolean("Tickwise:Proof").orElse(true),
        rule.isSuggestion() && !flags.getBoolean("Tickwise:Suggestions").orElse(false));
  }

  TickCheck(Rule rule, UnitAnalysis.Factory analysis) {
    this(rule, analysis, true, false);
  }

  private TickCheck(Rule rule, UnitAnalysis.Factory analysis, boolean proof, boolean silent) {
    this.rule = rule;
    this.analysis = analysis;
    this.proof = proof;
    this.silent = silent;
  }

  @Override
  public final Description matchCompilationUnit(CompilationUnitTree unit, VisitorState state) {
    if (silent) {
      return Description.NO_MATCH;
    }
    Mishaps mishaps = Mishaps.instance(state.context);
    mishaps.guard(rule.id(), unit, () -> {
      CompilationFindings run = CompilationFindings.instance(state.context, analysis);
      List<Finding<Tree>> findings = run.of(unit, rule);
      if (!findings.isEmpty()) {
        new FindingReporter(this, state, findings, f -> message(f, run.places()))
            .scan(state.getPath(), null);
      }
    });
    return Description.NO_MATCH;
  }

  private String message(Finding<Tree> finding, Places places) {
    StringBuilder text = new StringBuilder(finding.message());
    if (proof) {
      finding.details(places::of).forEach(line -> text.append("\n  ").append(line));
    }
    return text.toString();
  }
}
