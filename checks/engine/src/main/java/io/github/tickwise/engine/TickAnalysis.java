package io.github.tickwise.engine;

import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.solve.Solution;
import java.util.List;

/**
 * The whole analysis: solve the kinds of a program's slots, then judge its effects. Thread-safe:
 * holds only the catalogue.
 */
public final class TickAnalysis {
  private final Catalog catalog;

  public TickAnalysis(Catalog catalog) {
    this.catalog = catalog;
  }

  /**
   * All findings in the order of the program's methods; at most one of a rule at an origin.
   *
   * @param <O> the front end's origin
   */
  public <O> List<Finding<O>> analyze(Program<O> program) {
    return solve(program).findings();
  }

  /**
   * The first half of the analysis, for a front end that asks more than once.
   *
   * @param <O> the front end's origin
   */
  public <O> Solved<O> solve(Program<O> program) {
    return new Solved<>(Solution.of(program, catalog));
  }
}
