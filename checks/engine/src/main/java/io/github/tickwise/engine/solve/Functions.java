package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayList;
import java.util.List;

/**
 * Connects lambdas and method references with what calls them: a functional interface of the
 * program, a supplier that is asked, a library method that applies them.
 */
final class Functions<O> {

  /** A function that a library method applies, resolved when all holders are known. */
  private record Application<O>(
      Role.Apply role, Expr.Call<O> call, Expr<O> function, Constraints.Position<O> at) {}

  /** Applying a function may put functions into holders; a few rounds reach what matters. */
  private static final int ROUNDS = 3;

  private final Constraints<O> constraints;
  private final Nodes<O> nodes;
  private final Calls<O> calls;
  private final Holders<O> holders;
  private final List<Application<O>> applications = new ArrayList<>();
  private int placeholders;

  Functions(Constraints<O> constraints) {
    this.constraints = constraints;
    this.nodes = constraints.nodes;
    this.calls = constraints.calls;
    this.holders = constraints.holders;
  }

  /** Takes note that a library method applies a function. */
  void isApplied(Role.Apply role, Expr.Call<O> call, Constraints.Position<O> at) {
    Expr<O> function = Calls.argument(call, role.function());
    if (function != null) {
      applications.add(new Application<>(role, call, function, at));
    }
  }

  /** Connects all functions that library methods apply; after everything was visited. */
  void applyAll() {
    for (int round = 0; round < ROUNDS && !applications.isEmpty(); round++) {
      List<Application<O>> now = new ArrayList<>(applications);
      applications.clear();
      now.forEach(this::apply);
    }
  }

  /** Connects a function with its captured values, its interface and its own content. */
  void visit(Expr.Function<O> f, Constraints.Position<O> at) {
    int holder = holders.of(f, at.flow());
    nodes.functionsOf(holder).add(f);
    MethodRef target = f.method();
    Method<O> body = calls.method(target.key());
    if (body != null && f.lambda()) {
      for (int i = 0; i < f.bound().size() && i < body.parameterTypes().size(); i++) {
        constraints.define(
            nodes.of(new Slot.Param(body.key(), i)), f.bound().get(i), f.origin(), at);
      }
    }
    Method<O> declared = calls.functionalMethod(f.type());
    if (declared != null) {
      int[] inputs = new int[declared.parameterTypes().size()];
      for (int i = 0; i < inputs.length; i++) {
        inputs[i] = nodes.of(new Slot.Param(declared.key(), i));
      }
      bind(f, inputs, nodes.of(new Slot.Return(declared.key())), at);
    }
    // What a supplier gives when it is asked; functions with inputs are bound where applied.
    bind(f, new int[0], nodes.content(holder, Part.VALUE), at);
  }

  private void apply(Application<O> a) {
    Expr.Call<O> call = a.call();
    MethodFlow<O> flow = a.at().flow();
    int receiver = call.receiver() == null ? -1 : holders.of(call.receiver(), flow);
    int output = switch (a.role().output()) {
      case "VALUE" -> {
        int into = constraints.target(call, flow);
        yield into < 0 ? -1 : nodes.content(into, Part.VALUE);
      }
      case "KEY" -> receiver < 0 ? -1 : nodes.content(receiver, Part.KEY);
      case "FRESH", "RESULT" -> nodes.content(holders.fresh(call), Part.VALUE);
      default -> -1;
    };
    List<Expr.Function<O>> functions = functions(a.function(), flow);
    for (Expr.Function<O> f : functions) {
      List<String> names = a.role().inputs();
      int[] inputs = new int[names.size()];
      for (int i = 0; i < inputs.length; i++) {
        inputs[i] = input(names.get(i), call, receiver, a.at());
        if (names.get(i).equals("VALUE") && receiver >= 0 && calls.isEntry(inputType(f, i))) {
          inputs[i] = receiver;
        }
      }
      bind(f, inputs, output, a.at());
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

  private int input(String name, Expr.Call<O> call, int receiver, Constraints.Position<O> at) {
    if (name.startsWith("arg")) {
      Expr<O> argument = Calls.argument(call, Integer.parseInt(name.substring(3)));
      if (argument == null) {
        return -1;
      }
      int node = nodes.fresh(null, null);
      constraints.define(node, argument, call.origin(), at);
      return node;
    }
    return receiver < 0 ? -1 : nodes.content(receiver, Part.valueOf(name));
  }

  /** The functions that an expression may give. */
  List<Expr.Function<O>> functions(Expr<O> x, MethodFlow<O> flow) {
    if (x instanceof Expr.Function<O> f) {
      return List.of(f);
    }
    int holder = holders.of(x, flow);
    return holder < 0 ? List.of() : List.copyOf(nodes.functionsOf(holder));
  }

  /** Connects a function's parameters and result with nodes; -1 for a node that is not known. */
  private void bind(Expr.Function<O> f, int[] inputs, int output, Constraints.Position<O> at) {
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
          constraints.copy(
              nodes.of(new Slot.Param(body.key(), p)),
              inputs[i],
              body.parameterTypes().get(p));
        }
      }
      if (output >= 0) {
        constraints.copy(output, nodes.of(new Slot.Return(body.key())), body.returnType());
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
    constraints.add(output, call, f.origin(), at);
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
      constraints.copy(made, node, "?");
    }
    return new Expr.Load<>(slot, null, type, origin);
  }
}
