package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Step;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.solve.Solution;
import io.github.tickwise.engine.trail.Trails;
import java.util.ArrayList;
import java.util.List;

/** Shows what was found: on which way the tick comes there. Computed for reported findings only. */
final class Evidence<O> {
  private final Trails<O> trails;

  Evidence(Solution<O> solution) {
    this.trails = new Trails<>(solution);
  }

  Finding<O> of(Report.Entry<O> entry) {
    Finding<O> f = entry.finding();
    List<Step<O>> path = new ArrayList<>(trails.to(entry.use(), entry.site().flow(), f.subject()));
    if (!entry.use().origin().equals(f.origin())) {
      // Reported where it is stored or declared: the reader must be told what goes wrong.
      path.add(new Step<>("used in " + Texts.of(around(entry)), entry.use().origin()));
    }
    return f.withPath(path);
  }

  /** The operator around a bare slot says more than the slot. */
  private static <O> Expr<O> around(Report.Entry<O> entry) {
    Expr<O> use = entry.use();
    List<Expr<O>> parents = entry.site().parents();
    boolean operand = !(use instanceof Expr.Binary<O>) && !parents.isEmpty();
    return operand && parents.get(0) instanceof Expr.Binary<O> b ? b : use;
  }
}
