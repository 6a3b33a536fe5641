package io.github.tickwise.review.types;

import java.util.List;

/** A static type, generics included. Immutable but for the late bound of a {@link Variable}. */
public sealed interface JavaType {

  /** The erased name as the engine wants it: {@code long}, {@code pkg.Outer$Inner}, {@code long[]}, {@code "?"}. */
  String erased();

  /** Not known. */
  JavaType UNKNOWN = new Special("?");

  /** The type of {@code null}. */
  JavaType NULL = new Special("?");

  JavaType OBJECT = new ClassType("java.lang.Object", List.of());

  JavaType STRING = new ClassType("java.lang.String", List.of());

  /** {@link #UNKNOWN} and {@link #NULL}; told apart by identity. */
  final class Special implements JavaType {
    private final String erased;

    private Special(String erased) {
      this.erased = erased;
    }

    @Override
    public String erased() {
      return erased;
    }
  }

  /** {@code long}, {@code void}... */
  record Primitive(String erased) implements JavaType {}

  /**
   * A class or interface.
   *
   * @param erased {@code pkg.Outer$Inner}
   * @param arguments empty for a raw type and for one without parameters
   */
  record ClassType(String erased, List<JavaType> arguments) implements JavaType {}

  /** An array. */
  record Array(JavaType element) implements JavaType {
    @Override
    public String erased() {
      return element.erased() + "[]";
    }
  }

  /** {@code ?}, {@code ? extends U}, {@code ? super L}; the bound not given is null. */
  record Wildcard(JavaType upper, JavaType lower) implements JavaType {
    @Override
    public String erased() {
      return upper == null ? OBJECT.erased() : upper.erased();
    }
  }

  /** A type parameter of a class or method; told apart by identity. */
  final class Variable implements JavaType {
    private final String name;
    private volatile JavaType bound = OBJECT;

    public Variable(String name) {
      this.name = name;
    }

    public String name() {
      return name;
    }

    /** The first bound. */
    public JavaType bound() {
      return bound;
    }

    /** Bounds may mention the parameter itself, so they come after it. */
    public void bound(JavaType bound) {
      this.bound = bound;
    }

    @Override
    public String erased() {
      JavaType b = bound;
      // A bound that is a parameter again may be a cycle in code that does not compile.
      for (int depth = 0; b instanceof Variable v && depth < 16; depth++) {
        b = v.bound;
      }
      return b instanceof Variable ? OBJECT.erased() : b.erased();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** A class without type arguments. */
  static ClassType of(String name) {
    return new ClassType(name, List.of());
  }

  /** Whether this is {@link #UNKNOWN}. */
  default boolean isUnknown() {
    return this == UNKNOWN;
  }

  /** A value of this type as an expression sees it: a wildcard is its upper bound. */
  default JavaType upward() {
    if (this instanceof Wildcard w) {
      return w.upper == null ? OBJECT : w.upper.upward();
    }
    return this;
  }

  /** What a function takes whose parameter is this: {@code ? super T} and {@code ? extends T} are T. */
  default JavaType asFunctionParameter() {
    if (this instanceof Wildcard w) {
      return w.lower != null ? w.lower : w.upper != null ? w.upper : OBJECT;
    }
    return this;
  }

  /** The class whose members a value of this type has, or null for primitives, arrays and unknown. */
  default ClassType asClass() {
    JavaType t = upward();
    for (int depth = 0; t instanceof Variable v && depth < 16; depth++) {
      t = v.bound().upward();
    }
    return t instanceof ClassType c ? c : null;
  }
}
