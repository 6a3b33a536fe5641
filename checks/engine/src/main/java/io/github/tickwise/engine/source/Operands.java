package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.ValueType;
import java.util.ArrayList;
import java.util.List;

/**
 * The operands of one operation, evaluated from left to right. An operand stays a part of its tree
 * unless an effect of a later one comes between and could change it, or would change places with a
 * call of it: then it is evaluated into a temporary where it stood.
 */
final class Operands<O> {
  private final MethodLowering<O> method;
  private final List<Expr<O>> values = new ArrayList<>();
  private final List<BlockCursor.Mark<O>> marks = new ArrayList<>();

  Operands(MethodLowering<O> method) {
    this.method = method;
  }

  /** Adds an operand that was lowered just now. */
  Operands<O> add(Expr<O> value) {
    values.add(value);
    marks.add(method.cursor.mark());
    return this;
  }

  /** Lowers and adds an operand. */
  Operands<O> add(Node<O> node) {
    return add(method.expressions.lower(node));
  }

  /** Lowers and adds an operand that will be mentioned twice. */
  Operands<O> addRepeatable(Node<O> node) {
    Expr<O> value = method.expressions.lower(node);
    return add(Trees.isRepeatable(value) ? value : method.spill(value));
  }

  /** The operands as they stand after the last one was evaluated. */
  List<Expr<O>> settled() {
    // From the right: an insertion moves the places behind it.
    for (int i = values.size() - 2; i >= 0; i--) {
      if (method.cursor.movedSince(marks.get(i)) && isDisturbed(values.get(i), marks.get(i))) {
        values.set(i, method.spillAt(marks.get(i), values.get(i)));
      }
    }
    return values;
  }

  private boolean isDisturbed(Expr<O> value, BlockCursor.Mark<O> mark) {
    return Trees.any(value, e -> {
      if (e instanceof Expr.Load<O> load) {
        return isDisturbed(load, mark);
      }
      return e instanceof Expr.Call
          || (e instanceof Expr.Element && method.cursor.elementsChangedSince(mark));
    });
  }

  /**
   * A call may store any field; but one that holds an object is taken to hold the same after a call,
   * so that what is known of its contents stays with the field.
   */
  private boolean isDisturbed(Expr.Load<O> load, BlockCursor.Mark<O> mark) {
    return method.cursor.storedSince(load.slot(), mark)
        || (load.slot() instanceof Slot.Field
            && load.valueType() != ValueType.REFERENCE
            && method.cursor.calledSince(mark));
  }
}
