package io.github.tickwise.review.types;

import java.util.ArrayList;
import java.util.List;

/**
 * A method or constructor ({@code <init>}).
 *
 * @param typeParameters its own, without those of the class
 * @param returnType {@code void} for a constructor
 */
public record MethodInfo(
    ClassInfo owner,
    String name,
    List<JavaType.Variable> typeParameters,
    List<JavaType> parameters,
    boolean varargs,
    JavaType returnType,
    boolean isStatic,
    boolean isAbstract,
    boolean isPrivate) {

  /** Whether every call has a signature of its own, made of what it is given (JLS 15.12.3). */
  public boolean isSignaturePolymorphic() {
    return varargs
        && parameters.size() == 1
        && (owner.name().equals("java.lang.invoke.VarHandle")
            || owner.name().equals("java.lang.invoke.MethodHandle"));
  }

  /** Erased parameter types, as in the method's key. */
  public List<String> erasedParameters() {
    List<String> erased = new ArrayList<>(parameters.size());
    for (JavaType p : parameters) {
      erased.add(p.erased());
    }
    return erased;
  }

  /** The engine's key. */
  public String key() {
    return owner.name() + "#" + name + "(" + String.join(",", erasedParameters()) + ")";
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }
}
