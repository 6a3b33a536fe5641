package io.github.tickwise.review.types;

import java.util.List;

/** A class, interface, enum, record or annotation of the program or the JDK. Thread-safe once built. */
public abstract class ClassInfo {
  private final String name;
  private final List<JavaType.Variable> typeParameters;

  protected ClassInfo(String name, List<JavaType.Variable> typeParameters) {
    this.name = name;
    this.typeParameters = List.copyOf(typeParameters);
  }

  /** {@code pkg.Outer$Inner}. */
  public final String name() {
    return name;
  }

  public final List<JavaType.Variable> typeParameters() {
    return typeParameters;
  }

  public abstract boolean isInterface();

  /** The superclass first, then the interfaces; empty for Object. */
  public abstract List<JavaType> supertypes();

  /** A field declared here, or null. */
  public abstract FieldInfo field(String name);

  /** The methods of that name declared here. */
  public abstract List<MethodInfo> methods(String name);

  /** All methods declared here. */
  public abstract Iterable<MethodInfo> methods();

  /** The binary name of a type declared directly here, or null. */
  public abstract String nested(String simpleName);

  /** The class with its own parameters as arguments, as its body sees itself. */
  public final JavaType.ClassType self() {
    return new JavaType.ClassType(name, List.copyOf(typeParameters));
  }

  @Override
  public final String toString() {
    return name;
  }
}
