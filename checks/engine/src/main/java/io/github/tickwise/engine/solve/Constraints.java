package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.MethodRef;
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

  /** A function that a library method applies, resolved when all holders are known. */
  private record Application<O>(
      Role.Apply role,
      Expr.Call<O> call,
      Expr<O> function,
      MethodFlow<O> flow,
      int block,
      int effect) {}

  final Nodes<O> nodes = new Nodes<>();
  final List<Definition<O>> definitions = new ArrayList<>();
  final Map<Method<O>, MethodFlow<O>> flows = new IdentityHashMap<>();
  final Calls<O> calls;

  private final Program<O> program;
  private final Map<Expr<O>, Integer> made = new IdentityHashMap<>();
  private final List<Application<O>> applications = new ArrayList<>();
  private final Map<Effect.Assign<O>, Integer> versions = new IdentityHashMap<>();
  private int placeholders;

  // where the walk stands
  private MethodFlow<O> flow;
  private int block;
  private int effect;

  Constraints(Program<O> program, Calls<O> calls) {
    this.program = program;
    this.calls = calls;
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
      flow = flows.get(m);
      for (Block<O> b : m.blocks()) {
        block = b.index();
        effect = 0;
        for (Effect<O> e : b.effects()) {
          visit(e);
          effect++;
        }
        if (b.condition() != null) {
          visit(b.condition());
        }
      }
    }
    // Applying a function may put functions into holders; a few rounds reach what matters.
    for (int round = 0; round < 3 && !applications.isEmpty(); round++) {
      List<Application<O>> now = new ArrayList<>(applications);
      applications.clear();
      now.forEach(this::apply);
    }
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
      int holder = holder(s.array());
      if (holder >= 0) {
        define(nodes.content(holder, Part.VALUE), s.value(), false, s.origin());
      }
    } else if (e instanceof Effect.Return<O> r && r.value() != null) {
      define(nodes.of(new Slot.Return(flow.method().key())), r.value(), false, r.origin());
    }
  }

  private void visit(Expr<O> x) {
    for (Expr<O> child : x.children()) {
      visit(child);
    }
    if (x instanceof Expr.Call<O> call) {
      call(call);
      holder(call); // unites what it must before the nodes are counted
    } else if (x instanceof Expr.Element<O> || x instanceof Expr.Load<O> && isHolder(x)) {
      holder(x); // what reaches it is one holder, also for a rule that asks later
    } else if (x instanceof Expr.Function<O> f) {
      function(f);
    } else if (x instanceof Expr.NewArray<O> array) {
      int content = nodes.content(holder(array), Part.VALUE);
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
      store(target(call), put.part(), Calls.argument(call, put.argument()), call);
    } else if (role instanceof Role.PutInto put) {
      Expr<O> into = Calls.argument(call, put.holder());
      store(
          into == null ? -1 : holder(into), Part.VALUE, Calls.argument(call, put.argument()), call);
    } else if (role instanceof Role.PutAll all) {
      Expr<O> from = Calls.argument(call, all.argument());
      int source = from == null ? -1 : holder(from);
      if (source >= 0 && target(call) >= 0) {
        nodes.unite(target(call), source);
      }
    } else if (role instanceof Role.StartsAtZero) {
      zero(nodes.content(fresh(call), Part.VALUE), call.origin());
    } else if (role instanceof Role.Apply apply) {
      Expr<O> function = Calls.argument(call, apply.function());
      if (function != null) {
        applications.add(new Application<>(apply, call, function, flow, block, effect));
      }
    }
  }

  private void store(int holder, Part part, Expr<O> value, Expr.Call<O> call) {
    if (holder >= 0 && value != null) {
      define(nodes.content(holder, part), value, false, call.origin());
    }
  }

  /** The holder that a call stores into: its receiver, or the object it makes. */
  private int target(Expr.Call<O> call) {
    return call.receiver() != null ? holder(call.receiver()) : fresh(call);
  }

  private void function(Expr.Function<O> f) {
    int holder = holder(f);
    nodes.functionsOf(holder).add(f);
    MethodRef target = f.method();
    Method<O> body = calls.method(target.key());
    if (body != null && f.lambda()) {
      for (int i = 0; i < f.bound().size() && i < body.parameterTypes().size(); i++) {
        define(nodes.of(new Slot.Param(body.key(), i)), f.bound().get(i), false, f.origin());
      }
    }
    Method<O> declared = calls.functionalMethod(f.type());
    if (declared != null) {
      int[] inputs = new int[declared.parameterTypes().size()];
      for (int i = 0; i < inputs.length; i++) {
        inputs[i] = nodes.of(new Slot.Param(declared.key(), i));
      }
      bind(f, inputs, nodes.of(new Slot.Return(declared.key())), flow, block, effect);
    }
    // What a supplier gives when it is asked; functions with inputs are bound where applied.
    bind(f, new int[0], nodes.content(holder, Part.VALUE), flow, block, effect);
  }

  private void apply(Application<O> a) {
    Expr.Call<O> call = a.call();
    flow = a.flow();
    block = a.block();
    effect = a.effect();
    int receiver = call.receiver() == null ? -1 : holder(call.receiver());
    int output = switch (a.role().output()) {
      case "VALUE" -> {
        int into = target(call);
        yield into < 0 ? -1 : nodes.content(into, Part.VALUE);
      }
      case "KEY" -> receiver < 0 ? -1 : nodes.content(receiver, Part.KEY);
      case "FRESH", "RESULT" -> nodes.content(fresh(call), Part.VALUE);
      default -> -1;
    };
    List<Expr.Function<O>> functions = functions(a.function());
    for (Expr.Function<O> f : functions) {
      List<String> names = a.role().inputs();
      int[] inputs = new int[names.size()];
      for (int i = 0; i < inputs.length; i++) {
        inputs[i] = input(names.get(i), call, receiver);
        if (names.get(i).equals("VALUE") && receiver >= 0 && calls.isEntry(inputType(f, i))) {
          inputs[i] = receiver;
        }
      }
      bind(f, inputs, output, a.flow(), a.block(), a.effect());
    }
  }

  private String inputType(Expr.Function<O> f, int input) {
    List<String> types = f.method().parameterTypes();
    if (!f.lambda()) {
      boolean receiverFirst = !f.method().isStatic() && f.bound().isEmpty();
      return receiverFirst && input == 0 ? f.method().owner() : "?";
    }
    int i = f.bound().size() + input;
    return i < types.size() ? types.get(i) : "?";
  }

  private int input(String name, Expr.Call<O> call, int receiver) {
    if (name.startsWith("arg")) {
      Expr<O> argument = Calls.argument(call, Integer.parseInt(name.substring(3)));
      if (argument == null) {
        return -1;
      }
      int node = nodes.fresh(null, null);
      define(node, argument, false, call.origin());
      return node;
    }
    return receiver < 0 ? -1 : nodes.content(receiver, Part.valueOf(name));
  }

  private List<Expr.Function<O>> functions(Expr<O> x) {
    if (x instanceof Expr.Function<O> f) {
      return List.of(f);
    }
    int holder = holder(x);
    return holder < 0 ? List.of() : List.copyOf(nodes.functionsOf(holder));
  }

  /** Connects a function's parameters and result with nodes; -1 for a node that is not known. */
  private void bind(
      Expr.Function<O> f, int[] inputs, int output, MethodFlow<O> at, int atBlock, int atEffect) {
    MethodRef target = f.method();
    Method<O> body = calls.method(target.key());
    boolean source = calls.roles(target).stream().anyMatch(r -> r instanceof Role.Source);
    if (body != null && !source) {
      boolean receiverFirst =
          !f.lambda() && !target.isStatic() && f.bound().isEmpty() && !target.isConstructor();
      int first = f.lambda() ? f.bound().size() : 0;
      for (int i = receiverFirst ? 1 : 0; i < inputs.length; i++) {
        int p = first + i - (receiverFirst ? 1 : 0);
        if (inputs[i] >= 0 && p < body.parameterTypes().size()) {
          copy(
              nodes.of(new Slot.Param(body.key(), p)),
              inputs[i],
              body.parameterTypes().get(p));
        }
      }
      if (output >= 0) {
        copy(output, nodes.of(new Slot.Return(body.key())), body.returnType());
      }
      return;
    }
    if (output < 0 || f.lambda()) {
      return;
    }
    // A library method: as if it were called on the inputs here.
    List<Expr<O>> arguments = new ArrayList<>(f.bound());
    for (int i = 0; i < inputs.length; i++) {
      arguments.add(placeholder(inputs[i], "?", f.origin()));
    }
    Expr<O> receiver = null;
    if (!target.isStatic() && !target.isConstructor()) {
      if (arguments.isEmpty()) {
        return;
      }
      receiver = retype(arguments.remove(0), target.owner());
    }
    if (arguments.size() != target.parameterTypes().size()) {
      return;
    }
    Expr.Call<O> call =
        new Expr.Call<>(target, receiver, arguments, target.returnType(), f.origin());
    definitions.add(new Definition<>(output, call, -1, at, atBlock, atEffect, false, f.origin()));
  }

  private Expr<O> retype(Expr<O> x, String type) {
    return x instanceof Expr.Load<O> load && load.type().equals("?")
        ? new Expr.Load<>(load.slot(), load.receiver(), type, load.origin())
        : x;
  }

  /** An expression that reads a node. */
  private Expr<O> placeholder(int node, String type, O origin) {
    Slot slot = new Slot.Captured("$function", new Slot.Local(placeholders++, "$input"));
    int made = nodes.of(slot);
    if (node >= 0) {
      nodes.unite(made, node);
      definitions.add(new Definition<>(made, null, node, null, -1, -1, false, null));
    }
    return new Expr.Load<>(slot, null, type, origin);
  }

  private void define(int target, Expr<O> value, boolean initializer, O origin) {
    definitions.add(new Definition<>(target, value, -1, flow, block, effect, initializer, origin));
    if (isHolder(value)) {
      int holder = holder(value);
      if (holder >= 0) {
        nodes.unite(target, holder);
      }
    }
  }

  private boolean isHolder(Expr<O> value) {
    return value instanceof Expr.Function<O>
        || value instanceof Expr.NewArray<O>
        || value.valueType() == io.github.tickwise.engine.model.ValueType.REFERENCE
            && calls.isHolder(value.type());
  }

  private void zero(int target, O origin) {
    definitions.add(new Definition<>(target, null, -1, flow, block, effect, true, origin));
  }

  private void copy(int target, int from, String type) {
    definitions.add(new Definition<>(target, null, from, null, -1, -1, false, null));
    if (type.endsWith("[]") || calls.isHolder(type)) {
      nodes.unite(target, from);
    }
  }

  /** The node whose contents are those of the object that an expression gives; -1 if not known. */
  int holder(Expr<O> x) {
    if (x instanceof Expr.Load<O> load) {
      if (!(load.slot() instanceof Slot.Local)) {
        return nodes.of(load.slot());
      }
      MethodFlow<O> f = flow;
      int[] reaching = f == null ? new int[0] : f.versions(load);
      if (reaching.length == 0) {
        return -1;
      }
      for (int i = 1; i < reaching.length; i++) {
        nodes.unite(reaching[0], reaching[i]);
      }
      return nodes.find(reaching[0]);
    }
    if (x instanceof Expr.Element<O> e) {
      int array = holder(e.array());
      return array < 0 ? -1 : nodes.content(array, Part.VALUE);
    }
    if (x instanceof Expr.Call<O> call) {
      return holder(call);
    }
    if (x instanceof Expr.Function<O> || x instanceof Expr.NewArray<O>) {
      return fresh(x);
    }
    return -1;
  }

  private int holder(Expr.Call<O> call) {
    List<Role> roles = calls.roles(call);
    for (Role role : roles) {
      if (role instanceof Role.View view) {
        return of(call, view.argument());
      }
      if (role instanceof Role.Pass pass) {
        return of(call, pass.argument());
      }
      if (role instanceof Role.Get get) {
        int holder = of(call, get.holder());
        if (holder < 0 || calls.isEntry(call.type())) {
          return holder;
        }
        return nodes.content(holder, get.part());
      }
      if (role instanceof Role.Keys) {
        int from = of(call, Role.RECEIVER);
        int keys = fresh(call);
        if (from >= 0) {
          nodes.unite(nodes.content(keys, Part.VALUE), nodes.content(from, Part.KEY));
        }
        return keys;
      }
      if (role instanceof Role.Put && call.receiver() == null
          || role instanceof Role.StartsAtZero
          || role instanceof Role.Apply apply && apply.output().equals("FRESH")) {
        return fresh(call);
      }
    }
    if (roles.isEmpty()) {
      if (calls.method(call.method().key()) != null && !call.method().isConstructor()) {
        return nodes.of(new Slot.Return(call.method().key()));
      }
      if (call.method().isConstructor()) {
        return fresh(call);
      }
    }
    return -1;
  }

  private int of(Expr.Call<O> call, int argument) {
    Expr<O> x = Calls.argument(call, argument);
    return x == null ? -1 : holder(x);
  }

  private int fresh(Expr<O> x) {
    Integer node = made.get(x);
    if (node == null) {
      node = nodes.fresh(null, null);
      made.put(x, node);
    }
    return nodes.find(node);
  }

  /** Lets {@link #holder} be asked again for expressions of that method. */
  void enter(MethodFlow<O> at) {
    flow = at;
  }
}
