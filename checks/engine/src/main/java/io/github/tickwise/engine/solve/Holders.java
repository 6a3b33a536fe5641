package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.ValueType;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Which object an expression gives: the node whose contents are that object's. */
final class Holders<O> {
  private final Nodes<O> nodes;
  private final Calls<O> calls;
  private final Map<Expr<O>, Integer> made = new IdentityHashMap<>();

  Holders(Nodes<O> nodes, Calls<O> calls) {
    this.nodes = nodes;
    this.calls = calls;
  }

  /** Whether the object that an expression gives is one whose contents are followed. */
  boolean isHolder(Expr<O> value) {
    return value instanceof Expr.Function<O>
        || value instanceof Expr.NewArray<O>
        || value.valueType() == ValueType.REFERENCE && calls.isHolder(value.type())
        || isFieldHandle(value);
  }

  /** Only where it is made: a method that makes handles for others would else make one of all their fields. */
  private boolean isFieldHandle(Expr<O> value) {
    return value instanceof Expr.Call<O> call
        && calls.roles(call).stream().anyMatch(role -> role instanceof Role.FieldOf);
  }

  /** The node whose contents are those of the object that an expression gives; -1 if not known. */
  int of(Expr<O> x, MethodFlow<O> flow) {
    if (x instanceof Expr.Load<O> load) {
      if (!(load.slot() instanceof Slot.Local)) {
        return nodes.of(load.slot());
      }
      int[] reaching = flow == null ? new int[0] : flow.versions(load);
      if (reaching.length == 0) {
        return -1;
      }
      for (int i = 1; i < reaching.length; i++) {
        nodes.unite(reaching[0], reaching[i]);
      }
      return nodes.find(reaching[0]);
    }
    if (x instanceof Expr.Element<O> e) {
      int array = of(e.array(), flow);
      return array < 0 ? -1 : nodes.content(array, Part.VALUE);
    }
    if (x instanceof Expr.Call<O> call) {
      return of(call, flow);
    }
    if (x instanceof Expr.Function<O> || x instanceof Expr.NewArray<O>) {
      return fresh(x);
    }
    return -1;
  }

  private int of(Expr.Call<O> call, MethodFlow<O> flow) {
    List<Role> roles = calls.roles(call);
    for (Role role : roles) {
      if (role instanceof Role.View view) {
        return argument(call, view.argument(), flow);
      }
      if (role instanceof Role.Pass pass) {
        return argument(call, pass.argument(), flow);
      }
      if (role instanceof Role.Get get) {
        int holder = argument(call, get.holder(), flow);
        if (holder < 0 || calls.isEntry(call.type())) {
          return holder;
        }
        return nodes.content(holder, get.part());
      }
      if (role instanceof Role.FieldOf handle) {
        return fieldHandle(call, handle);
      }
      if (role instanceof Role.Keys) {
        int from = argument(call, Role.RECEIVER, flow);
        int keys = fresh(call);
        if (from >= 0) {
          nodes.unite(nodes.content(keys, Part.VALUE), nodes.content(from, Part.KEY));
        }
        return keys;
      }
      boolean makes = role instanceof Role.Put || role instanceof Role.PutAll;
      if (makes && call.receiver() == null
          || role instanceof Role.StartsAtZero
          || role instanceof Role.Apply apply && apply.output().equals("FRESH")) {
        return fresh(call);
      }
    }
    if (roles.isEmpty()) {
      boolean known =
          calls.method(call.method().key()) != null || calls.declaresContents(call.method());
      if (known && !call.method().isConstructor()) {
        return nodes.of(new Slot.Return(call.method().key()));
      }
      if (call.method().isConstructor()) {
        return fresh(call);
      }
    }
    return -1;
  }

  /** An object through which a field is read and stored under another name. */
  private int fieldHandle(Expr.Call<O> call, Role.FieldOf role) {
    int handle = fresh(call);
    if (Calls.argument(call, role.type()) instanceof Expr.Constant<O> type
        && Calls.argument(call, role.name()) instanceof Expr.Constant<O> name
        && type.value() instanceof String owner
        && name.value() instanceof String field) {
      nodes.unite(nodes.of(new Slot.Field(owner, field)), nodes.content(handle, Part.VALUE));
    }
    return handle;
  }

  private int argument(Expr.Call<O> call, int argument, MethodFlow<O> flow) {
    Expr<O> x = Calls.argument(call, argument);
    return x == null ? -1 : of(x, flow);
  }

  /** The object that an expression makes. */
  int fresh(Expr<O> x) {
    Integer node = made.get(x);
    if (node == null) {
      node = nodes.fresh(null, null);
      made.put(x, node);
    }
    return nodes.find(node);
  }
}
