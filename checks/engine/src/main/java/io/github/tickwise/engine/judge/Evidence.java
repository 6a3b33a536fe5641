package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.Step;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.proof.Occurrence;
import io.github.tickwise.engine.proof.Proof;
import io.github.tickwise.engine.proof.Proofs;
import io.github.tickwise.engine.solve.Solution;
import io.github.tickwise.engine.trail.Trails;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Shows what was found: on which way the tick comes there, and one outcome that is wrong. Computed
 * for reported findings only.
 */
final class Evidence<O> {
  /** The rules whose fault is how a call orders readings. */
  private static final Set<Rule> ORDERED = EnumSet.of(Rule.NATURAL_ORDER, Rule.MIN_MAX);

  private final Trails<O> trails;
  private final Proofs<O> proofs;

  Evidence(Solution<O> solution) {
    this.trails = new Trails<>(solution);
    this.proofs = new Proofs<>(solution);
  }

  /**
   * @param f the entry's finding, with what was added to it since
   */
  Finding<O> of(Report.Entry<O> entry, Finding<O> f) {
    if (f.rule() == Rule.UNANNOTATED) {
      return f; // no value goes wrong
    }
    List<Step<O>> path = new ArrayList<>(trails.to(entry.use(), entry.site().flow(), f.subject()));
    if (!entry.use().origin().equals(f.origin())) {
      // Reported where it is stored or declared: the reader must be told what goes wrong.
      path.add(new Step<>("used in " + Texts.of(around(entry)), entry.use().origin()));
    }
    return f.withEvidence(path, proof(entry).map(Proof::text).orElse(""));
  }

  private Optional<Proof> proof(Report.Entry<O> entry) {
    Optional<Proof> proof = proofs.of(
        occurrence(entry.use(), entry.site(), ORDERED.contains(entry.finding().rule())),
        entry.given());
    if (proof.isPresent() || entry.given() == null) {
      return proof;
    }
    // Stored in a local first: what does the method do with that?
    List<Occurrence<O>> later = new ArrayList<>();
    Walk.method(entry.site().flow(), (x, site) -> {
      if (x instanceof Expr.Binary<O> && site.parents().isEmpty()) {
        later.add(occurrence(x, site, false));
      }
    });
    return later.stream().flatMap(use -> proofs.of(use, entry.given()).stream()).findFirst();
  }

  private static <O> Occurrence<O> occurrence(Expr<O> x, Site<O> site, boolean isOrder) {
    return new Occurrence<>(x, site.parents(), site.flow(), site.block(), site.index(), isOrder);
  }

  /** The operator around a bare slot says more than the slot. */
  private static <O> Expr<O> around(Report.Entry<O> entry) {
    Expr<O> use = entry.use();
    List<Expr<O>> parents = entry.site().parents();
    boolean operand = !(use instanceof Expr.Binary<O>) && !parents.isEmpty();
    return operand && parents.get(0) instanceof Expr.Binary<O> b ? b : use;
  }
}
