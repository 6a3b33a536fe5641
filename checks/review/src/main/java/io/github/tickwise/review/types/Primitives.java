package io.github.tickwise.review.types;

import io.github.tickwise.review.types.JavaType.Primitive;
import java.util.List;
import java.util.Map;

/** Primitive types, their boxes and numeric promotion (JLS 5.1.2, 5.1.8, 5.6). */
public final class Primitives {
  private static final Map<String, Primitive> BY_NAME = Map.of(
      "boolean", new Primitive("boolean"),
      "byte", new Primitive("byte"),
      "short", new Primitive("short"),
      "char", new Primitive("char"),
      "int", new Primitive("int"),
      "long", new Primitive("long"),
      "float", new Primitive("float"),
      "double", new Primitive("double"),
      "void", new Primitive("void"));

  public static final JavaType BOOLEAN = of("boolean");
  public static final JavaType INT = of("int");
  public static final JavaType LONG = of("long");
  public static final JavaType FLOAT = of("float");
  public static final JavaType DOUBLE = of("double");
  public static final JavaType VOID = of("void");

  private static final Map<String, String> BOXES = Map.of(
      "java.lang.Boolean", "boolean",
      "java.lang.Byte", "byte",
      "java.lang.Short", "short",
      "java.lang.Character", "char",
      "java.lang.Integer", "int",
      "java.lang.Long", "long",
      "java.lang.Float", "float",
      "java.lang.Double", "double");
  private static final Map<String, String> BOXED = Map.of(
      "boolean", "java.lang.Boolean",
      "byte", "java.lang.Byte",
      "short", "java.lang.Short",
      "char", "java.lang.Character",
      "int", "java.lang.Integer",
      "long", "java.lang.Long",
      "float", "java.lang.Float",
      "double", "java.lang.Double");

  private static final List<String> WIDENING =
      List.of("byte", "short", "int", "long", "float", "double");

  private Primitives() {}

  /** The primitive of that name, or null. */
  public static Primitive of(String name) {
    return BY_NAME.get(name);
  }

  /** {@code java.lang.Long} is {@code long}; anything else stays. */
  public static JavaType unboxed(JavaType type) {
    String primitive = BOXES.get(type.erased());
    return primitive == null ? type : of(primitive);
  }

  /** {@code long} is {@code java.lang.Long}; anything else stays. */
  public static JavaType boxed(JavaType type) {
    String box = BOXED.get(type.erased());
    return box == null ? type : JavaType.of(box);
  }

  /** Whether this is a primitive number or character. */
  public static boolean isNumeric(JavaType type) {
    return type instanceof Primitive p
        && !p.erased().equals("boolean")
        && !p.erased().equals("void");
  }

  /** Steps of a widening conversion, 0 for none, -1 where there is no such conversion. */
  public static int widening(String from, String to) {
    if (from.equals(to)) {
      return 0;
    }
    if (from.equals("char")) {
      int at = WIDENING.indexOf(to);
      return at < 2 ? -1 : at - 1;
    }
    int a = WIDENING.indexOf(from);
    int b = WIDENING.indexOf(to);
    return a < 0 || b < a ? -1 : b - a;
  }

  /** The type of {@code +x} and of a shift: {@code int} for anything narrower; unknown stays. */
  public static JavaType promoted(JavaType type) {
    JavaType t = unboxed(type);
    if (!isNumeric(t)) {
      return JavaType.UNKNOWN;
    }
    return WIDENING.indexOf(t.erased()) <= 2 ? INT : t;
  }

  /** The type of {@code a * b}. With one side unknown it is the other's, which is right most often. */
  public static JavaType promoted(JavaType left, JavaType right) {
    JavaType a = promoted(left);
    JavaType b = promoted(right);
    if (a.isUnknown() || b.isUnknown()) {
      JavaType known = a.isUnknown() ? b : a;
      // int beside unknown may be anything; long and wider mostly decide.
      return known == INT ? JavaType.UNKNOWN : known;
    }
    return WIDENING.indexOf(a.erased()) >= WIDENING.indexOf(b.erased()) ? a : b;
  }
}
