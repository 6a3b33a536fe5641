package io.github.tickwise.engine.model;

import java.util.List;

/**
 * The method that a call names, as its static type says.
 *
 * @param owner the declaring class as {@code pkg.Outer$Inner} where the front end can tell, else
 *     the receiver's static type, else {@code "?"}
 * @param name the method's name; {@code <init>} for a constructor
 * @param parameterTypes erased declared types ({@code long}, {@code java.lang.String}, {@code
 *     long[]}); {@code "?"} for one that is not known. Its size is the number of arguments
 * @param returnType erased, {@code "?"} if not known; {@code void} for a constructor
 */
public record MethodRef(
    String owner, String name, List<String> parameterTypes, String returnType, boolean isStatic) {

  public MethodRef {
    parameterTypes = List.copyOf(parameterTypes);
  }

  /** The key under which a {@link Method} of the program declares this method. */
  public String key() {
    return owner + "#" + name + "(" + String.join(",", parameterTypes) + ")";
  }

  /** Whether this is a constructor. */
  public boolean isConstructor() {
    return name.equals("<init>");
  }
}
