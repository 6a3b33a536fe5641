package io.github.tickwise.bytecode;

import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.ValueType;
import java.util.ArrayList;
import java.util.List;

/**
 * An entry of the operand stack: an expression that is not yet evaluated, with what decides how long that may wait.
 *
 * @param kind what the entry stands for
 * @param depth height of the expression tree
 * @param calls whether it contains a call, which must happen once and in its turn
 * @param readsHeap whether it reads a field or an element
 * @param readsLocals whether it reads a local
 */
record Operand(
    Expr<Place> value,
    Kind kind,
    int depth,
    boolean calls,
    boolean readsHeap,
    boolean readsLocals) {

  enum Kind {
    VALUE,
    /** The receiver of the method itself. */
    THIS,
    /** The object around the method's own; the source names its members as those of its own. */
    OUTER,
    /** The result of a NEW before its constructor ran; told apart by identity. */
    ALLOCATED
  }

  static Operand of(Expr<Place> value, Operand... parts) {
    return of(value, List.of(parts));
  }

  static Operand of(Expr<Place> value, List<Operand> parts) {
    int depth = 0;
    boolean calls = value instanceof Expr.Call;
    boolean readsHeap = value instanceof Expr.Element
        || value instanceof Expr.Load<Place> load && load.slot() instanceof Slot.Field;
    boolean readsLocals =
        value instanceof Expr.Load<Place> load && load.slot() instanceof Slot.Local;
    for (Operand part : parts) {
      depth = Math.max(depth, part.depth);
      calls |= part.calls;
      readsHeap |= part.readsHeap;
      readsLocals |= part.readsLocals;
    }
    return new Operand(value, Kind.VALUE, depth + 1, calls, readsHeap, readsLocals);
  }

  static List<Expr<Place>> values(List<Operand> operands) {
    List<Expr<Place>> values = new ArrayList<>(operands.size());
    for (Operand operand : operands) {
      values.add(operand.value);
    }
    return values;
  }

  static Operand special(Kind kind, Expr<Place> value) {
    return new Operand(value, kind, 1, false, false, false);
  }

  /** Whether it may be copied and evaluated any number of times. */
  boolean isPlain() {
    return kind != Kind.VALUE
        || value instanceof Expr.Constant
        || value instanceof Expr.Load<Place> load && load.slot() instanceof Slot.Local
        || value instanceof Expr.Unknown<Place> unknown && unknown.children().isEmpty();
  }

  /** Whether it takes two stack words. */
  boolean isWide() {
    ValueType type = value.valueType();
    return type == ValueType.LONG || type == ValueType.DOUBLE;
  }

  boolean reads(Slot slot) {
    boolean possible = slot instanceof Slot.Local ? readsLocals : readsHeap;
    return possible && reads(value, slot);
  }

  private static boolean reads(Expr<Place> expr, Slot slot) {
    if (expr instanceof Expr.Load<Place> load && load.slot().equals(slot)) {
      return true;
    }
    for (Expr<Place> child : expr.children()) {
      if (reads(child, slot)) {
        return true;
      }
    }
    return false;
  }

  /** The receiver as the model wants it: {@code null} for {@code this}. */
  Expr<Place> asReceiver() {
    return isOwnObject() ? null : value;
  }

  /** Whether it is {@code this}, or the {@code this} of a class around. */
  boolean isOwnObject() {
    return kind == Kind.THIS || kind == Kind.OUTER;
  }

  Operand asOuter() {
    return special(Kind.OUTER, value);
  }

  /** The same value under the static type of a reference cast. */
  Operand withType(String type) {
    Expr<Place> typed;
    if (value instanceof Expr.Load<Place> e) {
      typed = new Expr.Load<>(e.slot(), e.receiver(), type, e.origin());
    } else if (value instanceof Expr.Call<Place> e) {
      typed = new Expr.Call<>(e.method(), e.receiver(), e.arguments(), type, e.origin());
    } else if (value instanceof Expr.Element<Place> e) {
      typed = new Expr.Element<>(e.array(), e.index(), type, e.origin());
    } else {
      // Constants, functions and new objects know their own type better than the cast does.
      return this;
    }
    return new Operand(typed, kind, depth, calls, readsHeap, readsLocals);
  }
}
