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

  TickCheck(Rule rule, ErrorProneFlags flags) {
    this(rule, new EngineAnalysis.Factory(flags.get("Tickwise:Models").orElse(null)));
  }

  TickCheck(Rule rule, UnitAnalysis.Factory analysis) {
    this.rule = rule;
    this.analysis = analysis;
  }

  @Override
  public final Description matchCompilationUnit(CompilationUnitTree unit, VisitorState state) {
    Mishaps mishaps = Mishaps.instance(state.context);
    mishaps.guard(rule.id(), unit, () -> {
      List<Finding<Tree>> findings =
          CompilationFindings.instance(state.context, analysis).of(unit, rule);
      if (!findings.isEmpty()) {
        new FindingReporter(this, state, findings).scan(state.getPath(), null);
      }
    });
    return Description.NO_MATCH;
  }
}
