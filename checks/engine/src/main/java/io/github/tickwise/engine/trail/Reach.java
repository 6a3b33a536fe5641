package io.github.tickwise.engine.trail;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Calls;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What a tick-valued expression takes its reading from: a clock that it reads itself, or nodes. */
public final class Reach<O> {
  private final Solution<O> solution;
  private final MethodFlow<O> flow;
  private final Set<Integer> nodes = new LinkedHashSet<>();
  private Expr.Call<O> read;

  private Reach(Solution<O> solution, MethodFlow<O> flow) {
    this.solution = solution;
    this.flow = flow;
  }

  /** Looks through one expression of a method. */
  public static <O> Reach<O> of(Expr<O> x, MethodFlow<O> flow, Solution<O> solution) {
    Reach<O> reach = new Reach<>(solution, flow);
    reach.expression(x);
    return reach;
  }

  /** The first call in it that reads a clock, or that a declaration says to; or {@code null}. */
  public Expr.Call<O> read() {
    return read;
  }

  /** The nodes of which it takes the value, in the order of the text. */
  public Set<Integer> nodes() {
    return nodes;
  }

  private void expression(Expr<O> x) {
    if (read != null || !carries(solution.value(x, flow))) {
      return;
    }
    if (x instanceof Expr.Load<O> load) {
      load(load);
    } else if (x instanceof Expr.Element<O> e) {
      node(solution.contentOf(e.array(), Part.VALUE, flow));
    } else if (x instanceof Expr.Call<O> call) {
      call(call);
    } else {
      x.children().forEach(this::expression);
    }
  }

  private void load(Expr.Load<O> load) {
    if (load.slot() instanceof Slot.Local) {
      for (int version : flow.versions(load)) {
        node(version);
      }
    } else {
      node(solution.node(load.slot()));
    }
  }

  private void call(Expr.Call<O> call) {
    List<Role> roles = solution.calls().roles(call);
    if (roles.stream().anyMatch(r -> r instanceof Role.Source s && s.kind() == Kind.TICK)
        || roles.isEmpty() && solution.calls().declaresReturn(call.method())) {
      read = call;
      return;
    }
    for (Role role : roles) {
      if (role instanceof Role.Get get) {
        Expr<O> from = Calls.argument(call, get.holder());
        node(from == null ? -1 : solution.contentOf(from, get.part(), flow));
      } else if (role instanceof Role.Apply apply && apply.output().equals("RESULT")) {
        node(solution.contentOf(call, Part.VALUE, flow));
      }
    }
    Method<O> body = roles.isEmpty() ? solution.calls().method(call.method().key()) : null;
    if (body != null) {
      node(solution.node(new Slot.Return(body.key())));
    } else {
      call.children().forEach(this::expression); // boxing, arithmetic, conversions
    }
  }

  private void node(int node) {
    if (node >= 0 && carries(solution.value(node))) {
      nodes.add(solution.find(node));
    }
  }

  /** Whether a reading may be in it; an inverse one becomes a reading again. */
  private static boolean carries(Value v) {
    return v.mayBeTick() || v.has(Kind.INVERSE);
  }
}
