package io.github.tickwise.engine.model;

import java.util.List;
import java.util.Map;

/**
 * All code that is solved together. Immutable once built.
 *
 * @param declared what annotations say of fields, parameters and returns
 * @param <O> the front end's origin, see {@link Expr}
 */
public record Program<O>(
    List<Method<O>> methods,
    List<FieldDecl<O>> fields,
    Map<Slot, Declared> declared,
    Hierarchy hierarchy) {
  public Program {
    methods = List.copyOf(methods);
    fields = List.copyOf(fields);
    declared = Map.copyOf(declared);
  }
}
