package io.github.tickwise.engine.model;

import java.util.List;

/** The method that a call names, as its static type says. Immutable; its key is made once, for it is asked for everywhere. */
public final class MethodRef {
  private final String owner;
  private final String name;
  private final List<String> parameterTypes;
  private final String returnType;
  private final boolean isStatic;
  private final String key;

  /**
   * @param owner the declaring class as {@code pkg.Outer$Inner} where the front end can tell, else
   *     the receiver's static type, else {@code "?"}
   * @param name the method's name; {@code <init>} for a constructor
   * @param parameterTypes erased declared types ({@code long}, {@code java.lang.String}, {@code
   *     long[]}); {@code "?"} for one that is not known. Its size is the number of arguments
   * @param returnType erased, {@code "?"} if not known; {@code void} for a constructor
   */
  public MethodRef(
      String owner, String name, List<String> parameterTypes, String returnType, boolean isStatic) {
    this.owner = owner;
    this.name = name;
    this.parameterTypes = List.copyOf(parameterTypes);
    this.returnType = returnType;
    this.isStatic = isStatic;
    this.key = owner + "#" + name + "(" + String.join(",", parameterTypes) + ")";
  }

  public String owner() {
    return owner;
  }

  public String name() {
    return name;
  }

  public List<String> parameterTypes() {
    return parameterTypes;
  }

  public String returnType() {
    return returnType;
  }

  public boolean isStatic() {
    return isStatic;
  }

  /** The key under which a {@link Method} of the program declares this method. */
  public String key() {
    return key;
  }

  /** Whether this is a constructor. */
  public boolean isConstructor() {
    return name.equals("<init>");
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MethodRef m
        && key.equals(m.key)
        && returnType.equals(m.returnType)
        && isStatic == m.isStatic;
  }

  @Override
  public int hashCode() {
    return key.hashCode();
  }

  @Override
  public String toString() {
    return key;
  }
}
