package io.github.tickwise.engine.testing;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.catalog.Clock;
import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.List;
import java.util.Set;

/** A solved program that is asked what stands where {@link Statements#probe} looks. */
public final class Solved {
  static final String PROBE = "probe.Probe";

  private final Program<String> program;
  private final Solution<String> solution;

  Solved(Program<String> program, Catalog catalog) {
    this.program = program;
    this.solution = Solution.of(program, catalog);
  }

  public Solution<String> solution() {
    return solution;
  }

  /** The kinds of what the probe of that label looks at. */
  public Set<Kind> kinds(String label) {
    return value(label).kindSet();
  }

  /** The clocks of what the probe of that label looks at. */
  public List<Clock> clocks(String label) {
    return solution.clocks(value(label));
  }

  public Value value(String label) {
    for (Method<String> m : program.methods()) {
      for (Block<String> b : m.blocks()) {
        for (Effect<String> e : b.effects()) {
          if (e instanceof Effect.Evaluate<String> v
              && v.value() instanceof Expr.Call<String> call
              && call.method().owner().equals(PROBE)
              && call.method().name().equals(label)) {
            return solution.value(call.arguments().get(0), solution.flow(m));
          }
        }
      }
    }
    throw new IllegalArgumentException("no probe " + label);
  }

  /** The index of the block in which the probe of that label stands. */
  public int block(MethodFlow<String> flow, String label) {
    for (Block<String> b : flow.method().blocks()) {
      for (Effect<String> e : b.effects()) {
        if (e instanceof Effect.Evaluate<String> v
            && v.value() instanceof Expr.Call<String> call
            && call.method().name().equals(label)) {
          return b.index();
        }
      }
    }
    throw new IllegalArgumentException("no probe " + label);
  }

  /** The method {@code m} of {@link Code#T}. */
  public MethodFlow<String> flow(String name) {
    return program.methods().stream()
        .filter(m -> m.owner().equals(Code.T) && m.name().equals(name))
        .map(solution::flow)
        .findFirst()
        .orElseThrow();
  }

  /** The kinds of a field, as a load of it would have. */
  public Set<Kind> fieldKinds(String owner, String name) {
    return solution.value(solution.node(new Slot.Field(owner, name))).kindSet();
  }
}
