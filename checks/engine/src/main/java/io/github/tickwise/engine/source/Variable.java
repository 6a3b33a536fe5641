package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Declared;

/**
 * A local variable, parameter, lambda parameter or pattern binding; told apart by identity. The
 * front end makes one object for each declaration and uses it at each mention.
 *
 * @param <O> the front end's origin
 */
public final class Variable<O> {
  private final String name;
  private final String type;
  private final Declared declared;
  private final O origin;

  /**
   * @param type erased type name, {@code "?"} if not known
   * @param declared what an annotation on the variable says, or {@code null}
   */
  public Variable(String name, String type, Declared declared, O origin) {
    this.name = name;
    this.type = type;
    this.declared = declared;
    this.origin = origin;
  }

  public String name() {
    return name;
  }

  public String type() {
    return type;
  }

  public Declared declared() {
    return declared;
  }

  public O origin() {
    return origin;
  }

  @Override
  public String toString() {
    return type + " " + name;
  }
}
