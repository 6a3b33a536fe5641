package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import java.util.List;
import java.util.function.IntPredicate;

/** Whether an expression is made of constants only, given which nodes are. */
final class Numbers<O> {
  private final Constraints<O> constraints;
  private final IntPredicate number;

  Numbers(Constraints<O> constraints, IntPredicate number) {
    this.constraints = constraints;
    this.number = number;
  }

  boolean isNumber(Definition<O> d) {
    if (d.copyOf() >= 0) {
      return number.test(constraints.nodes.find(d.copyOf()));
    }
    return d.value() == null || isNumber(d.value(), d.flow());
  }

  private boolean isNumber(Expr<O> x, MethodFlow<O> flow) {
    if (x instanceof Expr.Constant<O> c) {
      return !(c.value() instanceof String);
    }
    if (x instanceof Expr.Load<O> load) {
      if (load.slot() instanceof Slot.Local) {
        int[] versions = flow.versions(load);
        for (int v : versions) {
          if (!number.test(constraints.nodes.find(v))) {
            return false;
          }
        }
        return versions.length > 0;
      }
      return number.test(constraints.nodes.of(load.slot()));
    }
    if (x instanceof Expr.Binary<O> b) {
      return isNumber(b.left(), flow) && isNumber(b.right(), flow);
    }
    if (x instanceof Expr.Unary<O> || x instanceof Expr.Convert<O>) {
      return isNumber(x.children().get(0), flow);
    }
    if (x instanceof Expr.Element<O> e) {
      int array = constraints.holders.of(e.array(), flow);
      return array >= 0 && number.test(constraints.nodes.content(array, Role.Part.VALUE));
    }
    if (x instanceof Expr.Call<O> call) {
      return isNumber(call, flow);
    }
    return false;
  }

  private boolean isNumber(Expr.Call<O> call, MethodFlow<O> flow) {
    List<Role> roles = constraints.calls.roles(call);
    for (Role role : roles) {
      if (role instanceof Role.Pass pass) {
        Expr<O> x = Calls.argument(call, pass.argument());
        return x != null && isNumber(x, flow);
      }
      if (role instanceof Role.Get get && roles.size() == 1) {
        Expr<O> from = Calls.argument(call, get.holder());
        int holder = from == null ? -1 : constraints.holders.of(from, flow);
        return holder >= 0 && number.test(constraints.nodes.content(holder, get.part()));
      }
    }
    Method<O> body = roles.isEmpty() ? constraints.calls.method(call.method().key()) : null;
    return body != null
        && !call.method().isConstructor()
        && number.test(constraints.nodes.of(new Slot.Return(body.key())));
  }
}
