package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.ValueType;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether a damaged reading is in another unit than the clock's: divided by a power of 1000,
 * converted, or cut to a narrower type. What is only rounded ({@code t / n * n}) is not.
 */
final class Conversions<O> {
  private static final int DEEPEST = 6;

  private final Solution<O> solution;

  /** What was found of a node, by the node and the depth: where all flows into all, ways are too many to go. */
  private final Map<List<Integer>, Boolean> known = new HashMap<>();

  Conversions(Solution<O> solution) {
    this.solution = solution;
  }

  boolean isConverted(Expr<O> x, MethodFlow<O> flow) {
    return isConverted(x, flow, 0);
  }

  private boolean isConverted(Expr<O> raw, MethodFlow<O> flow, int depth) {
    if (raw == null || flow == null || depth > DEEPEST) {
      return false;
    }
    Expr<O> x = raw;
    while (x instanceof Expr.Convert<O> c) {
      if (narrows(c.operand().valueType(), c.valueType())) {
        return true;
      }
      x = c.operand();
    }
    x = Exprs.bare(x);
    if (x instanceof Expr.Binary<O> b) {
      return switch (b.op()) {
        case DIV -> isUnitStep(Exprs.constant(b.right()));
        case ADD, SUB -> isConverted(tickOf(b, flow), flow, depth + 1);
        default -> false;
      };
    }
    if (x instanceof Expr.Call<O> call) {
      List<Role> roles = solution.calls().roles(call);
      if (!roles.isEmpty()) {
        return roles.stream().anyMatch(r -> r instanceof Role.ConvertUnit);
      }
      var body = solution.calls().method(call.method().key());
      return body != null
          && !call.method().isConstructor()
          && all(solution.node(new Slot.Return(body.key())), depth);
    }
    if (x instanceof Expr.Load<O> load) {
      if (load.slot() instanceof Slot.Local) {
        int[] versions = flow.versions(load);
        return versions.length == 1 && all(versions[0], depth);
      }
      return all(solution.node(load.slot()), depth);
    }
    return false;
  }

  private boolean all(int node, int depth) {
    List<Integer> asked = List.of(node < 0 ? node : solution.find(node), depth);
    Boolean found = known.get(asked);
    if (found == null) {
      found = node >= 0 && isConverted(solution.definitions(node), depth);
      known.put(asked, found);
    }
    return found;
  }

  private boolean isConverted(List<Definition<O>> definitions, int depth) {
    boolean any = false;
    for (Definition<O> d : definitions) {
      if (d.value() != null && Exprs.constant(d.value()) != null) {
        continue;
      }
      boolean one = d.copyOf() >= 0
          ? depth < DEEPEST && all(d.copyOf(), depth + 1)
          : isConverted(d.value(), d.flow(), depth + 1);
      if (!one) {
        return false;
      }
      any = true;
    }
    return any;
  }

  private Expr<O> tickOf(Expr.Binary<O> b, MethodFlow<O> flow) {
    return solution.value(b.left(), flow).mayBeTick() ? b.left() : b.right();
  }

  private static boolean narrows(ValueType from, ValueType to) {
    return to == ValueType.SHORT || from == ValueType.LONG && to == ValueType.INT;
  }

  private static boolean isUnitStep(Number n) {
    double v = n == null ? 0 : n.doubleValue();
    return v == 1e3 || v == 1e6 || v == 1e9;
  }
}
