package io.github.tickwise.review.types;

import io.github.tickwise.review.types.JavaType.Primitive;
import java.util.Set;

/** What it costs to pass an argument to a parameter, for choosing among overloads (JLS 15.12.2, simplified). */
final class Conversions {
  static final int IMPOSSIBLE = -1;
  private static final int UNSURE = 4;
  private static final int BOXING = 20;
  private static final int TO_OBJECT = 9;

  private final TypeIndex index;

  Conversions(TypeIndex index) {
    this.index = index;
  }

  /** 0 for the same type, more the further away, {@link #IMPOSSIBLE} where the types exclude it. */
  int cost(JavaType from, JavaType to) {
    if (from.isUnknown() || to.isUnknown()) {
      return UNSURE;
    }
    if (from == JavaType.NULL) {
      return to instanceof Primitive ? IMPOSSIBLE : nullCost(to);
    }
    if (from instanceof Primitive p) {
      return p == Primitives.VOID ? IMPOSSIBLE : fromPrimitive(p, to);
    }
    if (to instanceof Primitive p) {
      JavaType unboxed = Primitives.unboxed(from);
      if (unboxed instanceof Primitive u) {
        int steps = Primitives.widening(u.erased(), p.erased());
        return steps < 0 ? IMPOSSIBLE : BOXING + steps;
      }
      return isOpen(from) ? BOXING + UNSURE : IMPOSSIBLE;
    }
    return reference(from, to);
  }

  private static int nullCost(JavaType to) {
    return to.erased().equals("java.lang.Object") ? TO_OBJECT : 1;
  }

  private int fromPrimitive(Primitive from, JavaType to) {
    if (to instanceof Primitive p) {
      return Primitives.widening(from.erased(), p.erased());
    }
    int cost = reference(Primitives.boxed(from), to);
    return cost < 0 ? cost : BOXING + cost;
  }

  private int reference(JavaType from, JavaType to) {
    if (to instanceof JavaType.Variable || to.erased().equals("java.lang.Object")) {
      return to.erased().equals("java.lang.Object") ? TO_OBJECT : boundCost(from, to);
    }
    if (from instanceof JavaType.Array a) {
      return to instanceof JavaType.Array b ? elementCost(a, b) : arrayCost(to);
    }
    if (to instanceof JavaType.Array) {
      return isOpen(from) ? UNSURE : IMPOSSIBLE;
    }
    return boundCost(from, to);
  }

  private int elementCost(JavaType.Array from, JavaType.Array to) {
    if (from.element() instanceof Primitive || to.element() instanceof Primitive) {
      boolean same = from.element().erased().equals(to.element().erased());
      return same ? 0 : from.element().isUnknown() ? UNSURE : IMPOSSIBLE;
    }
    return cost(from.element(), to.element());
  }

  private static int arrayCost(JavaType to) {
    return switch (to.erased()) {
      case "java.lang.Cloneable", "java.io.Serializable" -> TO_OBJECT - 1;
      default -> IMPOSSIBLE;
    };
  }

  private int boundCost(JavaType from, JavaType to) {
    String source = from.erased();
    String target = to.erased();
    if (source.equals(target)) {
      return 0;
    }
    Set<String> parents = index.supertypes(source);
    if (parents.contains(target)) {
      // Nearer supertypes are more specific; the walk is breadth-first.
      int at = 0;
      for (String p : parents) {
        if (p.equals(target)) {
          break;
        }
        at++;
      }
      return Math.min(at, TO_OBJECT - 1);
    }
    return isOpen(from) ? UNSURE : IMPOSSIBLE;
  }

  /** Whether the type may have supertypes that are not known. */
  private boolean isOpen(JavaType type) {
    return type.erased().equals("?") || Supertypes.unknownParent(index, type.erased()) != null;
  }
}
