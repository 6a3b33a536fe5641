package io.github.tickwise.engine.proof;

import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Clock;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.judge.Exprs;
import io.github.tickwise.engine.judge.Texts;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.ValueType;
import io.github.tickwise.engine.proof.Terms.Opaque;
import io.github.tickwise.engine.solve.Calls;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import io.github.tickwise.engine.trail.Uses;
import java.util.ArrayList;
import java.util.List;

/** What can be shown of an expression, by its shape: the most telling claims first. */
final class Claims<O> {
  private final Solution<O> solution;
  private final Stores<O> stores;
  private final Occurrence<O> at;
  private final Given<O> given;
  private final List<Claim> claims = new ArrayList<>();

  private Claims(Solution<O> solution, Stores<O> stores, Occurrence<O> at, Given<O> given) {
    this.solution = solution;
    this.stores = stores;
    this.at = at;
    this.given = given;
  }

  /**
   * The claims of an expression.
   *
   * @param given what a place of it holds instead of a reading; or {@code null}
   */
  static <O> List<Claim> of(
      Solution<O> solution, Stores<O> stores, Occurrence<O> at, Given<O> given) {
    Claims<O> claims = new Claims<>(solution, stores, at, given);
    claims.collect();
    return claims.claims;
  }

  private void collect() {
    Expr<O> x = at.expression();
    Value v = solution.value(x, at.flow());
    boolean damaged = v.isTick() && !v.isIntactTick();
    boolean sum =
        x instanceof Expr.Binary<O> b && !b.op().isOrdering() && !b.op().isEquality();
    if (damaged || given != null || sum || x instanceof Expr.Convert<O>) {
      // What stands around it is closer to what the code is for.
      List<Expr<O>> around = around();
      for (int i = around.size() - 1; i >= 0; i--) {
        add(around.get(i), false);
      }
    }
    if (given != null && x == given.place()) {
      return; // alone it is a constant
    }
    if (x instanceof Expr.Call<O> call) {
      called(call);
    }
    if (damaged) {
      pair(x);
    }
    add(x, false);
  }

  /** The operators around it, innermost first, up to the first test. */
  private List<Expr<O>> around() {
    List<Expr<O>> around = new ArrayList<>();
    Expr<O> inner = at.expression();
    for (Expr<O> parent : at.parents()) {
      if (inner instanceof Expr.Binary<O> b && (b.op().isOrdering() || b.op().isEquality())
          || !(parent instanceof Expr.Binary<O>) && !(parent instanceof Expr.Convert<O>)) {
        break;
      }
      if (parent instanceof Expr.Binary<O>) {
        around.add(parent);
      }
      inner = parent;
    }
    return around;
  }

  private void called(Expr.Call<O> call) {
    List<Role> roles = solution.calls().roles(call);
    boolean tests = roles.stream().anyMatch(r -> r instanceof Role.TestsContent);
    for (Role role : roles) {
      if (role instanceof Role.Sink sink) {
        Expr<O> argument = Calls.argument(call, sink.argument());
        if (argument != null && solution.value(argument, at.flow()).isTick()) {
          add(argument, true);
        }
      } else if (role instanceof Role.TestsContent test) {
        content(call, test);
      } else if (at.isOrder() && !tests && isOrdering(role)) {
        order(call);
      }
    }
  }

  private static boolean isOrdering(Role role) {
    return role instanceof Role.Sorts
        || role instanceof Role.OrdersByKey
        || role instanceof Role.ExtremeOfElements
        || role instanceof Role.Put
        || role instanceof Role.Apply;
  }

  /** {@code compareAndSet(0, t)} asks whether the content is 0. */
  private void content(Expr.Call<O> call, Role.TestsContent tests) {
    Expr<O> expected = Calls.argument(call, tests.argument());
    Number constant = expected == null ? null : Exprs.constant(expected);
    int node = call.receiver() == null
        ? -1
        : solution.contentOf(call.receiver(), Role.Part.VALUE, at.flow());
    if (constant == null || node < 0) {
      return;
    }
    String name = Texts.of(call.receiver());
    Term reading = reading(name, solution.value(node), Atom.Time.PAST);
    if (reading != null && !name.startsWith("...")) {
      Term equal = new Term.Binary(BinaryOp.EQ, reading, Terms.constant(constant), ValueType.LONG);
      claims.add(new Claim(equal, name + " == " + Texts.number(constant), List.of(), false));
    }
  }

  /** What a natural order makes of two readings. */
  private void order(Expr.Call<O> call) {
    Uses<O> uses = Uses.in(call, at.flow(), solution);
    Value v = !uses.operands().isEmpty()
        ? solution.value(uses.operands().get(0), at.flow())
        : uses.nodes().isEmpty()
            ? Value.NONE
            : solution.value(uses.nodes().iterator().next());
    Term first = reading("first", v, Atom.Time.PAST);
    Term second = reading("second", v, Atom.Time.NOW);
    if (first != null) {
      String type = Atoms.of(first).readings().get(0).bits == 64 ? "Long" : "Integer";
      claims.add(new Claim(
          new Term.Compare(first, second), type + ".compare(first, second)", List.of(), false));
    }
  }

  private Term reading(String name, Value v, Atom.Time time) {
    List<Clock> clocks = solution.clocks(v);
    if (!v.isIntactTick() || clocks.isEmpty()) {
      return null;
    }
    Clock clock = clocks.get(0);
    return new Term.Open(Atom.reading(name, clock.width(), clock.unit(), v.clocks(), time));
  }

  /** A scaled reading: what the difference of two such is. */
  private void pair(Expr<O> x) {
    try {
      Term earlier = terms().of(x);
      Term later = terms().of(x);
      List<Atom> first = Atoms.of(earlier).readings();
      List<Atom> second = Atoms.of(later).readings();
      if (first.size() != 1 || second.size() != 1 || Atoms.of(earlier).amounts().size() > 0) {
        return;
      }
      first.get(0).time = Atom.Time.PAST;
      second.get(0).time = Atom.Time.NOW;
      ValueType type = x.valueType();
      if (type == ValueType.LONG || type == ValueType.INT || type.isFloating()) {
        Term difference = new Term.Binary(
            BinaryOp.SUB,
            new Term.Named("the later one", null, later),
            new Term.Named("the earlier one", null, earlier),
            type);
        claims.add(new Claim(
            difference, "the difference of two values of " + Texts.full(x), List.of(), false));
      }
    } catch (Opaque e) {
      // No claim.
    }
  }

  private Terms<O> terms() {
    return new Terms<>(solution, stores, at.flow(), given, at.block(), at.effect());
  }

  private void add(Expr<O> x, boolean isNumber) {
    String text = Texts.full(x);
    if (text.contains("...")) {
      return; // nobody could follow it
    }
    try {
      Terms<O> terms = terms();
      Term t = terms.of(x);
      if (given != null && !terms.usesGiven()) {
        return;
      }
      claims.add(new Claim(t, text, guards(t, terms), isNumber || given != null));
    } catch (Opaque e) {
      // No claim.
    }
  }

  /** The conditions before it that read nothing else than it does. */
  private List<Claim.Guard> guards(Term t, Terms<O> terms) {
    Atoms read = Atoms.of(t);
    List<Claim.Guard> guards = new ArrayList<>();
    for (MethodFlow.Guard<O> g : at.flow().guards(at.block())) {
      try {
        Term condition = terms.of(g.condition());
        if (read.includes(Atoms.of(condition))) {
          guards.add(new Claim.Guard(condition, g.holds()));
        }
      } catch (Opaque e) {
        // Says nothing of the values.
      }
    }
    return guards;
  }
}
