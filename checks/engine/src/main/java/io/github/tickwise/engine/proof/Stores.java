package io.github.tickwise.engine.proof;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.judge.Exprs;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import io.github.tickwise.engine.trail.Reach;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is known of a field's or a method's value from its only store. */
final class Stores<O> {
  /** Stores that are looked through to know one. */
  private static final int DEEPEST = 6;

  /** Places that are looked at to find one store that can be evaluated. */
  private static final int MOST = 40;

  /** Expressions that are looked at for one finding: each store leads to others, and ways may be too many to go. */
  private static final int MOST_STEPS = 20_000;

  private final Solution<O> solution;
  private final Times<O> times;
  private final Amounts<O> amounts;
  private Map<Slot, FieldDecl<O>> fields;
  private int nested;
  private int steps;

  Stores(Solution<O> solution) {
    this.solution = solution;
    this.times = new Times<>(solution);
    this.amounts = new Amounts<>(solution, this);
  }

  Times<O> times() {
    return times;
  }

  /** Begins with the proof of another finding. */
  void begin() {
    steps = 0;
  }

  /** Counts an expression that is looked at. */
  void step() throws Terms.Opaque {
    if (++steps > MOST_STEPS) {
      throw new Terms.Opaque();
    }
  }

  boolean isSource(Expr.Call<O> call) {
    return solution.calls().roles(call).stream()
        .anyMatch(r -> r instanceof Role.Source s && s.kind() == Kind.TICK);
  }

  /** The value of a field that is stored once: a constant, or a reading and constants; or null. */
  Term field(Slot slot) {
    int node = solution.node(slot);
    if (!(slot instanceof Slot.Field) || node < 0) {
      return null;
    }
    List<Definition<O>> stored = solution.definitions(node);
    FieldDecl<O> f = declaration(slot);
    if (stored.size() != 1 || stored.get(0).value() == null || f == null) {
      return null;
    }
    Term t = computed(stored.get(0));
    if (t == null) {
      return null;
    }
    Atoms atoms = Atoms.of(t);
    boolean constant = atoms.readings().isEmpty() && f.isFinal();
    boolean reading = atoms.readings().size() == 1 && solution.value(node).isTick();
    if (!atoms.amounts().isEmpty() || !constant && !reading) {
      return null;
    }
    for (Atom a : atoms.readings()) {
      a.time = Atom.Time.PAST;
      a.block = -1;
    }
    return t;
  }

  /** What a call gives that only computes a reading of its own; or {@code null}. */
  Term result(Expr.Call<O> call, int block, int effect) {
    Method<O> body = solution.calls().method(call.method().key());
    int node = body == null ? -1 : solution.node(new Slot.Return(body.key()));
    List<Definition<O>> stored = node < 0 ? List.of() : solution.definitions(node);
    if (stored.size() != 1
        || stored.get(0).value() == null
        || !solution.calls().roles(call).isEmpty()) {
      return null;
    }
    Term t = computed(stored.get(0));
    if (t == null) {
      return null;
    }
    Atoms atoms = Atoms.of(t);
    if (!atoms.amounts().isEmpty() || atoms.readings().size() > 1) {
      return null;
    }
    for (Atom reading : atoms.readings()) {
      if (reading.time != Atom.Time.NOW) {
        return null; // what a getter returns is the field's: twice the same
      }
      reading.block = block;
      reading.effect = effect;
    }
    return t;
  }

  /** What one of the stores of an expression's places computes from one reading; or {@code null}. */
  Term any(Expr<O> x, MethodFlow<O> flow) {
    for (boolean open : List.of(false, true)) {
      Set<Integer> seen = new HashSet<>();
      for (int node : Reach.of(x, flow, solution).nodes()) {
        Term t = any(node, open, seen);
        if (t != null) {
          return t;
        }
      }
    }
    return null;
  }

  /**
   * @param open whether amounts may be in it
   */
  private Term any(int node, boolean open, Set<Integer> seen) {
    if (!seen.add(solution.find(node)) || seen.size() > MOST) {
      return null;
    }
    for (Definition<O> d : solution.definitions(node)) {
      Term t = d.copyOf() >= 0
          ? any(d.copyOf(), open, seen)
          : d.value() == null || Exprs.constant(d.value()) != null ? null : computed(d);
      Atoms atoms = t == null ? null : Atoms.of(t);
      if (t != null && atoms.readings().size() == 1 && (open || atoms.amounts().isEmpty())) {
        return t;
      }
    }
    return null;
  }

  Amounts<O> amounts() {
    return amounts;
  }

  /** What a store computes; {@code null} if that cannot be told. */
  Term computed(Definition<O> d) {
    if (nested == DEEPEST) {
      return null;
    }
    nested++;
    try {
      return new Terms<>(solution, this, d.flow(), null, d.block(), d.effect()).of(d.value());
    } catch (Terms.Opaque e) {
      return null;
    } finally {
      nested--;
    }
  }

  FieldDecl<O> declaration(Slot slot) {
    if (fields == null) {
      fields = new HashMap<>();
      solution.program().fields().forEach(f -> fields.put(f.slot(), f));
    }
    return fields.get(slot);
  }
}
