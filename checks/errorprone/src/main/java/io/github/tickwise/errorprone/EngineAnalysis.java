package io.github.tickwise.errorprone;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.util.Context;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Solved;
import io.github.tickwise.engine.TickAnalysis;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.errorprone.classpath.CalledClasses;
import io.github.tickwise.errorprone.lower.Lowering;
import io.github.tickwise.errorprone.lower.MemberIndex;
import io.github.tickwise.errorprone.lower.Mentions;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Lowers the units that readings can reach and hands them to the engine: those that mention a
 * source, those that have to do with the members through which readings leave these, those whose
 * methods are called where readings are, and so on until there is nothing new; and of the class path
 * what they call. The rest of a run costs a walk over its trees.
 */
final class EngineAnalysis implements UnitAnalysis {
  private final Context context;
  private final Supplier<Catalog> catalog;
  private final CalledClasses called;
  private final Mentions mentions;

  /**
   * @param clocks the catalogue's
   * @param catalog asked for it once there is something to analyse
   */
  private EngineAnalysis(Context context, Catalog clocks, Supplier<Catalog> catalog) {
    this.context = context;
    this.catalog = catalog;
    this.called = new CalledClasses(context, clocks.sources());
    this.mentions = new Mentions(clocks, context, called::mayReturnReading);
  }

  @Override
  public List<Finding<Tree>> analyze(List<CompilationUnitTree> units) {
    Set<CompilationUnitTree> fresh =
        units.stream().filter(mentions::anyIn).collect(Collectors.toCollection(LinkedHashSet::new));
    if (fresh.isEmpty()) {
      return List.of();
    }
    TickAnalysis analysis = new TickAnalysis(catalog.get());
    Lowering lowering = new Lowering(context);
    MemberIndex index = lowering.index(units);
    Set<CompilationUnitTree> reached = new LinkedHashSet<>();
    Solved<Tree> solved = null;
    boolean more = true;
    while (more) {
      reached.addAll(fresh);
      lower(fresh, lowering);
      called.add(index.readersIn(fresh, called::mayReturnReading));
      solved = analysis.solve(lowering.program(called));
      Set<String> carriers = new LinkedHashSet<>(solved.carriers());
      carriers.addAll(solved.given());
      Set<String> callees = solved.called();
      more = called.add(carriers) | called.add(callees);
      fresh = index.unitsOf(carriers);
      fresh.addAll(index.unitsOf(solved.fed()));
      fresh.addAll(index.homesOf(callees));
      fresh.removeAll(reached);
      more |= !fresh.isEmpty();
    }
    return solved.findings();
  }

  /** A unit that cannot be lowered is reported and left out. */
  private void lower(Set<CompilationUnitTree> units, Lowering lowering) {
    Mishaps mishaps = Mishaps.instance(context);
    for (CompilationUnitTree unit : units) {
      mishaps.guard("the lowering", unit, () -> lowering.add(unit));
    }
  }

  /** Reads the catalogue, with the user's models if a file of them is named. */
  static final class Factory implements UnitAnalysis.Factory {
    private static final long serialVersionUID = 1L;

    private final String models;

    /**
     * @param models path of the user's model file, or {@code null}
     */
    Factory(String models) {
      this.models = models;
    }

    @Override
    public UnitAnalysis create(Context context) {
      return new EngineAnalysis(context, Models.clocks(models), () -> Models.catalog(models));
    }
  }
}
