package io.github.tickwise.engine.trail;

import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Where the ticks enter the expression that a rule objects to. */
public final class Uses<O> {
  private final Solution<O> solution;
  private final MethodFlow<O> flow;
  private final List<Expr<O>> operands = new ArrayList<>();
  private final Set<Integer> nodes = new LinkedHashSet<>();

  private Uses(Solution<O> solution, MethodFlow<O> flow) {
    this.solution = solution;
    this.flow = flow;
  }

  /** The ticks of an expression: itself, its outermost operands that are, or what its objects hold. */
  public static <O> Uses<O> in(Expr<O> x, MethodFlow<O> flow, Solution<O> solution) {
    Uses<O> uses = new Uses<>(solution, flow);
    uses.collect(x);
    return uses;
  }

  /** The tick-valued expressions, left to right. */
  public List<Expr<O>> operands() {
    return operands;
  }

  /** The nodes of ticks that are held by objects or returned by functions in it. */
  public Set<Integer> nodes() {
    return nodes;
  }

  private void collect(Expr<O> x) {
    if (solution.value(x, flow).mayBeTick()) {
      operands.add(x);
      return;
    }
    x.children().forEach(this::collect);
    if (x instanceof Expr.Call<O> call) {
      for (Expr<O> object : call.children()) {
        if (!solution.isHolder(object)) {
          continue;
        }
        node(solution.contentOf(object, Part.VALUE, flow));
        node(solution.contentOf(object, Part.KEY, flow));
        for (Expr.Function<O> f : solution.functions(object, flow)) {
          node(solution.node(new Slot.Return(f.method().key())));
        }
      }
    }
  }

  private void node(int node) {
    if (node >= 0 && solution.value(node).mayBeTick()) {
      nodes.add(solution.find(node));
    }
  }
}
