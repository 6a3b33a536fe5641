package io.github.tickwise.review.types;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The one abstract method of functional interfaces. */
public final class Functions {
  private static final Set<String> OF_OBJECT = Set.of("equals", "hashCode", "toString");

  private Functions() {}

  /** A function's shape: parameters as a lambda sees them; {@code returnType} may be a wildcard's bound. */
  public record Shape(MethodInfo method, List<JavaType> parameters, JavaType returnType) {
    public boolean isVoid() {
      return returnType == Primitives.VOID;
    }
  }

  /** The function that a lambda of that target type is, or null where that is not known. */
  public static Shape of(TypeIndex index, JavaType target) {
    JavaType.ClassType type = target.asClass();
    ClassInfo info = type == null ? null : index.find(type.erased());
    if (info == null || !info.isInterface()) {
      return null;
    }
    Shape found = null;
    Set<String> seen = new HashSet<>();
    for (Supertypes.Step step : Supertypes.of(index, type)) {
      if (step.info() == null || !step.info().isInterface()) {
        continue;
      }
      for (MethodInfo m : step.info().methods()) {
        // The nearest of several declarations decides whether a method is abstract.
        boolean first = !m.isStatic()
            && !OF_OBJECT.contains(m.name())
            && seen.add(m.name() + "/" + m.parameters().size());
        if (first && m.isAbstract()) {
          if (found != null) {
            return null;
          }
          found = shape(m, Substitution.of(step.info(), step.use()));
        }
      }
    }
    return found;
  }

  private static Shape shape(MethodInfo m, Substitution s) {
    List<JavaType> parameters = new ArrayList<>();
    for (JavaType p : m.parameters()) {
      parameters.add(s.apply(p).asFunctionParameter());
    }
    return new Shape(m, parameters, s.apply(m.returnType()).asFunctionParameter());
  }
}
