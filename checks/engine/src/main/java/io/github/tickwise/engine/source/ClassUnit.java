package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import java.util.List;
import java.util.Set;

/**
 * One class, interface, enum, record or annotation with its members, in source order. Nested
 * classes are units of their own, except local and anonymous ones, which stand where they are
 * declared.
 *
 * @param name {@code pkg.Outer$Inner}; a local or anonymous class has any unique such name
 * @param components a record's components as parameters of its canonical constructor; else empty
 * @param <O> the front end's origin
 */
public record ClassUnit<O>(
    String name,
    boolean isRecord,
    List<Variable<O>> components,
    List<FieldUnit<O>> fields,
    List<InitializerUnit<O>> initializers,
    List<MethodUnit<O>> methods,
    O origin) {

  /**
   * A field. The order of {@code position} among fields and initialisers is the order in which they
   * run.
   *
   * @param initializer may be null
   * @param declared what an annotation says, or null
   */
  public record FieldUnit<O>(
      FieldDecl<O> declaration, Node<O> initializer, Declared declared, int position) {}

  /** An instance or static initialiser block. */
  public record InitializerUnit<O>(boolean isStatic, Stmt<O> body, int position) {}

  /**
   * A method or constructor.
   *
   * @param name {@code <init>} for constructors
   * @param overrides keys of overridden methods, nearest first
   * @param declared what an annotation on the method says of its result, or null
   * @param body null for abstract and native methods
   * @param compact whether this is a record's compact constructor (its fields are assigned from the
   *     components at its end)
   * @param callsThis whether the constructor begins with {@code this(...)}
   */
  public record MethodUnit<O>(
      String name,
      List<Variable<O>> parameters,
      String returnType,
      Set<Method.Modifier> modifiers,
      List<String> overrides,
      Declared declared,
      Stmt<O> body,
      boolean compact,
      boolean callsThis,
      Set<String> suppressed,
      O origin) {}
}
