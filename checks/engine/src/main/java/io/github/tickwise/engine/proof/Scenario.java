package io.github.tickwise.engine.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What happens, wherever the clock's origin lies: the distances between the readings, and the
 * amounts.
 *
 * @param offsets of each reading from the first one
 * @param amounts values of what is no reading
 */
record Scenario(Map<Atom, BigInteger> offsets, Map<Atom, BigInteger> amounts) {
  /** Seconds that an amount has which the code leaves open: more than the least gap. */
  static final long AMOUNT = 5;

  private static final long MOST_INT = 1_000_000_000;

  /** The values of all atoms if the first reading is {@code origin}; readings not yet wrapped. */
  Map<Atom, BigInteger> at(BigInteger origin) {
    Map<Atom, BigInteger> values = new HashMap<>(amounts);
    offsets.forEach((atom, offset) -> values.put(atom, origin.add(offset)));
    return values;
  }

  /**
   * All orders of the readings that time allows, a gap apart.
   *
   * @param amount what an open amount has, in the unit of the readings that it is added to
   */
  static List<Scenario> of(Atoms atoms, BigInteger gap, long amount, Order order) {
    Map<Atom, BigInteger> amounts = new HashMap<>();
    for (Atom a : atoms.amounts()) {
      long value = Math.max(1, amount / a.factor);
      amounts.put(a, BigInteger.valueOf(a.bits == 64 ? value : Math.min(value, MOST_INT)));
    }
    List<Scenario> all = new ArrayList<>();
    permute(new ArrayList<>(), atoms.readings(), order, sequence -> {
      Map<Atom, BigInteger> offsets = new HashMap<>();
      for (int i = 0; i < sequence.size(); i++) {
        offsets.put(sequence.get(i), gap.multiply(BigInteger.valueOf(i)));
      }
      all.add(new Scenario(offsets, amounts));
    });
    return all;
  }

  /** Whether one reading is never made after another. */
  interface Order {
    boolean isBefore(Atom a, Atom b);
  }

  private static void permute(
      List<Atom> done,
      List<Atom> all,
      Order order,
      java.util.function.Consumer<List<Atom>> consumer) {
    if (done.size() == all.size()) {
      consumer.accept(List.copyOf(done));
      return;
    }
    for (Atom next : all) {
      if (!done.contains(next) && done.stream().noneMatch(d -> order.isBefore(next, d))) {
        done.add(next);
        permute(done, all, order, consumer);
        done.remove(done.size() - 1);
      }
    }
  }
}
