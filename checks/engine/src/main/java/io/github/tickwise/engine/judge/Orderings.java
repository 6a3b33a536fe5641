package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Names;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Ticks as keys of comparators and of naturally ordered collections: {@code TickNaturalOrder}. */
final class Orderings<O> implements ExpressionRule<O> {
  private final Context<O> context;

  Orderings(Context<O> context) {
    this.context = context;
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (!(x instanceof Expr.Call<O> call)) {
      return;
    }
    MethodFlow<O> flow = site.flow();
    for (Role role : context.roles(call)) {
      if (role instanceof Role.OrdersByKey key) {
        comparator(call, key, flow);
      } else if (role instanceof Role.Sorts sorts) {
        Expr<O> holder = context.argument(call, sorts.argument());
        int node = holder == null ? -1 : context.solution().contentOf(holder, Part.VALUE, flow);
        if (node >= 0) {
          report(call, context.solution().strictValue(node), "sorting", flow);
          comparables(call, node, flow);
        }
      } else if (role instanceof Role.Put put && call.receiver() != null) {
        Expr<O> value = context.argument(call, put.argument());
        if (value != null
            && context.isTick(value, flow)
            && naturalPart(call.receiver(), flow) == put.part()) {
          report(call, context.value(value, flow), "a naturally ordered collection's order", flow);
        }
      }
    }
  }

  private void comparator(Expr.Call<O> call, Role.OrdersByKey key, MethodFlow<O> flow) {
    Expr<O> function = context.argument(call, key.function());
    if (function == null) {
      return;
    }
    for (Expr.Function<O> f : context.solution().functions(function, flow)) {
      Method<O> body = context.solution().calls().method(f.method().key());
      int node = body == null ? -1 : context.solution().node(new Slot.Return(body.key()));
      if (node >= 0) {
        report(call, context.solution().value(node), "a comparator", flow);
      }
    }
  }

  /** Elements that are no ticks but order themselves by theirs. */
  private void comparables(Expr.Call<O> call, int node, MethodFlow<O> flow) {
    if (call.arguments().size() > 1) {
      return; // a comparator decides
    }
    Set<String> types = new HashSet<>();
    for (Definition<O> d : context.solution().definitions(node)) {
      if (d.value() != null) {
        types.add(d.value().type());
      }
    }
    for (String type : types) {
      Method<O> body = context.solution().calls().method(type + "#compareTo(" + type + ")");
      Value compared =
          body == null ? Value.NONE : comparedReadings(context.solution().flow(body));
      report(call, compared, "the natural order of " + Names.simpleType(type), flow);
    }
  }

  /** The readings that a method puts in order; empty if it subtracts them, or does something else. */
  private Value comparedReadings(MethodFlow<O> body) {
    List<Value> found = new ArrayList<>();
    Walk.method(body, (x, site) -> {
      if (x instanceof Expr.Binary<O> b && b.op().isOrdering()) {
        found.add(context.value(b.left(), body));
      } else if (x instanceof Expr.Call<O> call) {
        for (Role role : context.roles(call)) {
          if (role instanceof Role.Order order) {
            found.add(context.value(context.argument(call, order.left()), body));
          }
        }
      }
    });
    return found.stream().filter(Value::isTick).findFirst().orElse(Value.NONE);
  }

  private void report(Expr.Call<O> call, Value v, String what, MethodFlow<O> flow) {
    if (!v.isTick() || context.isBoot(v)) {
      return;
    }
    String message = "Ticks have no natural order: "
        + what
        + " by readings of "
        + context.clockNames(v)
        + " goes wrong when one wraps; order by the sign of the difference, Long.signum(a - b)";
    context.report().add(Rule.NATURAL_ORDER, flow.method(), call.origin(), message, "");
  }

  /** The part by which the collection sorts by natural order, or {@code null}. */
  private Part naturalPart(Expr<O> collection, MethodFlow<O> flow) {
    Set<Expr<O>> creations = new HashSet<>();
    creations(collection, flow, creations, new HashSet<>());
    Part part = null;
    for (Expr<O> x : creations) {
      Expr.Call<O> made = (Expr.Call<O>) x;
      Part p = context.solution().calls().orderedPart(made.method().owner());
      boolean ordered = made.arguments().stream()
          .anyMatch(a -> a instanceof Expr.Function<O> || isComparator(a.type()));
      if (p == null || ordered) {
        return null;
      }
      part = p;
    }
    return creations.isEmpty() ? context.solution().calls().orderedPart(collection.type()) : part;
  }

  private static boolean isComparator(String type) {
    return type.endsWith("Comparator") || type.equals("?");
  }

  private void creations(Expr<O> x, MethodFlow<O> flow, Set<Expr<O>> found, Set<Integer> seen) {
    if (x instanceof Expr.Call<O> call && call.method().isConstructor()) {
      found.add(call);
    } else if (x instanceof Expr.Load<O> load) {
      int[] nodes = load.slot() instanceof Slot.Local
          ? flow.versions(load)
          : new int[] {context.solution().node(load.slot())};
      for (int node : nodes) {
        if (node < 0 || !seen.add(context.solution().find(node))) {
          continue;
        }
        List<Definition<O>> definitions = context.solution().definitions(node);
        for (Definition<O> d : definitions) {
          if (d.value() != null) {
            creations(d.value(), d.flow(), found, seen);
          }
        }
      }
    }
  }
}
