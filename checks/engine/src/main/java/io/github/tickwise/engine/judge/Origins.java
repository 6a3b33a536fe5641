package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Calls;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.FlagBits;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Where a value comes from: back along copies, through locals, fields, parameters, returns and
 * contents, to the constants and readings that were stored.
 */
final class Origins<O> {

  /**
   * A constant that reaches a place.
   *
   * @param definition the store; {@code null} for a field's default
   * @param field the field whose default or initialiser this is, or {@code null}
   */
  record Stored<O>(Number value, Definition<O> definition, FieldDecl<O> field, O origin) {}

  /**
   * What reaches an expression.
   *
   * @param constants the constants
   * @param readings whether something that is no constant reaches it by a way that is not remapped
   */
  record Trace<O>(List<Stored<O>> constants, boolean readings) {}

  private static final int FARTHEST = 400;

  private final Solution<O> solution;
  private final Fields<O> fields;
  private final Remaps<O> remaps;

  Origins(Solution<O> solution, Fields<O> fields, Remaps<O> remaps) {
    this.solution = solution;
    this.fields = fields;
    this.remaps = remaps;
  }

  /**
   * Traces an expression.
   *
   * @param throughSums whether to look through {@code +} and {@code -} too
   * @param reserved a constant: ways on which it is remapped to another one end there; or null
   */
  Trace<O> trace(Expr<O> x, MethodFlow<O> flow, boolean throughSums, Number reserved) {
    return trace(x, flow, new Search(throughSums, true, reserved));
  }

  /** As {@link #trace}, but not into several methods that override a called one. */
  Trace<O> traceDirectly(Expr<O> x, MethodFlow<O> flow) {
    return trace(x, flow, new Search(false, false, null));
  }

  private Trace<O> trace(Expr<O> x, MethodFlow<O> flow, Search search) {
    search.expression(x, flow);
    return new Trace<>(search.constants, search.readings);
  }

  private final class Search {
    private final boolean throughSums;
    private final boolean throughOverrides;
    private final Number reserved;
    private final List<Stored<O>> constants = new ArrayList<>();
    private final Set<Integer> seen = new HashSet<>();
    private boolean readings;

    Search(boolean throughSums, boolean throughOverrides, Number reserved) {
      this.throughSums = throughSums;
      this.throughOverrides = throughOverrides;
      this.reserved = reserved;
    }

    void expression(Expr<O> raw, MethodFlow<O> flow) {
      Expr<O> x = Exprs.bare(raw);
      if (x instanceof Expr.Load<O> load) {
        if (load.slot() instanceof Slot.Local) {
          if (reserved != null && remaps.isRemapped(load, flow, reserved)) {
            return;
          }
          for (int v : flow.versions(load)) {
            node(v);
          }
        } else {
          if (reserved != null && remaps.isRemapped(load.slot(), reserved)) {
            return;
          }
          int node = solution.node(load.slot());
          if (node >= 0) {
            node(node);
          }
          FieldDecl<O> field = fields.withDefault(load.slot());
          if (field != null && seen.add(-2 - node)) {
            constants.add(new Stored<>(0L, null, field, field.origin()));
          }
        }
      } else if (x instanceof Expr.Element<O> e) {
        content(e.array(), Role.Part.VALUE, flow);
      } else if (x instanceof Expr.Call<O> call) {
        call(call, flow);
      } else if (x instanceof Expr.Binary<O> b && FlagBits.of(b) != null) {
        FlagBits<O> flag = FlagBits.of(b);
        if (reserved == null || !flag.excludes(reserved)) {
          expression(flag.number(), flow);
        }
      } else if (throughSums
          && x instanceof Expr.Binary<O> b
          && (b.op() == BinaryOp.ADD || b.op() == BinaryOp.SUB)) {
        if (solution.value(b.left(), flow).mayBeTick()) {
          expression(b.left(), flow);
        }
        if (solution.value(b.right(), flow).mayBeTick()) {
          expression(b.right(), flow);
        }
      } else {
        readings = true;
      }
    }

    private void call(Expr.Call<O> call, MethodFlow<O> flow) {
      List<Role> roles = solution.calls().roles(call);
      for (Role role : roles) {
        if (role instanceof Role.Pass pass) {
          argument(call, pass.argument(), flow);
          return;
        }
        if (role instanceof Role.Get get) {
          Expr<O> from = Calls.argument(call, get.holder());
          if (from != null) {
            content(from, get.part(), flow);
          }
        }
        if (role instanceof Role.Default d) {
          argument(call, d.argument(), flow);
        }
      }
      Method<O> body = roles.isEmpty() ? solution.calls().method(call.method().key()) : null;
      boolean declared = roles.isEmpty() && solution.calls().declaresReturn(call.method());
      if (declared && !isGetter(body)) {
        readings = true; // a clock by its own word: what a body computes it from is its business
      } else if (body != null && !call.method().isConstructor()) {
        Slot result = new Slot.Return(body.key());
        int node = solution.node(result);
        boolean remapped = reserved != null && remaps.isRemapped(result, reserved);
        if (node >= 0 && !remapped) {
          node(node);
        }
      } else if (roles.stream().noneMatch(r -> r instanceof Role.Get)) {
        readings = true;
      }
    }

    /** Whether a method returns nothing but fields: an annotation says no more of it than of these. */
    private boolean isGetter(Method<O> body) {
      int node = body == null ? -1 : solution.node(new Slot.Return(body.key()));
      List<Definition<O>> returned =
          node < 0 ? List.<Definition<O>>of() : solution.definitions(node);
      return !returned.isEmpty()
          && returned.stream()
              .allMatch(
                  d -> d.value() instanceof Expr.Load<O> load && load.slot() instanceof Slot.Field);
    }

    private void argument(Expr.Call<O> call, int index, MethodFlow<O> flow) {
      Expr<O> x = Calls.argument(call, index);
      if (x != null) {
        expression(x, flow);
      }
    }

    private void content(Expr<O> holder, Role.Part part, MethodFlow<O> flow) {
      int node = solution.contentOf(holder, part, flow);
      if (node >= 0) {
        node(node);
      } else {
        readings = true;
      }
    }

    private void node(int raw) {
      int node = solution.find(raw);
      if (!seen.add(node) || seen.size() > FARTHEST) {
        return;
      }
      for (Definition<O> d : solution.definitions(node)) {
        if (d.copyOf() >= 0) {
          boolean overriding = solution.slot(d.copyOf()) instanceof Slot.Return
              && solution.definitions(node).size() > 1;
          boolean told = solution.isStandIn(d) && !solution.value(d.copyOf()).mayBeTick();
          if (!told && (throughOverrides || !overriding)) {
            node(d.copyOf());
          }
          continue;
        }
        Number n = d.isImplicitZero() ? (Number) 0L : Exprs.constant(d.value());
        if (n != null) {
          if (!remaps.isReplacement(d)) {
            constants.add(new Stored<>(n, d, fields.initialised(d), d.origin()));
          }
        } else {
          expression(d.value(), d.flow());
        }
      }
    }
  }
}
