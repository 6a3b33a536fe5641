package io.github.tickwise.review.types;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What type parameters stand for. Not thread-safe. */
public final class Substitution {
  private final Map<JavaType.Variable, JavaType> known = new HashMap<>();

  /** What the parameters of a class stand for in one of its uses; those of a raw type are their bounds. */
  static Substitution of(ClassInfo type, JavaType.ClassType use) {
    Substitution s = new Substitution();
    List<JavaType.Variable> parameters = type.typeParameters();
    boolean raw = parameters.size() != use.arguments().size();
    for (int i = 0; i < parameters.size(); i++) {
      JavaType.Variable p = parameters.get(i);
      s.known.put(p, raw ? erasure(p) : use.arguments().get(i));
    }
    return s;
  }

  private static JavaType erasure(JavaType.Variable v) {
    String erased = v.erased();
    return erased.equals("?") ? JavaType.UNKNOWN : JavaType.of(erased);
  }

  /** Keeps what is known first; unknown and null say nothing. */
  void put(JavaType.Variable variable, JavaType type) {
    if (!type.isUnknown() && type != JavaType.NULL && type != variable) {
      known.putIfAbsent(variable, Primitives.boxed(type));
    }
  }

  void putAll(Substitution other) {
    other.known.forEach(known::putIfAbsent);
  }

  boolean knows(JavaType.Variable variable) {
    return known.containsKey(variable);
  }

  /** The type with parameters replaced; parameters not known stay. */
  public JavaType apply(JavaType type) {
    return apply(type, 0);
  }

  private JavaType apply(JavaType type, int depth) {
    // F-bounded types unfold for ever where a parameter was inferred as a type that mentions
    // itself.
    if (depth > 12 || known.isEmpty()) {
      return type;
    }
    if (type instanceof JavaType.Variable v) {
      return known.getOrDefault(v, v);
    }
    if (type instanceof JavaType.ClassType c && !c.arguments().isEmpty()) {
      List<JavaType> arguments = new ArrayList<>(c.arguments().size());
      for (JavaType a : c.arguments()) {
        arguments.add(apply(a, depth + 1));
      }
      return new JavaType.ClassType(c.erased(), arguments);
    }
    if (type instanceof JavaType.Array a) {
      return new JavaType.Array(apply(a.element(), depth + 1).upward());
    }
    if (type instanceof JavaType.Wildcard w) {
      return new JavaType.Wildcard(
          w.upper() == null ? null : apply(w.upper(), depth + 1).upward(),
          w.lower() == null ? null : apply(w.lower(), depth + 1).asFunctionParameter());
    }
    return type;
  }

  /** The type with the given parameters as their bounds, or unknown, where nothing was learned of them. */
  JavaType applyOrUnknown(JavaType type, List<JavaType.Variable> parameters) {
    for (JavaType.Variable p : parameters) {
      known.putIfAbsent(p, p.bound() == JavaType.OBJECT ? JavaType.UNKNOWN : erasure(p));
    }
    return apply(type);
  }
}
