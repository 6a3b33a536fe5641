package io.github.tickwise.engine.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * What is open in a term, in the order of the text.
 *
 * @param chosen the places for which one of several values was chosen
 */
record Atoms(List<Atom> readings, List<Atom> amounts, List<Term.Some> chosen) {
  private static final int MOST = 500;

  static Atoms of(Term... terms) {
    Atoms atoms = new Atoms(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (Term t : terms) {
      atoms.collect(t);
    }
    return atoms;
  }

  /** Whether all of that is in here too. */
  boolean includes(Atoms other) {
    return readings.containsAll(other.readings)
        && amounts.containsAll(other.amounts)
        && chosen.containsAll(other.chosen);
  }

  private void collect(Term t) {
    if (t instanceof Term.Open open) {
      List<Atom> list = open.atom().isReading ? readings : amounts;
      if (!list.contains(open.atom())) {
        list.add(open.atom());
      }
    }
    if (t instanceof Term.Some some) {
      chosen.add(some);
    }
    children(t).forEach(this::collect);
  }

  /** Whether a term has more parts than a proof would show. */
  static boolean isLarge(Term t) {
    ArrayDeque<Term> open = new ArrayDeque<>(List.of(t));
    int parts = 0;
    while (!open.isEmpty() && parts <= MOST) {
      open.addAll(children(open.pop()));
      parts++;
    }
    return parts > MOST;
  }

  /** The operands of a term. */
  static List<Term> children(Term t) {
    if (t instanceof Term.Named n) {
      return List.of(n.term());
    }
    if (t instanceof Term.Some s) {
      return List.of(s.term());
    }
    if (t instanceof Term.Unary u) {
      return List.of(u.operand());
    }
    if (t instanceof Term.Binary b) {
      return List.of(b.left(), b.right());
    }
    if (t instanceof Term.Convert c) {
      return List.of(c.operand());
    }
    if (t instanceof Term.InUnit u) {
      return List.of(u.operand());
    }
    if (t instanceof Term.Exact e) {
      return List.of(e.left(), e.right());
    }
    if (t instanceof Term.Compare c) {
      return List.of(c.left(), c.right());
    }
    if (t instanceof Term.Extreme e) {
      return e.terms();
    }
    return t instanceof Term.Magnitude m ? List.of(m.operand()) : List.of();
  }
}
