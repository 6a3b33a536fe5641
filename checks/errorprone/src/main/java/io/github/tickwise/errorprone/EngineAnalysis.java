package io.github.tickwise.errorprone;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.util.Context;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.TickAnalysis;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.errorprone.lower.Lowering;
import io.github.tickwise.errorprone.lower.Mentions;
import java.util.List;

/** Lowers a unit and hands it to the engine. */
final class EngineAnalysis implements UnitAnalysis {
  private final Context context;
  private final TickAnalysis analysis;
  private final Mentions mentions;

  private EngineAnalysis(Context context, Catalog catalog) {
    this.context = context;
    this.analysis = new TickAnalysis(catalog);
    this.mentions = new Mentions(catalog.sourceMethodNames());
  }

  @Override
  public List<Finding<Tree>> analyze(CompilationUnitTree unit) {
    if (!mentions.anyIn(unit)) {
      return List.of();
    }
    Lowering lowering = new Lowering(context);
    lowering.add(unit);
    return analysis.analyze(lowering.program());
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
      return new EngineAnalysis(context, Models.catalog(models));
    }
  }
}
