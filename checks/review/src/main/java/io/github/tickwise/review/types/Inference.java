package io.github.tickwise.review.types;

import java.util.List;
import java.util.Set;

/** Learns what a generic method's type parameters stand for, argument by argument. Not thread-safe. */
public final class Inference {
  private final TypeIndex index;
  private final Set<JavaType.Variable> wanted;
  private final List<JavaType.Variable> order;
  private final Substitution learned = new Substitution();

  /**
   * @param wanted the parameters to learn
   * @param receiver what the class's parameters stand for
   */
  public Inference(TypeIndex index, List<JavaType.Variable> wanted, Substitution receiver) {
    this.index = index;
    this.order = wanted;
    this.wanted = Set.copyOf(wanted);
    if (receiver != null) {
      learned.putAll(receiver);
    }
  }

  /** An argument of type {@code actual} is passed to, or a value of it returned as, {@code formal}. */
  public void accept(JavaType formal, JavaType actual) {
    unify(formal, actual, false, 0);
  }

  /** The call's value of type {@code formal} is used where {@code actual} is expected. */
  public void expect(JavaType formal, JavaType actual) {
    unify(formal, actual, true, 0);
  }

  private void unify(JavaType formal, JavaType actual, boolean expected, int depth) {
    if (depth > 8 || actual == null || actual.isUnknown() || wanted.isEmpty()) {
      return;
    }
    if (formal instanceof JavaType.Variable v) {
      if (wanted.contains(v)) {
        learned.put(v, actual.asFunctionParameter());
      }
    } else if (formal instanceof JavaType.Array f) {
      if (actual instanceof JavaType.Array a) {
        unify(f.element(), a.element(), expected, depth + 1);
      }
    } else if (formal instanceof JavaType.Wildcard w) {
      JavaType bound = w.lower() != null ? w.lower() : w.upper();
      if (bound != null) {
        unify(bound, actual.asFunctionParameter(), expected, depth + 1);
      }
    } else if (formal instanceof JavaType.ClassType f && !f.arguments().isEmpty()) {
      unifyClass(f, Primitives.boxed(actual).asClass(), expected, depth);
    }
  }

  private void unifyClass(
      JavaType.ClassType formal, JavaType.ClassType actual, boolean expected, int depth) {
    if (actual == null) {
      return;
    }
    JavaType.ClassType f = expected ? Supertypes.as(index, formal, actual.erased()) : formal;
    JavaType.ClassType a = expected ? actual : Supertypes.as(index, actual, formal.erased());
    if (f == null || a == null || f.arguments().size() != a.arguments().size()) {
      return;
    }
    for (int i = 0; i < f.arguments().size(); i++) {
      unify(f.arguments().get(i), a.arguments().get(i), expected, depth + 1);
    }
  }

  /** A formal type with what has been learned so far; parameters not yet learned stay. */
  public JavaType soFar(JavaType formal) {
    return learned.apply(formal);
  }

  /** The result type; what was never learned is unknown. */
  public JavaType result(JavaType formal) {
    return learned.applyOrUnknown(formal, order).upward();
  }

  /** Forgets parameters never learned: in function parameters they are unknown. */
  public JavaType function(JavaType formal) {
    Substitution copy = new Substitution();
    copy.putAll(learned);
    return copy.applyOrUnknown(formal, order);
  }
}
