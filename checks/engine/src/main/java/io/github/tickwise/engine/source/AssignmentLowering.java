package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import java.util.List;

/** Turns {@code = op= ++ --} into stores. */
final class AssignmentLowering<O> {
  private final MethodLowering<O> method;

  AssignmentLowering(MethodLowering<O> method) {
    this.method = method;
  }

  /**
   * Where an assignment stores.
   *
   * @param slot a local or a field; {@code null} for an array's element
   * @param operands how many operands name the place: receiver, or array and index
   */
  private record Place<O>(Node<O> target, Slot slot, int operands) {}

  /** Lowers an assignment whose value is not used; {@code false} if it is none. */
  boolean run(Node<O> node) {
    if (node instanceof Node.Assign<O>
        || node instanceof Node.CompoundAssign<O>
        || node instanceof Node.Step<O>) {
      lower(node, false);
      return true;
    }
    return false;
  }

  /** The value of an assignment. */
  Expr<O> value(Node<O> node) {
    return lower(node, true);
  }

  private Expr<O> lower(Node<O> node, boolean used) {
    if (node instanceof Node.Assign<O> a) {
      return assign(a, used);
    }
    if (node instanceof Node.CompoundAssign<O> c) {
      return update(c.target(), c.op(), c.value(), c.origin(), used, false);
    }
    Node.Step<O> s = (Node.Step<O>) node;
    BinaryOp op = s.increment() ? BinaryOp.ADD : BinaryOp.SUB;
    return update(s.target(), op, null, s.origin(), used, !s.prefix());
  }

  private Expr<O> assign(Node.Assign<O> node, boolean used) {
    Operands<O> operands = new Operands<>(method);
    Place<O> place = place(node.target(), operands, used);
    if (place == null) {
      List<Expr<O>> both = operands.add(node.target()).add(node.value()).settled();
      return new Expr.Unknown<>(both, node.type(), node.origin());
    }
    List<Expr<O>> all = operands.add(node.value()).settled();
    return store(place, all, all.get(place.operands()), node.origin(), used);
  }

  /** {@code target op= value}; without {@code value} the constant one. */
  private Expr<O> update(
      Node<O> target, BinaryOp op, Node<O> value, O origin, boolean used, boolean wantOld) {
    Operands<O> operands = new Operands<>(method);
    Place<O> place = place(target, operands, true);
    if (place == null) {
      operands.add(target);
      List<Expr<O>> all = (value == null ? operands : operands.add(value)).settled();
      return new Expr.Unknown<>(all, target.type(), origin);
    }
    operands.add(read(place, operands.settled()));
    operands.add(value == null ? one(target.type(), origin) : method.expressions.lower(value));
    List<Expr<O>> all = operands.settled();
    Expr<O> old = all.get(place.operands());
    Expr<O> right = all.get(place.operands() + 1);
    if (used && wantOld) {
      Slot.Local t = method.temporary();
      method.cursor.emit(new Effect.Assign<>(t, null, old, false, origin));
      old = new Expr.Load<>(t, null, target.type(), origin);
    }
    boolean concat = op == BinaryOp.ADD && target.type().equals("java.lang.String");
    Expr<O> result =
        Conversions.binary(concat ? BinaryOp.CONCAT : op, old, right, target.type(), origin);
    Expr<O> stored = store(place, all, result, origin, used && !wantOld);
    return wantOld ? old : stored;
  }

  /** Evaluates what names the place; {@code null} if the target is no place. */
  private Place<O> place(Node<O> target, Operands<O> operands, boolean repeated) {
    if (target instanceof Node.Local<O> l) {
      return new Place<>(target, method.slot(l.variable()), 0);
    }
    if (target instanceof Node.Field<O> f) {
      if (f.receiver() == null) {
        return new Place<>(target, f.field(), 0);
      }
      add(f.receiver(), operands, repeated);
      return new Place<>(target, f.field(), 1);
    }
    if (target instanceof Node.Index<O> i) {
      add(i.array(), operands, repeated);
      add(i.index(), operands, repeated);
      return new Place<>(target, null, 2);
    }
    return null;
  }

  private static <O> void add(Node<O> node, Operands<O> operands, boolean repeated) {
    if (repeated) {
      operands.addRepeatable(node);
    } else {
      operands.add(node);
    }
  }

  private Expr<O> read(Place<O> place, List<Expr<O>> operands) {
    Node<O> target = place.target();
    if (place.slot() == null) {
      return new Expr.Element<>(operands.get(0), operands.get(1), target.type(), target.origin());
    }
    return new Expr.Load<>(place.slot(), receiver(place, operands), target.type(), target.origin());
  }

  private static <O> Expr<O> receiver(Place<O> place, List<Expr<O>> operands) {
    return place.operands() == 1 ? operands.get(0) : null;
  }

  /** Stores; the result is a read of what was stored, if it is used. */
  private Expr<O> store(
      Place<O> place, List<Expr<O>> operands, Expr<O> value, O origin, boolean used) {
    String type = place.target().type();
    Expr<O> converted = Conversions.convert(value, type);
    if (place.slot() != null) {
      Expr<O> receiver = receiver(place, operands);
      method.cursor.emit(new Effect.Assign<>(place.slot(), receiver, converted, false, origin));
      return new Expr.Load<>(place.slot(), receiver, type, origin);
    }
    if (used) {
      Slot.Local t = method.temporary();
      method.cursor.emit(new Effect.Assign<>(t, null, converted, false, origin));
      converted = new Expr.Load<>(t, null, type, origin);
    }
    method.cursor.emit(
        new Effect.StoreElement<>(operands.get(0), operands.get(1), converted, origin));
    return converted;
  }

  private Expr<O> one(String type, O origin) {
    String number = Conversions.numeric(type);
    return number == null
        ? new Expr.Constant<>(1, "int", origin)
        : new Expr.Constant<>(Conversions.cast(1, number), number, origin);
  }
}
