package io.github.tickwise.engine.proof;

import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What can be learnt of a term by evaluating it at shifted origins. */
final class Points {
  /** A shift that no rounding hides. */
  static final BigInteger SHIFT = BigInteger.TEN.pow(15);

  private Points() {}

  /** How far the ideal result moves when the origin moves by {@link #SHIFT}; null for no number. */
  static BigInteger shift(Term t, Scenario s, BigInteger origin) {
    Optional<Object> here = Arithmetic.ideal(t, s.at(origin));
    Optional<Object> there = Arithmetic.ideal(t, s.at(origin.add(SHIFT)));
    return here.isPresent()
            && there.isPresent()
            && here.get() instanceof BigInteger a
            && there.get() instanceof BigInteger b
        ? b.subtract(a)
        : null;
  }

  /** The offsets of all readings and of the sums made of one, in order. */
  static TreeSet<BigInteger> of(Collection<Term> terms, Scenario s) {
    TreeSet<BigInteger> points = new TreeSet<>(s.offsets().values());
    terms.forEach(t -> collect(t, s, points));
    return points;
  }

  private static void collect(Term t, Scenario s, Set<BigInteger> points) {
    boolean sum = t instanceof Term.Binary || t instanceof Term.Exact;
    if (sum && SHIFT.equals(shift(t, s, BigInteger.ZERO))) {
      Arithmetic.ideal(t, s.at(BigInteger.ZERO)).ifPresent(v -> points.add((BigInteger) v));
    }
    Atoms.children(t).forEach(c -> collect(c, s, points));
  }

  /** By how much the readings of a term are scaled down before they are used; 1 for not at all. */
  static BigInteger scale(Term t, Scenario s) {
    if (t instanceof Term.Named || t instanceof Term.Open) {
      BigInteger shift = shift(t, s, BigInteger.ZERO);
      if (shift != null && shift.signum() > 0) {
        return SHIFT.divide(shift).max(BigInteger.ONE);
      }
    }
    for (Term c : Atoms.children(t)) {
      BigInteger scale = scale(c, s);
      if (scale.compareTo(BigInteger.ONE) > 0) {
        return scale;
      }
    }
    return BigInteger.ONE;
  }

  /** The numbers of a term that depend on nothing: its intervals and reserved values. */
  static Set<BigInteger> constants(Collection<Term> terms) {
    Set<BigInteger> constants = new LinkedHashSet<>();
    terms.forEach(t -> constants(t, constants));
    return constants;
  }

  private static void constants(Term t, Set<BigInteger> constants) {
    Atoms atoms = Atoms.of(t);
    if (atoms.readings().isEmpty() && atoms.amounts().isEmpty()) {
      Arithmetic.machine(t, Map.of())
          .filter(v -> v instanceof BigInteger)
          .ifPresent(v -> constants.add((BigInteger) v));
      return;
    }
    Atoms.children(t).forEach(c -> constants(c, constants));
  }
}
