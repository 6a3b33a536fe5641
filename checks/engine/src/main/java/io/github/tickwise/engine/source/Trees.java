package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Predicate;

/** Questions about expressions. */
final class Trees {
  private Trees() {}

  /** Whether the tree holds an expression of that kind. Does not recurse. */
  static <O> boolean any(Expr<O> root, Predicate<Expr<O>> wanted) {
    Deque<Expr<O>> todo = new ArrayDeque<>();
    todo.push(root);
    while (!todo.isEmpty()) {
      Expr<O> e = todo.pop();
      if (wanted.test(e)) {
        return true;
      }
      e.children().forEach(todo::push);
    }
    return false;
  }

  /** Whether the expression may stand twice: reads of slots, constants, {@code this}. */
  static <O> boolean isRepeatable(Expr<O> root) {
    Expr<O> e = root;
    while (e instanceof Expr.Load<O> load && load.receiver() != null) {
      e = load.receiver();
    }
    return e instanceof Expr.Load
        || e instanceof Expr.Constant
        || (e instanceof Expr.Unknown<O> u && u.children().isEmpty());
  }

  /** Whether the expression reads a local or is a constant: nothing but a store changes it. */
  static <O> boolean isLocalOrConstant(Expr<O> e) {
    return e instanceof Expr.Constant
        || (e instanceof Expr.Load<O> load && !(load.slot() instanceof Slot.Field));
  }
}
