package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.algebra.Algebra;
import io.github.tickwise.engine.algebra.Algebra.Operator;
import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.ValueType;
import java.util.List;
import java.util.function.IntFunction;

/** The kinds of an expression, given those of the nodes it reads. */
final class Evaluator<O> {
  private final Constraints<O> constraints;
  private final Calls<O> calls;
  private final Clocks clocks;
  private final Doubts<O> doubts;
  private final IntFunction<Value> read;

  /**
   * @param read the value of a node, {@link Value#NUMBER} for one that only constants flow into
   */
  Evaluator(Constraints<O> constraints, Clocks clocks, Doubts<O> doubts, IntFunction<Value> read) {
    this.constraints = constraints;
    this.calls = constraints.calls;
    this.clocks = clocks;
    this.doubts = doubts;
    this.read = read;
  }

  Value eval(Expr<O> x, MethodFlow<O> flow) {
    if (x instanceof Expr.Constant<O> c) {
      return c.value() instanceof String ? Value.UNKNOWN : Value.NUMBER;
    }
    if (x instanceof Expr.Load<O> load) {
      return load(load, flow);
    }
    if (x instanceof Expr.Binary<O> b) {
      return binary(b, flow);
    }
    if (x instanceof Expr.Convert<O> c) {
      return convert(eval(c.operand(), flow), c.operand().valueType(), c.valueType());
    }
    if (x instanceof Expr.Unary<O> u) {
      Value v = eval(u.operand(), flow);
      return switch (u.op()) {
        case NEGATE -> Algebra.lift(Algebra::negate, v);
        case COMPLEMENT -> Algebra.lift(Algebra::scramble, v);
        case NOT -> Value.UNKNOWN;
      };
    }
    if (x instanceof Expr.Call<O> call) {
      return call(call, flow);
    }
    if (x instanceof Expr.Element<O> e) {
      int array = constraints.holders.of(e.array(), flow);
      return array < 0 ? Value.UNKNOWN : content(array, Part.VALUE);
    }
    return Value.UNKNOWN;
  }

  private Value load(Expr.Load<O> load, MethodFlow<O> flow) {
    if (load.slot() instanceof Slot.Local) {
      int[] versions = flow.versions(load);
      if (versions.length == 0) {
        return Value.UNKNOWN;
      }
      Value joined = Value.NONE;
      boolean numbersOnly = true;
      for (int v : versions) {
        int node = constraints.nodes.find(v);
        Value one = read.apply(node);
        if (constraints.nodes.slot(v) instanceof Slot.Param) {
          one = doubts.strictly(node, one);
        }
        if (!one.equals(Value.NUMBER)) {
          numbersOnly = false;
          joined = joined.join(one);
        }
      }
      return numbersOnly ? Value.NUMBER : joined;
    }
    int node = constraints.nodes.of(load.slot());
    Value v = read.apply(node);
    return load.slot() instanceof Slot.Param ? doubts.strictly(node, v) : v;
  }

  private Value content(int holder, Part part) {
    int node = constraints.nodes.content(holder, part);
    return doubts.strictly(node, read.apply(node));
  }

  private Value binary(Expr.Binary<O> b, MethodFlow<O> flow) {
    Operator op = switch (b.op()) {
      case ADD -> Operator.ADD;
      case SUB -> Operator.SUBTRACT;
      case MUL, DIV, SHL, SHR, USHR -> Operator.SCALE;
      case REM -> Operator.REMAINDER;
      case AND -> Operator.MASK;
      case OR, XOR -> Operator.BITS;
      default -> null;
    };
    if (op == null) {
      return Value.UNKNOWN;
    }
    FlagBits<O> flag = FlagBits.of(b);
    if (flag != null) {
      Value v = eval(flag.number(), flow);
      return v.readings().join(Algebra.apply(op, v.withoutReadings(), Value.NUMBER));
    }
    return Algebra.apply(op, eval(b.left(), flow), eval(b.right(), flow));
  }

  private Value convert(Value v, ValueType from, ValueType to) {
    boolean narrows = to == ValueType.SHORT || from == ValueType.LONG && to == ValueType.INT;
    if (narrows || to.isFloating() && !from.isFloating()) {
      return Algebra.lift(Algebra::changeWidth, v);
    }
    if (to == ValueType.LONG && from != ValueType.LONG && v.mayBeTick()) {
      // A 32-bit counter in a long no longer wraps where the long does.
      boolean narrow = clocks.of(v).stream().anyMatch(c -> c.width() == 32);
      boolean wide = clocks.of(v).stream().anyMatch(c -> c.width() == 64);
      Value widened = narrow ? Algebra.lift(Algebra::changeWidth, v) : Value.NONE;
      return wide ? widened.join(v) : widened;
    }
    return v;
  }

  private Value call(Expr.Call<O> call, MethodFlow<O> flow) {
    List<Role> roles = calls.roles(call);
    Value result = null;
    for (Role role : roles) {
      Value v = result(role, call, flow);
      if (v != null) {
        result = result == null || result.equals(Value.NUMBER)
            ? v
            : v.equals(Value.NUMBER) ? result : result.join(v);
      }
    }
    if (result != null) {
      return result;
    }
    if (roles.isEmpty() && calls.declaresReturn(call.method())) {
      return read.apply(constraints.nodes.of(new Slot.Return(call.method().key())));
    }
    Method<O> body = roles.isEmpty() ? calls.method(call.method().key()) : null;
    if (body == null || call.method().isConstructor()) {
      return Value.UNKNOWN;
    }
    int node = constraints.nodes.of(new Slot.Return(body.key()));
    Value v = read.apply(node);
    return isOverridable(body) ? doubts.strictly(node, v) : v;
  }

  private static boolean isOverridable(Method<?> m) {
    return !m.isStatic()
        && !m.modifiers().contains(Method.Modifier.PRIVATE)
        && !m.modifiers().contains(Method.Modifier.FINAL);
  }

  /** What a role makes of the call's result, or {@code null} if nothing. */
  private Value result(Role role, Expr.Call<O> call, MethodFlow<O> flow) {
    if (role instanceof Role.Source s) {
      return s.kind() == Kind.TICK ? Value.tick(clocks.index(s.clock())) : Value.of(s.kind());
    }
    if (role instanceof Role.Pass p) {
      return argument(call, p.argument(), flow);
    }
    if (role instanceof Role.Default d) {
      return argument(call, d.argument(), flow);
    }
    if (role instanceof Role.Arithmetic a) {
      return Algebra.apply(
          a.operator(), argument(call, a.left(), flow), argument(call, a.right(), flow));
    }
    if (role instanceof Role.ConvertUnit c) {
      return Algebra.lift(Algebra::convertUnit, argument(call, c.argument(), flow));
    }
    if (role instanceof Role.Negate n) {
      return Algebra.lift(Algebra::negate, argument(call, n.argument(), flow));
    }
    if (role instanceof Role.Magnitude m) {
      return Algebra.lift(Algebra::magnitude, argument(call, m.argument(), flow));
    }
    if (role instanceof Role.Extreme e) {
      Value v = argument(call, e.arguments().get(0), flow);
      for (int i = 1; i < e.arguments().size(); i++) {
        v = Algebra.apply(Operator.EXTREME, v, argument(call, e.arguments().get(i), flow));
      }
      return v;
    }
    if (role instanceof Role.Get get) {
      Expr<O> from = Calls.argument(call, get.holder());
      if (from == null) {
        return Value.UNKNOWN;
      }
      int holder = constraints.holders.of(from, flow);
      return holder < 0 ? Value.UNKNOWN : content(holder, get.part());
    }
    if (role instanceof Role.Apply apply && apply.output().equals("RESULT")) {
      return content(constraints.holders.of(call, flow), Part.VALUE);
    }
    return null;
  }

  private Value argument(Expr.Call<O> call, int index, MethodFlow<O> flow) {
    Expr<O> x = Calls.argument(call, index);
    return x == null ? Value.UNKNOWN : eval(x, flow);
  }
}
