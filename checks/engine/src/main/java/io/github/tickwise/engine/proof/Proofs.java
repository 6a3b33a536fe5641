package io.github.tickwise.engine.proof;

import io.github.tickwise.engine.proof.Proof.Binding;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the proof of a finding. Not thread-safe, as the solution. Cost: nothing until asked; then
 * some hundred evaluations of one expression.
 */
public final class Proofs<O> {
  private final Solution<O> solution;
  private final Stores<O> stores;

  public Proofs(Solution<O> solution) {
    this.solution = solution;
    this.stores = new Stores<>(solution);
  }

  /**
   * One outcome that shows an expression to be wrong; empty if it cannot be evaluated, or nothing
   * wrong is met.
   *
   * @param given what a place of it holds instead of a reading; or {@code null}
   */
  public Optional<Proof> of(Occurrence<O> at, Given<O> given) {
    stores.begin();
    for (Claim claim : Claims.of(solution, stores, at, given)) {
      Optional<Proof> proof =
          Search.run(claim, (a, b) -> isBefore(a, b, at.flow())).flatMap(hit -> proof(claim, hit));
      if (proof.isPresent()) {
        return proof;
      }
    }
    return Optional.empty();
  }

  private static boolean isBefore(Atom a, Atom b, MethodFlow<?> flow) {
    if (a.time != b.time) {
      return a.time != Atom.Time.ANY && b.time != Atom.Time.ANY && a.time.compareTo(b.time) < 0;
    }
    if (a.time != Atom.Time.NOW || a.block < 0 || b.block < 0) {
      return false;
    }
    return a.block == b.block ? a.effect < b.effect : flow.dominates(a.block, b.block);
  }

  private static Optional<Proof> proof(Claim claim, Search.Hit hit) {
    int bits = Atoms.of(claim.term()).readings().get(0).bits;
    Map<String, Term> names = new HashMap<>();
    List<Term> shown = new ArrayList<>();
    if (!show(claim.term(), names, shown)) {
      return Optional.empty(); // two values of one name
    }
    List<Binding> given = bindings(shown, hit.scenario(), hit.origin(), bits);
    List<Binding> elsewhere =
        hit.benign() == null ? List.of() : bindings(shown, hit.scenario(), hit.benign(), bits);
    return Optional.of(new Proof(
        claim.text(),
        outcome(claim, hit, hit.outcome(), bits),
        given,
        outcome(claim, hit, hit.expected(), bits),
        elsewhere));
  }

  /** An outcome; with its length where it is used as a duration in the clock's own unit. */
  private static String outcome(Claim claim, Search.Hit hit, Object value, int bits) {
    String text = Figures.of(value, bits);
    boolean isLength = claim.isNumber()
        && value instanceof BigInteger n
        && n.signum() > 0
        && Points.SHIFT.equals(Points.shift(claim.term(), hit.scenario(), BigInteger.ZERO));
    return isLength
        ? text + " (" + Figures.duration((BigInteger) value, unit(claim.term())) + ")"
        : text;
  }

  /** Collects what has a name in the text; false if one name stands for two values. */
  private static boolean show(Term t, Map<String, Term> names, List<Term> shown) {
    String name =
        t instanceof Term.Named n ? n.name() : t instanceof Term.Open o ? o.atom().name : null;
    if (name == null) {
      for (Term c : Atoms.children(t)) {
        if (!show(c, names, shown)) {
          return false;
        }
      }
      return true;
    }
    Term known = names.get(name);
    if (known != null) {
      return known == t || known.equals(t);
    }
    if (t instanceof Term.Named n && n.text() != null && !show(n.term(), names, shown)) {
      return false;
    }
    names.put(name, t);
    shown.add(t);
    return true;
  }

  private static List<Binding> bindings(List<Term> shown, Scenario s, BigInteger origin, int bits) {
    List<Binding> bindings = new ArrayList<>();
    BigInteger first = null;
    for (Term t : shown) {
      Object value = Arithmetic.machine(t, s.at(origin)).orElseThrow();
      BigInteger elapsed = elapsed(t, s);
      String note = "";
      if (elapsed != null && first != null && !elapsed.equals(first)) {
        boolean later = elapsed.compareTo(first) > 0;
        note = Figures.duration(elapsed.subtract(first).abs(), unit(t))
            + (later ? " later" : " earlier");
      }
      if (first == null) {
        first = elapsed;
      }
      String name = t instanceof Term.Named n
          ? n.text() == null ? n.name() : n.name() + " = " + n.text()
          : ((Term.Open) t).atom().name;
      bindings.add(new Binding(name, Figures.of(value, bits), note));
    }
    return bindings;
  }

  /** When a point is, from the first reading on, in the clock's units; null for what is none. */
  private static BigInteger elapsed(Term t, Scenario s) {
    BigInteger shift = Points.shift(t, s, BigInteger.ZERO);
    if (shift == null || shift.signum() <= 0) {
      return null;
    }
    // A scaled reading moves by less; its distance is in its own unit.
    BigInteger scale = Points.SHIFT.divide(shift);
    return ((BigInteger) Arithmetic.ideal(t, s.at(BigInteger.ZERO)).orElseThrow()).multiply(scale);
  }

  private static String unit(Term t) {
    return Atoms.of(t).readings().get(0).unit;
  }
}
