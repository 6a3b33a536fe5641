package io.github.tickwise.engine.trail;

import io.github.tickwise.engine.Step;
import io.github.tickwise.engine.judge.Exprs;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/**
 * Finds the way on which a reading comes to a use: the shortest one, by stores, back from the use; of
 * several the first in the order of the program. Not thread-safe, as the solution.
 *
 * <p>Cost: nothing until asked; then a breadth-first search over what flows into the use, cut off
 * where the way is longer than anybody would follow.
 */
public final class Trails<O> {
  private static final int FARTHEST = 4000;

  private final Solution<O> solution;
  private final Wording<O> wording;

  public Trails(Solution<O> solution) {
    this.solution = solution;
    this.wording = new Wording<>(solution);
  }

  /**
   * The way to the tick operands of an expression.
   *
   * @param subject the slot that it is about, if the expression reads several; or {@code ""}
   * @return from the clock on; empty where the expression reads the clock itself, or no way is found
   */
  public List<Step<O>> to(Expr<O> x, MethodFlow<O> flow, String subject) {
    Uses<O> uses = Uses.in(x, flow, solution);
    List<Expr<O>> operands = uses.operands();
    List<Expr<O>> meant = operands.stream().filter(o -> isNamed(o, subject)).toList();
    return search(meant.isEmpty() ? operands : meant, flow, uses.nodes());
  }

  private static <O> boolean isNamed(Expr<O> x, String name) {
    return Exprs.bare(x) instanceof Expr.Load<O> load
        && load.slot().displayName().equals(name);
  }

  private List<Step<O>> search(List<Expr<O>> operands, MethodFlow<O> flow, Set<Integer> contents) {
    Queue<Hop<O>> queue = new ArrayDeque<>();
    Set<Integer> seen = new HashSet<>();
    for (Expr<O> operand : operands) {
      Reach<O> reach = Reach.of(operand, flow, solution);
      if (reach.read() == null) {
        meet(reach.nodes(), null, null, queue, seen);
      }
    }
    meet(contents, null, null, queue, seen);
    while (!queue.isEmpty() && seen.size() < FARTHEST) {
      Hop<O> hop = queue.remove();
      if (wording.isDeclared(hop.node())) {
        return wording.declared(hop);
      }
      for (Definition<O> d : solution.definitions(hop.node())) {
        if (d.copyOf() >= 0) {
          int from = solution.find(d.copyOf());
          if (solution.value(from).mayBeTick()) {
            meet(Set.of(from), hop, d, queue, seen);
          }
        } else if (d.value() != null) {
          Reach<O> reach = Reach.of(d.value(), d.flow(), solution);
          if (reach.read() != null) {
            return wording.read(reach.read(), d, hop);
          }
          meet(reach.nodes(), hop, d, queue, seen);
        }
      }
    }
    return List.of();
  }

  private void meet(
      Set<Integer> nodes, Hop<O> next, Definition<O> by, Queue<Hop<O>> queue, Set<Integer> seen) {
    for (int node : nodes) {
      if (seen.add(node)) {
        queue.add(new Hop<>(node, next, by));
      }
    }
  }
}
