package io.github.tickwise.errorprone;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.util.Context;
import io.github.tickwise.engine.Finding;
import java.io.Serializable;
import java.util.List;

/** Finds what all rules have to say of compilation units. */
@FunctionalInterface
interface UnitAnalysis {
  /**
   * The findings in units that are analysed together.
   *
   * @param units attributed without errors
   */
  List<Finding<Tree>> analyze(List<CompilationUnitTree> units);

  /** Makes the analysis of one run of the compiler; serializable because checks are. */
  interface Factory extends Serializable {
    /**
     * @throws io.github.tickwise.engine.catalog.CatalogException if the user's models are wrong
     */
    UnitAnalysis create(Context context);
  }
}
