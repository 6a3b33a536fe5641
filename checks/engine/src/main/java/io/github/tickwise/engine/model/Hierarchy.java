package io.github.tickwise.engine.model;

import java.util.Set;

/** What the front end knows of the types that a program mentions. Thread-safe. */
public interface Hierarchy {

  /**
   * All supertypes of a type as far as they are known, the type itself first; classes of the
   * program, of the JDK and, where there is one, of the class path. Names as {@code
   * pkg.Outer$Inner}.
   */
  Set<String> supertypes(String type);

  /** Whether {@code type} is {@code ancestor} or one of its subtypes. */
  default boolean isSubtype(String type, String ancestor) {
    return type.equals(ancestor) || supertypes(type).contains(ancestor);
  }
}
