package io.github.tickwise.errorprone;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.util.Context;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.CatalogException;
import io.github.tickwise.errorprone.fix.FixWriter;
import io.github.tickwise.errorprone.fix.Style;
import io.github.tickwise.errorprone.lower.AttributedUnits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The findings of one run of the compiler, shared by the checks. The first check that asks for a
 * unit has all units analysed that are ready by then.
 */
final class CompilationFindings {
  private static final Context.Key<CompilationFindings> KEY = new Context.Key<>();

  private final Context context;
  private final Mishaps mishaps;
  private final UnitAnalysis.Factory factory;
  private final Map<CompilationUnitTree, List<Finding<Tree>>> findings = new HashMap<>();
  private final Map<CompilationUnitTree, FixWriter> fixes = new HashMap<>();
  private final Places places = new Places();
  private UnitAnalysis analysis;

  private CompilationFindings(Context context, UnitAnalysis.Factory factory) {
    this.context = context;
    this.mishaps = Mishaps.instance(context);
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
  List<Finding<Tree>> of(CompilationUnitTree unit, Rule rule) {
    if (!findings.containsKey(unit)) {
      List<CompilationUnitTree> units = ready(unit);
      units.forEach(u -> findings.put(u, List.of()));
      analyze(units);
    }
    return findings.get(unit).stream().filter(f -> f.rule() == rule).collect(Collectors.toList());
  }

  /** Writes the fixes of a unit; the first check to ask says in which style. */
  FixWriter fixes(CompilationUnitTree unit, Style style) {
    return fixes.computeIfAbsent(unit, u -> new FixWriter(style));
  }

  /** Where the steps of the findings' paths stand. */
  Places places() {
    return places;
  }

  private List<CompilationUnitTree> ready(CompilationUnitTree wanted) {
    List<CompilationUnitTree> units = new ArrayList<>(AttributedUnits.of(context));
    units.removeIf(findings::containsKey);
    if (!units.contains(wanted)) {
      units.add(wanted);
    }
    return units;
  }

  private void analyze(List<CompilationUnitTree> units) {
    UnitAnalysis run = analysis(units.get(0));
    Throwable together =
        units.size() == 1 ? null : mishaps.of(() -> share(run.analyze(units), units));
    if (units.size() > 1 && together == null) {
      return;
    }
    // One by one it shows which unit makes the analysis fail, and the rest is found.
    boolean fails = false;
    for (CompilationUnitTree unit : units) {
      List<CompilationUnitTree> alone = List.of(unit);
      fails |= mishaps.guard("the analysis", unit, () -> share(run.analyze(alone), alone));
    }
    if (together != null && !fails) {
      mishaps.warn("the analysis of the whole compilation", units.get(0), together);
    }
  }

  private UnitAnalysis analysis(CompilationUnitTree unit) {
    if (analysis == null) {
      try {
        analysis = factory.create(context);
      } catch (CatalogException e) {
        mishaps.error("Tickwise: " + e.getMessage(), unit);
        // Reported once; without its models the analysis would say wrong things.
        analysis = none -> List.of();
      }
    }
    return analysis;
  }

  /** Finds out which unit each finding, and each step of its path, stands in. */
  private void share(List<Finding<Tree>> found, List<CompilationUnitTree> units) {
    if (found.isEmpty()) {
      return;
    }
    Map<Tree, List<Finding<Tree>>> byOrigin = new IdentityHashMap<>();
    found.forEach(
        f -> byOrigin.computeIfAbsent(f.origin(), k -> new ArrayList<>()).add(f));
    places.expect(found);
    for (CompilationUnitTree unit : units) {
      List<Finding<Tree>> here = new ArrayList<>();
      new TreeScanner<Void, Void>() {
        @Override
        public Void scan(Tree tree, Void unused) {
          here.addAll(byOrigin.getOrDefault(tree, List.of()));
          places.meet(tree, unit);
          return super.scan(tree, null);
        }
      }.scan(unit, null);
      findings.put(unit, here);
    }
  }
}
