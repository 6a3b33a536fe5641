package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Walks a program once and writes down what flows where: definitions of nodes, and which holders are
 * the same.
 */
final class Constraints<O> {

  /** Where the walk stands: what a definition made there belongs to. */
  record Position<O>(MethodFlow<O> flow, int block, int effect) {}

  final Nodes<O> nodes = new Nodes<>();
  final List<Definition<O>> definitions = new ArrayList<>();
  final Map<Method<O>, MethodFlow<O>> flows = new IdentityHashMap<>();
  final Calls<O> calls;
  final Holders<O> holders;

  private final Program<O> program;
  private final Functions<O> functions;
  private final Map<Effect.Assign<O>, Integer> versions = new IdentityHashMap<>();

  private Position<O> at;

  Constraints(Program<O> program, Calls<O> calls) {
    this.program = program;
    this.calls = calls;
    this.holders = new Holders<>(nodes, calls);
    this.functions = new Functions<>(this);
  }

  /** The node of what an assignment to a local stores. */
  int version(Effect.Assign<O> assignment) {
    return versions.get(assignment);
  }

  void build() {
    for (Method<O> m : program.methods()) {
      MethodFlow<O> f = new MethodFlow<>(m);
      flows.put(m, f);
      if (!m.blocks().isEmpty()) {
        versions.putAll(Versions.number(f, nodes));
      }
    }
    for (Method<O> m : program.methods()) {
      overriding(m);
      MethodFlow<O> flow = flows.get(m);
      for (Block<O> b : m.blocks()) {
        int effect = 0;
        for (Effect<O> e : b.effects()) {
          at = new Position<>(flow, b.index(), effect++);
          visit(e);
        }
        if (b.condition() != null) {
          at = new Position<>(flow, b.index(), effect);
          visit(b.condition());
        }
      }
    }
    functions.applyAll();
  }

  /** Results flow up to overridden methods of the program, arguments down to overriding ones. */
  private void overriding(Method<O> m) {
    for (String key : m.overrides()) {
      Method<O> above = calls.method(key);
      if (above == null || above == m) {
        continue;
      }
      copy(nodes.of(new Slot.Return(key)), nodes.of(new Slot.Return(m.key())), m.returnType());
      int n = Math.min(m.parameters().size(), above.parameters().size());
      for (int i = 0; i < n; i++) {
        copy(
            nodes.of(new Slot.Param(m.key(), i)),
            nodes.of(new Slot.Param(key, i)),
            m.parameterTypes().get(i));
      }
    }
  }

  private void visit(Effect<O> e) {
    for (Expr<O> x : Effects.expressions(e)) {
      visit(x);
    }
    if (e instanceof Effect.Assign<O> a) {
      int target = a.target() instanceof Slot.Local ? versions.get(a) : nodes.of(a.target());
      define(target, a.value(), a.initializer(), a.origin());
    } else if (e instanceof Effect.StoreElement<O> s) {
      int holder = holders.of(s.array(), at.flow());
      if (holder >= 0) {
        define(nodes.content(holder, Part.VALUE), s.value(), false, s.origin());
      }
    } else if (e instanceof Effect.Return<O> r && r.value() != null) {
      define(nodes.of(new Slot.Return(at.flow().method().key())), r.value(), false, r.origin());
    }
  }

  private void visit(Expr<O> x) {
    for (Expr<O> child : x.children()) {
      visit(child);
    }
    if (x instanceof Expr.Call<O> call) {
      call(call);
      holders.of(call, at.flow()); // unites what it must before the nodes are counted
    } else if (x instanceof Expr.Element<O> || x instanceof Expr.Load<O> && holders.isHolder(x)) {
      holders.of(x, at.flow()); // what reaches it is one holder, also for a rule that asks later
    } else if (x instanceof Expr.Function<O> f) {
      functions.visit(f, at);
    } else if (x instanceof Expr.NewArray<O> array) {
      int content = nodes.content(holders.of(array, at.flow()), Part.VALUE);
      if (!array.initialised()) {
        zero(content, array.origin());
      }
      array.elements().forEach(v -> define(content, v, true, v.origin()));
    }
  }

  private void call(Expr.Call<O> call) {
    List<Role> roles = calls.roles(call);
    for (Role role : roles) {
      play(role, call);
    }
    if (roles.isEmpty()) {
      Method<O> body = calls.method(call.method().key());
      if (body != null) {
        int n = Math.min(call.arguments().size(), body.parameterTypes().size());
        for (int i = 0; i < n; i++) {
          define(
              nodes.of(new Slot.Param(body.key(), i)),
              call.arguments().get(i),
              false,
              call.arguments().get(i).origin());
        }
      }
    }
  }

  /** What a role stores. What it computes is the evaluator's. */
  private void play(Role role, Expr.Call<O> call) {
    if (role instanceof Role.Put put) {
      store(target(call, at.flow()), put.part(), Calls.argument(call, put.argument()), call);
    } else if (role instanceof Role.PutInto put) {
      Expr<O> into = Calls.argument(call, put.holder());
      store(
          into == null ? -1 : holders.of(into, at.flow()),
          Part.VALUE,
          Calls.argument(call, put.argument()),
          call);
    } else if (role instanceof Role.PutAll all) {
      Expr<O> from = Calls.argument(call, all.argument());
      int source = from == null ? -1 : holders.of(from, at.flow());
      if (source >= 0 && target(call, at.flow()) >= 0) {
        nodes.unite(target(call, at.flow()), source);
      }
    } else if (role instanceof Role.StartsAtZero) {
      zero(nodes.content(holders.fresh(call), Part.VALUE), call.origin());
    } else if (role instanceof Role.Apply apply) {
      functions.isApplied(apply, call, at);
    }
  }

  private void store(int holder, Part part, Expr<O> value, Expr.Call<O> call) {
    if (holder >= 0 && value != null) {
      define(nodes.content(holder, part), value, false, call.origin());
    }
  }

  /** The holder that a call stores into: its receiver, or the object it makes. */
  int target(Expr.Call<O> call, MethodFlow<O> flow) {
    return call.receiver() != null ? holders.of(call.receiver(), flow) : holders.fresh(call);
  }

  private void define(int target, Expr<O> value, boolean initializer, O origin) {
    definitions.add(new Definition<>(
        target, value, -1, at.flow(), at.block(), at.effect(), initializer, origin));
    unite(target, value, at);
  }

  /** An expression flows into a node at a place. */
  void define(int target, Expr<O> value, O origin, Position<O> where) {
    add(target, value, origin, where);
    unite(target, value, where);
  }

  /** As {@link #define}, for values that are no holders. */
  void add(int target, Expr<O> value, O origin, Position<O> where) {
    definitions.add(new Definition<>(
        target, value, -1, where.flow(), where.block(), where.effect(), false, origin));
  }

  private void unite(int target, Expr<O> value, Position<O> where) {
    if (holders.isHolder(value)) {
      int holder = holders.of(value, where.flow());
      if (holder >= 0) {
        nodes.unite(target, holder);
      }
    }
  }

  private void zero(int target, O origin) {
    definitions.add(
        new Definition<>(target, null, -1, at.flow(), at.block(), at.effect(), true, origin));
  }

  /** One node flows into another. */
  void copy(int target, int from, String type) {
    definitions.add(new Definition<>(target, null, from, null, -1, -1, false, null));
    if (type.endsWith("[]") || calls.isHolder(type)) {
      nodes.unite(target, from);
    }
  }
}
