package io.github.tickwise.engine.model;

/**
 * The machine type of a value, as far as the analysis cares: which width an operation has, and
 * whether a conversion loses anything. {@code byte}, {@code short} and {@code char} are {@link
 * #SHORT}.
 */
public enum ValueType {
  BOOLEAN,
  SHORT,
  INT,
  LONG,
  FLOAT,
  DOUBLE,
  REFERENCE,
  VOID,
  UNKNOWN;

  /** The type for a Java type name ({@code "long"}, {@code "java.lang.String"}, {@code "?"}). */
  public static ValueType of(String typeName) {
    if (typeName == null) {
      return UNKNOWN;
    }
    return switch (typeName) {
      case "boolean" -> BOOLEAN;
      case "byte", "short", "char" -> SHORT;
      case "int" -> INT;
      case "long" -> LONG;
      case "float" -> FLOAT;
      case "double" -> DOUBLE;
      case "void" -> VOID;
      case "?", "" -> UNKNOWN;
      default -> REFERENCE;
    };
  }

  /** Whether values of this type are floating-point numbers. */
  public boolean isFloating() {
    return this == FLOAT || this == DOUBLE;
  }
}
