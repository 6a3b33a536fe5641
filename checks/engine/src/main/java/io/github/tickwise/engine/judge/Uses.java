package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.algebra.Algebra;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether a value gets where its magnitude matters: a subtraction, a comparison, a field, a
 * container, a return. What is only hashed, masked, printed or used as a seed does not.
 */
final class Uses<O> {
  private record Use<O>(Expr.Load<O> load, Site<O> site) {}

  private static final Set<String> TEXTUAL = Set.of("toString", "hashCode");

  private final Solution<O> solution;
  private final Map<MethodFlow<O>, Map<Integer, List<Use<O>>>> byMethod = new IdentityHashMap<>();

  Uses(Solution<O> solution) {
    this.solution = solution;
  }

  boolean matters(Expr<O> x, Site<O> site) {
    return matters(x, site, new HashSet<>());
  }

  private boolean matters(Expr<O> x, Site<O> site, Set<Integer> seen) {
    Expr<O> inner = x;
    for (Expr<O> parent : site.parents()) {
      Boolean verdict = through(parent, inner, seen);
      if (verdict != null) {
        return verdict;
      }
      inner = parent;
    }
    return atRoot(inner, site, seen);
  }

  /** What an expression around the value does with it; {@code null} if it just passes it on. */
  private Boolean through(Expr<O> parent, Expr<O> inner, Set<Integer> seen) {
    if (parent instanceof Expr.Binary<O> b) {
      return switch (b.op()) {
        case SUB, LT, LE, GT, GE, EQ, NE, CMP -> true;
        case ADD, MUL, DIV, SHL, SHR, USHR -> null;
        case AND, OR, XOR, REM, CONCAT -> false;
      };
    }
    if (parent instanceof Expr.Convert<O> || parent instanceof Expr.Unary<O>) {
      return null;
    }
    if (parent instanceof Expr.Call<O> call) {
      return called(call, inner, seen);
    }
    return false;
  }

  private Boolean called(Expr.Call<O> call, Expr<O> inner, Set<Integer> seen) {
    List<Role> roles = solution.calls().roles(call);
    for (Role role : roles) {
      if (role instanceof Role.Pass || role instanceof Role.ConvertUnit) {
        return null;
      }
      if (role instanceof Role.Arithmetic a) {
        return a.operator() == Algebra.Operator.SUBTRACT ? Boolean.TRUE : null;
      }
      if (role instanceof Role.Put
          || role instanceof Role.PutInto
          || role instanceof Role.Order
          || role instanceof Role.Extreme
          || role instanceof Role.Sink) {
        return true;
      }
    }
    Method<O> body = roles.isEmpty() ? solution.calls().method(call.method().key()) : null;
    int index = call.arguments().indexOf(inner);
    if (body == null || index < 0) {
      return false;
    }
    int node = solution.node(new Slot.Param(body.key(), index));
    return node >= 0 && usedFrom(node, solution.flow(body), seen);
  }

  private boolean atRoot(Expr<O> root, Site<O> site, Set<Integer> seen) {
    Effect<O> e = site.effect();
    if (e instanceof Effect.Return<O>) {
      return !TEXTUAL.contains(site.flow().method().name());
    }
    if (e instanceof Effect.StoreElement<O> s) {
      return s.value() == root;
    }
    if (e instanceof Effect.Assign<O> a && a.value() == root) {
      if (!(a.target() instanceof Slot.Local)) {
        return true;
      }
      for (Definition<O> d : definedBy(a, site.flow())) {
        if (usedFrom(d.target(), site.flow(), seen)) {
          return true;
        }
      }
    }
    return false;
  }

  private List<Definition<O>> definedBy(Effect.Assign<O> a, MethodFlow<O> flow) {
    List<Definition<O>> found = new ArrayList<>();
    for (Map.Entry<Integer, List<Use<O>>> e : uses(flow).entrySet()) {
      for (Definition<O> d : solution.definitions(e.getKey())) {
        if (d.value() == a.value()) {
          found.add(d);
        }
      }
    }
    return found;
  }

  private boolean usedFrom(int node, MethodFlow<O> flow, Set<Integer> seen) {
    int root = solution.find(node);
    if (!seen.add(root)) {
      return false;
    }
    for (Use<O> use : uses(flow).getOrDefault(root, List.of())) {
      if (matters(use.load(), use.site(), seen)) {
        return true;
      }
    }
    return false;
  }

  /** The loads of each version, found once a method. */
  private Map<Integer, List<Use<O>>> uses(MethodFlow<O> flow) {
    Map<Integer, List<Use<O>>> known = byMethod.get(flow);
    if (known == null) {
      Map<Integer, List<Use<O>>> made = new HashMap<>();
      Walk.method(flow, (x, site) -> {
        if (x instanceof Expr.Load<O> load && load.slot() instanceof Slot.Local) {
          for (int v : flow.versions(load)) {
            made.computeIfAbsent(solution.find(v), k -> new ArrayList<>())
                .add(new Use<>(load, site));
          }
        }
      });
      known = made;
      byMethod.put(flow, known);
    }
    return known;
  }
}
