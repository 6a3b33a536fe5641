package io.github.tickwise.engine.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All code that is solved together. Immutable once built.
 *
 * @param declared what annotations say of fields, parameters, returns and locals; a local stands
 *     there as {@link Slot.Captured} of its method, which is unique in the program
 * @param units the compilation unit of each class that a front end has told of, by the class's name
 * @param <O> the front end's origin, see {@link Expr}
 */
public record Program<O>(
    List<Method<O>> methods,
    List<FieldDecl<O>> fields,
    Map<Slot, Declared> declared,
    Map<String, String> units,
    Hierarchy hierarchy) {
  public Program {
    methods = List.copyOf(methods);
    fields = List.copyOf(fields);
    declared = Collections.unmodifiableMap(new LinkedHashMap<>(declared)); // keeps the order
    units = Map.copyOf(units);
  }

  /** A program whose top-level classes are its units. */
  public Program(
      List<Method<O>> methods,
      List<FieldDecl<O>> fields,
      Map<Slot, Declared> declared,
      Hierarchy hierarchy) {
    this(methods, fields, declared, Map.of(), hierarchy);
  }

  /**
   * The compilation unit of a class, by any name that tells it from others: what was told of the
   * class or of the one around it, else its top-level class.
   */
  public String unit(String className) {
    String name = className;
    while (true) {
      String unit = units.get(name);
      int nested = name.lastIndexOf('$');
      if (unit != null || nested <= 0) {
        return unit != null ? unit : name;
      }
      name = name.substring(0, nested);
    }
  }
}
