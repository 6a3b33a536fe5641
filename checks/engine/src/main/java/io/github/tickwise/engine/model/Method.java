package io.github.tickwise.engine.model;

import java.util.List;
import java.util.Set;

/**
 * A method, constructor, initialiser or lambda body.
 *
 * @param key unique in the program; equals {@link MethodRef#key} of calls that name it. Lambdas
 *     have made-up names
 * @param owner the declaring class as {@code pkg.Outer$Inner}
 * @param name {@code <init>}, {@code <clinit>}, or the source name
 * @param parameterTypes erased types of the declared parameters
 * @param parameters the locals that hold the parameters at entry, in order (for class files,
 *     without the receiver)
 * @param overrides keys of the methods that this one overrides or implements, nearest first; also
 *     such as the program does not contain
 * @param blocks the body; block 0 is the entry; empty for abstract and native methods. Field
 *     initialisers and instance initialisers stand at the head of every constructor that does not
 *     call {@code this(...)}, static ones in {@code <clinit>}
 * @param enclosing key of the method around a lambda or local class's method, or {@code null}
 * @param suppressed rule ids whose findings inside this method are dropped; {@code "*"} for all
 * @param parameterOrigins where the parameters are declared, in order; empty if not known
 * @param <O> the front end's origin, see {@link Expr}
 */
public record Method<O>(
    String key,
    String owner,
    String name,
    List<String> parameterTypes,
    List<Slot.Local> parameters,
    String returnType,
    Set<Modifier> modifiers,
    List<String> overrides,
    List<Block<O>> blocks,
    String enclosing,
    Set<String> suppressed,
    O origin,
    List<O> parameterOrigins) {

  /** What the analysis wants to know of a method's declaration. */
  public enum Modifier {
    STATIC,
    PUBLIC,
    PRIVATE,
    FINAL,
    ABSTRACT,
    LAMBDA,
    SYNTHETIC
  }

  public Method {
    parameterTypes = List.copyOf(parameterTypes);
    parameters = List.copyOf(parameters);
    modifiers = Set.copyOf(modifiers);
    overrides = List.copyOf(overrides);
    suppressed = Set.copyOf(suppressed);
    parameterOrigins = parameterOrigins.stream().toList(); // may have nulls
  }

  /** A method of which it is not known where its parameters are declared. */
  public Method(
      String key,
      String owner,
      String name,
      List<String> parameterTypes,
      List<Slot.Local> parameters,
      String returnType,
      Set<Modifier> modifiers,
      List<String> overrides,
      List<Block<O>> blocks,
      String enclosing,
      Set<String> suppressed,
      O origin) {
    this(
        key,
        owner,
        name,
        parameterTypes,
        parameters,
        returnType,
        modifiers,
        overrides,
        blocks,
        enclosing,
        suppressed,
        origin,
        List.of());
  }

  /** Where a parameter is declared; the method itself where that is not known. */
  public O parameterOrigin(int index) {
    O known = index < parameterOrigins.size() ? parameterOrigins.get(index) : null;
    return known != null ? known : origin;
  }

  /** Whether the method is static. */
  public boolean isStatic() {
    return modifiers.contains(Modifier.STATIC);
  }

  /** Whether this is a constructor. */
  public boolean isConstructor() {
    return name.equals("<init>");
  }

  /** Whether this is a lambda's body. */
  public boolean isLambda() {
    return modifiers.contains(Modifier.LAMBDA);
  }
}
