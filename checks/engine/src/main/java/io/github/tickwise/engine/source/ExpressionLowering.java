package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.UnaryOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Turns expressions into trees, and what they do besides into effects before the tree's use. */
final class ExpressionLowering<O> {
  /**
   * How deep a tree may grow to the left before it continues from a temporary, so that those who
   * walk it may recurse: generated code adds thousands of strings in one expression.
   */
  private static final int MAX_DEPTH = 200;

  private final MethodLowering<O> method;
  private final AssignmentLowering<O> assignments;
  private final ConditionLowering<O> conditions;
  private final FunctionLowering<O> functions;

  ExpressionLowering(MethodLowering<O> method) {
    this.method = method;
    this.assignments = new AssignmentLowering<>(method);
    this.conditions = new ConditionLowering<>(method);
    this.functions = new FunctionLowering<>(method);
  }

  /** The value of an expression, all that it does being done before. */
  Expr<O> lower(Node<O> node) {
    Deque<Node<O>> spine = new ArrayDeque<>();
    Node<O> bottom = node;
    for (Node<O> first = first(bottom); first != null; first = first(bottom)) {
      spine.push(bottom);
      bottom = first;
    }
    Expr<O> value = leaf(bottom);
    for (int depth = 1; !spine.isEmpty(); depth++) {
      if (depth % MAX_DEPTH == 0) {
        value = method.spill(value);
      }
      value = complete(spine.pop(), value);
    }
    return value;
  }

  /** Lowers an expression for what it does; its value is not used. */
  void run(Node<O> node) {
    if (!assignments.run(node)) {
      method.cursor.emit(new Effect.Evaluate<>(lower(node), node.origin()));
    }
  }

  /** Jumps to one of two blocks as a condition says. */
  void branch(Node<O> condition, Label<O> whenTrue, Label<O> whenFalse) {
    conditions.branch(condition, whenTrue, whenFalse);
  }

  /** The operand that is evaluated first, of the expressions that make long chains. */
  private static <O> Node<O> first(Node<O> node) {
    if (node instanceof Node.Binary<O> b) {
      return b.left();
    }
    if (node instanceof Node.Invoke<O> i) {
      return i.receiver();
    }
    if (node instanceof Node.Field<O> f) {
      return f.receiver();
    }
    return node instanceof Node.Index<O> i ? i.array() : null;
  }

  private Expr<O> complete(Node<O> node, Expr<O> first) {
    Operands<O> operands = new Operands<>(method).add(first);
    if (node instanceof Node.Binary<O> b) {
      List<Expr<O>> both = operands.add(b.right()).settled();
      return Conversions.binary(b.op(), both.get(0), both.get(1), b.type(), b.origin());
    }
    if (node instanceof Node.Invoke<O> i) {
      i.arguments().forEach(operands::add);
      List<Expr<O>> all = operands.settled();
      return call(i, all.get(0), all.subList(1, all.size()));
    }
    if (node instanceof Node.Field<O> f) {
      return new Expr.Load<>(f.field(), first, f.type(), f.origin());
    }
    Node.Index<O> i = (Node.Index<O>) node;
    List<Expr<O>> both = operands.add(i.index()).settled();
    return new Expr.Element<>(both.get(0), both.get(1), i.type(), i.origin());
  }

  private Expr<O> leaf(Node<O> node) {
    if (node instanceof Node.Literal<O> l) {
      return new Expr.Constant<>(l.value(), l.type(), l.origin());
    }
    if (node instanceof Node.Local<O> l) {
      String type = l.type().equals("?") ? l.variable().type() : l.type();
      return new Expr.Load<>(method.slot(l.variable()), null, type, l.origin());
    }
    if (node instanceof Node.Field<O> f) {
      return new Expr.Load<>(f.field(), null, f.type(), f.origin());
    }
    if (node instanceof Node.Invoke<O> i) {
      return call(i, null, all(i.arguments()));
    }
    if (node instanceof Node.Unary<O> u) {
      return unary(u);
    }
    if (node instanceof Node.Cast<O> c) {
      Expr<O> operand = lower(c.operand());
      return operand.type().equals(c.type())
          ? operand
          : new Expr.Convert<>(operand, c.type(), true, c.origin());
    }
    if (node instanceof Node.Logical || node instanceof Node.Conditional) {
      return conditions.value(node);
    }
    if (node instanceof Node.Lambda || node instanceof Node.Reference || node instanceof Node.New) {
      return functions.lower(node);
    }
    if (node instanceof Node.NewArray<O> a) {
      return newArray(a);
    }
    if (node instanceof Node.Switch<O> s) {
      return switchValue(s);
    }
    if (node instanceof Node.InstanceOf<O> i) {
      return instanceOf(i);
    }
    if (node instanceof Node.Opaque<O> o) {
      return new Expr.Unknown<>(all(o.children()), o.type(), o.origin());
    }
    return assignments.value(node);
  }

  /** Operands in their order. */
  List<Expr<O>> all(List<Node<O>> nodes) {
    Operands<O> operands = new Operands<>(method);
    nodes.forEach(operands::add);
    return operands.settled();
  }

  private Expr<O> call(Node.Invoke<O> i, Expr<O> receiver, List<Expr<O>> arguments) {
    return new Expr.Call<>(
        i.method(),
        receiver,
        converted(arguments, i.method().parameterTypes()),
        i.type(),
        i.origin());
  }

  /** Arguments as the parameters hold them. */
  List<Expr<O>> converted(List<Expr<O>> arguments, List<String> types) {
    List<Expr<O>> converted = new ArrayList<>(arguments.size());
    for (int i = 0; i < arguments.size(); i++) {
      String type = i < types.size() ? types.get(i) : null;
      converted.add(Conversions.convert(arguments.get(i), type));
    }
    return converted;
  }

  private Expr<O> unary(Node.Unary<O> u) {
    Expr<O> operand = lower(u.operand());
    if (u.op() == UnaryOp.NOT) {
      return new Expr.Unary<>(u.op(), operand, "boolean", u.origin());
    }
    String promoted = Conversions.promoted(operand.type(), "int");
    String type = promoted == null ? u.type() : promoted;
    return new Expr.Unary<>(u.op(), Conversions.convert(operand, promoted), type, u.origin());
  }

  private Expr<O> newArray(Node.NewArray<O> a) {
    // The model has no place for lengths: what they do is done before.
    for (Expr<O> length : all(a.dimensions())) {
      if (!Trees.isRepeatable(length)) {
        method.cursor.emit(new Effect.Evaluate<>(length, length.origin()));
      }
    }
    String type = a.type();
    String element = type.endsWith("[]") ? type.substring(0, type.length() - 2) : null;
    List<Expr<O>> elements =
        all(a.elements()).stream().map(e -> Conversions.convert(e, element)).toList();
    return new Expr.NewArray<>(elements, a.initialised(), type, a.origin());
  }

  private Expr<O> switchValue(Node.Switch<O> s) {
    Slot.Local result = method.temporary();
    method.statements.switchValue(s, result);
    return new Expr.Load<>(result, null, s.type(), s.origin());
  }

  /** The binding is stored before the test: nothing reads it where the test fails. */
  private Expr<O> instanceOf(Node.InstanceOf<O> i) {
    Expr<O> operand = lower(i.operand());
    if (i.binding() != null) {
      operand = Trees.isLocalOrConstant(operand) ? operand : method.spill(operand);
      Slot.Local binding = method.declare(i.binding());
      method.cursor.emit(
          new Effect.Assign<>(binding, null, operand, false, i.binding().origin()));
    }
    return new Expr.Unknown<>(List.of(operand), "boolean", i.origin());
  }

  /** {@code selector == label} of a switch. */
  Expr<O> matches(Expr<O> selector, Node<O> label) {
    return Conversions.binary(BinaryOp.EQ, selector, lower(label), "boolean", label.origin());
  }
}
