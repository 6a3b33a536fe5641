package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.UnaryOp;
import java.util.ArrayDeque;
import java.util.Deque;

/** Turns {@code && || ! ?:} into blocks whose tests have no such operator. */
final class ConditionLowering<O> {
  private final MethodLowering<O> method;

  ConditionLowering(MethodLowering<O> method) {
    this.method = method;
  }

  /** Jumps to one of two blocks as {@code node} says. */
  void branch(Node<O> node, Label<O> whenTrue, Label<O> whenFalse) {
    if (node instanceof Node.Literal<O> l && l.value() instanceof Boolean b) {
      method.cursor.goTo(b ? whenTrue : whenFalse);
    } else if (node instanceof Node.Unary<O> u && u.op() == UnaryOp.NOT) {
      branch(u.operand(), whenFalse, whenTrue);
    } else if (node instanceof Node.Logical<O> l) {
      Node<O> last = leading(l, whenTrue, whenFalse);
      branch(last, whenTrue, whenFalse);
    } else if (node instanceof Node.Conditional<O> c) {
      Label<O> first = method.cursor.label();
      Label<O> second = method.cursor.label();
      branch(c.condition(), first, second);
      method.cursor.start(first);
      branch(c.whenTrue(), whenTrue, whenFalse);
      method.cursor.start(second);
      branch(c.whenFalse(), whenTrue, whenFalse);
    } else {
      method.cursor.branch(method.expressions.lower(node), whenTrue, whenFalse);
    }
  }

  /** Tests all but the last operand of a chain of one operator, and returns the last. */
  private Node<O> leading(Node.Logical<O> node, Label<O> whenTrue, Label<O> whenFalse) {
    Deque<Node<O>> operands = new ArrayDeque<>();
    Node<O> left = node;
    while (left instanceof Node.Logical<O> l && l.and() == node.and()) {
      operands.push(l.right());
      left = l.left();
    }
    operands.push(left);
    while (operands.size() > 1) {
      Label<O> next = method.cursor.label();
      branch(operands.pop(), node.and() ? next : whenTrue, node.and() ? whenFalse : next);
      method.cursor.start(next);
    }
    return operands.pop();
  }

  /** The value of a {@link Node.Logical} or {@link Node.Conditional}, by way of a temporary. */
  Expr<O> value(Node<O> node) {
    Slot.Local result = method.temporary();
    Label<O> join = method.cursor.label();
    String type = node instanceof Node.Conditional<O> c
        ? choose(c, result, join)
        : decide((Node.Logical<O>) node, result, join);
    method.cursor.join(join);
    return new Expr.Load<>(result, null, type, node.origin());
  }

  private String choose(Node.Conditional<O> node, Slot.Local result, Label<O> join) {
    Label<O> whenTrue = method.cursor.label();
    Label<O> whenFalse = method.cursor.label();
    branch(node.condition(), whenTrue, whenFalse);
    String first = arm(whenTrue, node.whenTrue(), node.type(), result, join);
    String second = arm(whenFalse, node.whenFalse(), node.type(), result, join);
    return node.type().equals("?") && first.equals(second) ? first : node.type();
  }

  private String arm(Label<O> at, Node<O> node, String type, Slot.Local result, Label<O> join) {
    method.cursor.start(at);
    Expr<O> value = Conversions.convert(method.expressions.lower(node), type);
    method.cursor.emit(new Effect.Assign<>(result, null, value, false, node.origin()));
    method.cursor.goTo(join);
    return value.type();
  }

  /** The operands before the last one decide, or else the last one is the value. */
  private String decide(Node.Logical<O> node, Slot.Local result, Label<O> join) {
    Label<O> decided = method.cursor.label();
    Node<O> last = leading(node, decided, decided);
    if (last instanceof Node.Logical<O> inner) {
      decide(inner, result, join);
    } else {
      Expr<O> value = method.expressions.lower(last);
      method.cursor.emit(new Effect.Assign<>(result, null, value, false, last.origin()));
      method.cursor.goTo(join);
    }
    method.cursor.start(decided);
    var constant = new Expr.Constant<O>(!node.and(), "boolean", node.origin());
    method.cursor.emit(new Effect.Assign<>(result, null, constant, false, node.origin()));
    method.cursor.goTo(join);
    return "boolean";
  }
}
