package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.ValueType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Clocks that give back what they were told: a {@code ManualClock} beside a {@code SystemClock}. Of
 * what such a method returns nothing is known, but it stands in for the clocks that the overridden
 * method is really answered by, and must not hide them.
 */
final class StandIns<O> {
  private final Constraints<O> constraints;
  private final IntFunction<List<Definition<O>>> definitions;
  private final Map<String, Boolean> known = new HashMap<>();

  StandIns(Constraints<O> constraints, IntFunction<List<Definition<O>>> definitions) {
    this.constraints = constraints;
    this.definitions = definitions;
  }

  /** All methods that stand in for an abstract one of the program. */
  void find(Program<O> program) {
    for (Method<O> m : program.methods()) {
      if (!m.overrides().isEmpty() && !m.isStatic() && returnsOwnState(m)) {
        known.put(m.key(), true);
      }
    }
  }

  /** Whether a definition takes what a stand-in returns for what an abstract method returns. */
  boolean isStandIn(Definition<O> d) {
    if (d.copyOf() < 0
        || !(constraints.nodes.slot(d.copyOf()) instanceof Slot.Return from)
        || !(constraints.nodes.slot(d.target()) instanceof Slot.Return to)
        || !known.containsKey(from.method())) {
      return false;
    }
    Method<O> above = constraints.calls.method(to.method());
    return above != null && above.blocks().isEmpty();
  }

  private boolean returnsOwnState(Method<O> m) {
    if (m.blocks().isEmpty() || ValueType.of(m.returnType()) == ValueType.REFERENCE) {
      return false;
    }
    int node = constraints.nodes.known(new Slot.Return(m.key()));
    List<Definition<O>> returned = node < 0 ? List.of() : definitions.apply(node);
    return !returned.isEmpty()
        && returned.stream().allMatch(d -> d.value() != null && isOwnState(d.value(), d.flow(), m));
  }

  private boolean isOwnState(Expr<O> x, MethodFlow<O> flow, Method<O> m) {
    if (x instanceof Expr.Load<O> load) {
      if (load.slot() instanceof Slot.Field f) {
        return f.owner().equals(m.owner()) && isSettable(f);
      }
      int[] versions = load.slot() instanceof Slot.Local ? flow.versions(load) : new int[0];
      for (int v : versions) {
        List<Definition<O>> stored = definitions.apply(constraints.nodes.find(v));
        if (stored.size() != 1
            || stored.get(0).value() == null
            || stored.get(0).value() == x
            || !isOwnState(stored.get(0).value(), flow, m)) {
          return false;
        }
      }
      return versions.length > 0;
    }
    if (x instanceof Expr.Call<O> call && call.arguments().isEmpty()) {
      for (Role role : constraints.calls.roles(call)) {
        if (role instanceof Role.Get && call.receiver() instanceof Expr.Load<O> holder) {
          return holder.slot() instanceof Slot.Field f && f.owner().equals(m.owner());
        }
      }
    }
    return false;
  }

  /** Whether something outside the constructor stores into a field. */
  private boolean isSettable(Slot.Field field) {
    int node = constraints.nodes.known(field);
    return node >= 0
        && definitions.apply(node).stream()
            .anyMatch(d -> d.flow() != null && !d.flow().method().name().startsWith("<"));
  }
}
