package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Clock;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.ValueType;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * What annotations say, as values of nodes. A slot that is claimed has that value whatever flows
 * into it. The contents of an object that is claimed have it too, but since several objects may be
 * one to the solver, what else flows in joins it; only the unknown does not.
 */
final class Claims<O> {
  private static final Set<String> INTS = Set.of("int", "java.lang.Integer");

  private final Program<O> program;
  private final Constraints<O> constraints;
  private final Clocks clocks;
  private final Map<Integer, Value> slots = new HashMap<>();
  private final Map<Integer, Value> contents = new HashMap<>();

  /** The nodes of both, for most nodes have no claim and all are asked for one again and again. */
  private final BitSet claimed = new BitSet();

  private final Map<Slot, String> types = new HashMap<>();

  /** The number of the clock of each claimed slot that does not name it or its unit. */
  private final Map<Integer, Integer> unsaid = new HashMap<>();

  Claims(Program<O> program, Constraints<O> constraints, Clocks clocks) {
    this.program = program;
    this.constraints = constraints;
    this.clocks = clocks;
  }

  /** Finds the nodes of all claims, once the constraints are built. */
  void find() {
    if (program.declared().values().stream().allMatch(d -> d.claims() == null)) {
      return; // nothing but suppressions
    }
    for (FieldDecl<O> f : program.fields()) {
      types.put(f.slot(), f.type());
    }
    Set<String> withLocals = new HashSet<>();
    program.declared().forEach((slot, declared) -> {
      if (slot instanceof Slot.Captured local) {
        withLocals.add(local.outerMethod());
      } else if (slot instanceof Slot.Param p) {
        withLocals.add(p.method());
      }
    });
    for (Method<O> m : program.methods()) {
      types.put(new Slot.Return(m.key()), m.returnType());
      for (int i = 0; i < m.parameterTypes().size(); i++) {
        types.put(new Slot.Param(m.key(), i), m.parameterTypes().get(i));
      }
      if (withLocals.contains(m.key())) {
        locals(m);
      }
    }
    program.declared().forEach((slot, d) -> slot(constraints.nodes.of(slot), slot, d));
    slots.keySet().forEach(claimed::set);
    contents.keySet().forEach(claimed::set);
  }

  /** Every version of a claimed local, and of a claimed parameter that is stored into. */
  private void locals(Method<O> m) {
    for (Block<O> b : m.blocks()) {
      for (Effect<O> e : b.effects()) {
        if (e instanceof Effect.Assign<O> a && a.target() instanceof Slot.Local local) {
          Slot claimed = slotOf(local, m);
          Declared d = program.declared().get(claimed);
          if (d != null) {
            types.putIfAbsent(claimed, a.value().type());
            slot(constraints.nodes.find(constraints.version(a)), claimed, d);
          }
        }
      }
    }
  }

  /** The slot by which annotations speak of a local of a method. */
  static Slot slotOf(Slot.Local local, Method<?> m) {
    int parameter = m.parameters().indexOf(local);
    return parameter >= 0 ? new Slot.Param(m.key(), parameter) : new Slot.Captured(m.key(), local);
  }

  private void slot(int node, Slot slot, Declared d) {
    if (d.claim() != null) {
      String type = types.getOrDefault(slot, "?");
      boolean object = ValueType.of(type) == ValueType.REFERENCE;
      boolean holder = object && (type.endsWith("[]") || constraints.calls.isHolder(type));
      if (holder || type.equals("?")) {
        contents.merge(content(node, Part.VALUE), value(d, slot, "?"), Value::join);
      }
      if (!holder) {
        Value v = value(d, slot, type);
        slots.put(node, v);
        if (v.has(Kind.TICK) && d.unit() == null && d.clock() == null) {
          unsaid.put(node, Long.numberOfTrailingZeros(v.clocks()));
        }
      }
    }
    within(node, slot, d);
  }

  private void within(int node, Slot slot, Declared d) {
    content(node, Part.VALUE, slot, d.value());
    content(node, Part.KEY, slot, d.key());
  }

  private void content(int holder, Part part, Slot slot, Declared d) {
    if (d != null) {
      int node = content(holder, part);
      if (d.claim() != null) {
        contents.merge(node, value(d, slot, "?"), Value::join);
      }
      within(node, slot, d);
    }
  }

  private int content(int holder, Part part) {
    return constraints.nodes.content(holder, part);
  }

  private Value value(Declared d, Slot slot, String type) {
    if (d.claim() == Declared.Claim.SPAN) {
      return Value.SPAN;
    }
    String name = d.clock() == null ? "" : d.clock();
    return Value.tick(clocks.indexOfDeclared(new Clock(
        name.isEmpty() ? "@Tick " + slot.displayName() : "the clock " + name,
        d.unit() == null ? "raw" : d.unit(),
        INTS.contains(type) ? 32 : 64,
        false,
        name)));
  }

  /** The value that a claim gives a node, or {@code null}. */
  Value of(int node) {
    return claimed.get(node) ? slots.get(node) : null;
  }

  /** The value that a claim gives the contents of an object, or {@code null}. */
  Value ofContent(int node) {
    return claimed.get(node) ? contents.get(node) : null;
  }

  Set<Integer> nodes() {
    return slots.keySet();
  }

  /**
   * Where annotations name neither a clock nor a unit, the clocks of the readings that flow in are
   * the clocks, as far as any are seen. Asked of a first solution, so that the second one does not
   * depend on an order.
   *
   * @param definitions what flows into a node
   */
  void resolveClocks(
      Function<Integer, List<Definition<O>>> definitions, Function<Definition<O>, Value> flowing) {
    Map<Integer, Long> flows = new HashMap<>();
    unsaid.forEach((node, clock) -> {
      long seen = 0;
      for (Definition<O> d : definitions.apply(node)) {
        Value v = flowing.apply(d);
        seen |= v.isIntactTick() ? v.clocks() : 0;
      }
      flows.merge(clock, seen, (a, b) -> a | b);
    });
    Map<Integer, Long> resolved = new HashMap<>();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Map.Entry<Integer, Long> e : flows.entrySet()) {
        long all = 0;
        for (long bits = e.getValue(); bits != 0; bits &= bits - 1) {
          int clock = Long.numberOfTrailingZeros(bits);
          all |= flows.containsKey(clock) ? resolved.getOrDefault(clock, 0L) : 1L << clock;
        }
        changed |= all != resolved.getOrDefault(e.getKey(), 0L);
        resolved.put(e.getKey(), all);
      }
    }
    unsaid.forEach((node, clock) -> {
      long known = resolved.getOrDefault(clock, 0L);
      if (known != 0) {
        slots.put(node, new Value(Kind.TICK.bit(), known));
      }
    });
  }
}
