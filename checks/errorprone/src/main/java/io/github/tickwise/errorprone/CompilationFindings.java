package io.github.tickwise.errorprone;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.util.Context;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.CatalogException;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The findings of one run of the compiler, shared by the checks. Error Prone shows a unit to all of
 * them before it goes on to the next, so only the latest unit's findings are kept.
 */
final class CompilationFindings {
  private static final Context.Key<CompilationFindings> KEY = new Context.Key<>();

  private final Context context;
  private final UnitAnalysis.Factory factory;
  private UnitAnalysis analysis;
  private CompilationUnitTree unit;
  private List<Finding<Tree>> findings = List.of();

  private CompilationFindings(Context context, UnitAnalysis.Factory factory) {
    this.context = context;
    this.factory = factory;
  }

  /** The one of this run of the compiler; the first check to ask brings the analysis. */
  static CompilationFindings instance(Context context, UnitAnalysis.Factory factory) {
    CompilationFindings instance = context.get(KEY);
    if (instance == null) {
      instance = new CompilationFindings(context, factory);
      context.put(KEY, instance);
    }
    return instance;
  }

  /** What a rule finds in a unit; none if the unit's analysis has failed, which is reported. */
  List<Finding<Tree>> of(CompilationUnitTree wanted, Rule rule) {
    if (wanted != unit) {
      unit = wanted;
      findings = List.of();
      new Mishaps(context).guard("the analysis", wanted, () -> findings = analyze(wanted));
    }
    return findings.stream().filter(f -> f.rule() == rule).collect(Collectors.toList());
  }

  private List<Finding<Tree>> analyze(CompilationUnitTree wanted) {
    if (analysis == null) {
      try {
        analysis = factory.create(context);
      } catch (CatalogException e) {
        new Mishaps(context).error("Tickwise: " + e.getMessage(), wanted);
        // Reported once; without its models the analysis would say wrong things.
        analysis = none -> List.of();
      }
    }
    return analysis.analyze(wanted);
  }
}
