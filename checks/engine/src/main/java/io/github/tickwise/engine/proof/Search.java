package io.github.tickwise.engine.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Looks for an origin of the clock at which a claim's outcome is another one than it should be. The
 * origins tried are those at which an edge of the type, zero or a constant of the code lies between
 * or on the readings, and a few far ones.
 */
final class Search {
  private static final int MOST_READINGS = 3;
  private static final BigInteger TWO = BigInteger.TWO;

  /** An outcome that was found: see {@link Proof}. */
  record Hit(
      Scenario scenario, BigInteger origin, Object outcome, Object expected, BigInteger benign) {}

  private final Claim claim;
  private final Atoms atoms;
  private final int bits;
  private final long second;
  private final BigInteger benign;
  private final Scenario.Order order;
  private final Set<BigInteger> constants;

  private Search(Claim claim, Atoms atoms, Scenario.Order order) {
    Atom clock = atoms.readings().get(0);
    this.claim = claim;
    this.atoms = atoms;
    this.order = order;
    this.bits = clock.bits;
    this.second = Figures.second(clock.unit);
    this.constants = Points.constants(List.of(claim.term()));
    this.benign = BigInteger.valueOf(second).multiply(BigInteger.valueOf(1_000_000));
  }

  /** The first hit, or empty; the same one every time. */
  static Optional<Hit> run(Claim claim, Scenario.Order order) {
    Atoms atoms = Atoms.of(claim.term());
    int n = atoms.readings().size();
    if (n == 0 || n > MOST_READINGS || !isOneClock(atoms.readings())) {
      return Optional.empty();
    }
    return new Search(claim, atoms, order).run();
  }

  /** Readings of two clocks have no distance. */
  private static boolean isOneClock(List<Atom> readings) {
    return readings.stream()
        .allMatch(a -> readings.stream().allMatch(b -> (a.clocks & b.clocks) != 0));
  }

  private Optional<Hit> run() {
    long amount = Scenario.AMOUNT * second;
    List<Scenario> first = Scenario.of(atoms, BigInteger.ONE, amount, order);
    if (first.isEmpty()) {
      return Optional.empty();
    }
    // What is added to a scaled reading is in its unit.
    long scale = Points.scale(claim.term(), first.get(0)).longValueExact();
    for (BigInteger gap : gaps()) {
      for (Scenario s : Scenario.of(atoms, gap, Math.max(1, amount / scale), order)) {
        Optional<Hit> hit = in(s);
        if (hit.isPresent()) {
          return hit;
        }
      }
    }
    return Optional.empty();
  }

  /** Steps between readings: a second, about the code's own intervals, and more than an int holds. */
  private Set<BigInteger> gaps() {
    Set<BigInteger> gaps = new LinkedHashSet<>();
    gaps.add(BigInteger.valueOf(second));
    if (atoms.readings().size() > 1) {
      BigInteger most = BigInteger.ONE.shiftLeft(bits - 3);
      for (BigInteger c : constants) {
        BigInteger size = c.abs();
        if (size.compareTo(TWO) > 0 && size.compareTo(most) < 0) {
          gaps.add(size.divide(TWO));
          gaps.add(size.multiply(TWO));
        }
      }
      if (!atoms.amounts().isEmpty()) {
        gaps.add(BigInteger.valueOf(2 * Scenario.AMOUNT * second));
      }
      if (bits == 64) {
        gaps.add(BigInteger.valueOf(3_000_000_000L));
      }
    }
    return gaps;
  }

  private Optional<Hit> in(Scenario s) {
    TreeSet<BigInteger> points = Points.of(List.of(claim.term()), s);
    BigInteger limit = BigInteger.ONE.shiftLeft(bits - 1);
    points.removeIf(p -> p.abs().compareTo(limit.shiftRight(1)) > 0);
    if (points.first().add(benign).signum() <= 0
        || points.last().add(benign).compareTo(limit) >= 0) {
      return Optional.empty();
    }
    Optional<Object> right = Arithmetic.ideal(claim.term(), s.at(benign));
    if (right.isEmpty()) {
      return Optional.empty();
    }
    for (BigInteger origin : origins(points, s)) {
      Optional<Object> wrong = Arithmetic.machine(claim.term(), s.at(origin));
      if (wrong.isPresent() && holds(s, origin)) {
        Optional<Hit> hit = judge(s, origin, wrong.get(), right.get());
        if (hit.isPresent()) {
          return hit;
        }
      }
    }
    return Optional.empty();
  }

  /** Whether the code gets to the expression with these values. */
  private boolean holds(Scenario s, BigInteger origin) {
    Map<Atom, BigInteger> values = s.at(origin);
    for (Claim.Guard g : claim.guards()) {
      Optional<Object> outcome = Arithmetic.machine(g.condition(), values);
      if (outcome.isPresent() && outcome.get() instanceof Boolean b && b != g.holds()) {
        return false;
      }
    }
    return true;
  }

  private Optional<Hit> judge(Scenario s, BigInteger origin, Object wrong, Object right) {
    if (claim.term() instanceof Term.Extreme extreme) {
      return chosen(extreme, s, origin, wrong);
    }
    BigInteger shift = Points.shift(claim.term(), s, benign);
    boolean isPoint = Points.SHIFT.equals(shift) && !claim.isNumber();
    if (isPoint) {
      BigInteger point = ((BigInteger) right).subtract(benign).add(origin);
      BigInteger expected = Arithmetic.wrapped(point, bits);
      return expected.equals(wrong)
          ? Optional.empty()
          : Optional.of(new Hit(s, origin, wrong, expected, null));
    }
    boolean scaled = shift != null && shift.signum() != 0;
    // A remainder comes back to the same number after a round shift, and is another one between.
    boolean moves = scaled
        || Arithmetic.ideal(claim.term(), s.at(origin))
            .map(ideal -> isFar(ideal, right))
            .orElse(shift == null);
    if (!moves) {
      return isFar(wrong, right)
          ? Optional.of(new Hit(s, origin, wrong, right, null))
          : Optional.empty();
    }
    if (scaled && !claim.isNumber()) {
      return Optional.empty(); // scaled, or of another degree: no number that anybody expects
    }
    Optional<Object> there = Arithmetic.machine(claim.term(), s.at(benign));
    return there.isPresent() && holds(s, benign) && isFar(wrong, there.get())
        ? Optional.of(new Hit(s, origin, wrong, there.get(), benign))
        : Optional.empty();
  }

  /** An extreme is one of its terms: which one should it be? */
  private Optional<Hit> chosen(Term.Extreme t, Scenario s, BigInteger origin, Object wrong) {
    Optional<Object> right = Arithmetic.ideal(t, s.at(benign));
    for (Term one : t.terms()) {
      if (Arithmetic.ideal(one, s.at(benign)).equals(right)) {
        return Arithmetic.machine(one, s.at(origin))
            .filter(expected -> isFar(wrong, expected))
            .map(expected -> new Hit(s, origin, wrong, expected, null));
      }
    }
    return Optional.empty();
  }

  /** Whether two outcomes differ by more than rounding. */
  private static boolean isFar(Object a, Object b) {
    if (a instanceof BigInteger x && b instanceof BigInteger y) {
      BigInteger tolerance = y.abs().divide(BigInteger.valueOf(100)).max(BigInteger.ONE);
      return x.subtract(y).abs().compareTo(tolerance) > 0;
    }
    if (a instanceof Number x && b instanceof Number y) {
      double tolerance = Math.abs(y.doubleValue()) / 100;
      return Math.abs(x.doubleValue() - y.doubleValue()) > tolerance;
    }
    return !a.equals(b);
  }

  private List<BigInteger> origins(TreeSet<BigInteger> points, Scenario s) {
    BigInteger edge = BigInteger.ONE.shiftLeft(bits - 1);
    BigInteger scale = Points.scale(claim.term(), s);
    List<BigInteger> origins = new ArrayList<>();
    origins.add(benign); // where the types are too narrow, no clock need be hostile
    BigInteger before = null;
    for (BigInteger p : points) {
      if (before != null) {
        // The edge in the middle between two points.
        origins.add(edge.subtract(before.add(p).divide(TWO)));
      }
      before = p;
    }
    BigInteger last = points.last();
    BigInteger hour = BigInteger.valueOf(3600 * second);
    if (claim.isNumber()) {
      origins.add(edge.subtract(edge.shiftRight(3)).subtract(last)); // years, and no wrap
    }
    origins.add(hour.negate().subtract(last));
    for (BigInteger c : constants) {
      for (BigInteger p : points) {
        origins.add(c.multiply(scale).subtract(p)); // a reading that is just that number
      }
    }
    before = null;
    for (BigInteger p : points) {
      if (before != null) {
        origins.add(before.add(p).divide(TWO).negate());
      }
      before = p;
    }
    origins.add(edge.subtract(edge.shiftRight(3)).subtract(last));
    return origins;
  }
}
