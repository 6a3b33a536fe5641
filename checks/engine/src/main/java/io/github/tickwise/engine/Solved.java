package io.github.tickwise.engine;

import io.github.tickwise.engine.judge.Judge;
import io.github.tickwise.engine.solve.Carriers;
import io.github.tickwise.engine.solve.Solution;
import java.util.List;
import java.util.Set;

/**
 * A program whose kinds are known. Not thread-safe.
 *
 * @param <O> the front end's origin
 */
public final class Solved<O> {
  private final Solution<O> solution;
  private Carriers<O> carriers;

  Solved(Solution<O> solution) {
    this.solution = solution;
  }

  /**
   * All findings in the order of the program's methods; at most one of a rule at an origin. Solving
   * is the greater part of the work; this is computed anew at each call.
   */
  public List<Finding<O>> findings() {
    return Judge.findings(solution);
  }

  /**
   * The members through which readings leave the program, as {@code pkg.Outer$Inner#name}: what
   * other code must mention to meet one. A front end that starts from few files finds by this the
   * files that belong to them.
   */
  public Set<String> carriers() {
    return leaving().holding();
  }

  /**
   * The methods that are given readings, in the same form. What becomes of these is in their bodies and in those of the
   * methods that override them.
   */
  public Set<String> given() {
    return leaving().given();
  }

  /**
   * The members that methods with readings call, in the same form. A front end that starts from few files gives the
   * engine their bodies too, for a judgement may depend on what they do.
   */
  public Set<String> called() {
    return leaving().called();
  }

  /**
   * The methods with readings that are given numbers, in the same form. A front end that starts from few files adds
   * those that call them: what they pass decides whether a difference is a reading or a duration.
   */
  public Set<String> fed() {
    return leaving().fed();
  }

  private Carriers<O> leaving() {
    if (carriers == null) {
      carriers = new Carriers<>(solution);
    }
    return carriers;
  }
}
