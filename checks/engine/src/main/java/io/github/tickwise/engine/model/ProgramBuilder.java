package io.github.tickwise.engine.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Collects what a lowering finds. Not thread-safe; a parallel front end gives each worker its own
 * and {@linkplain #addAll merges} them in a fixed order.
 *
 * @param <O> the front end's origin, see {@link Expr}
 */
public final class ProgramBuilder<O> {
  private final List<Method<O>> methods = new ArrayList<>();
  private final List<FieldDecl<O>> fields = new ArrayList<>();
  private final Map<Slot, Declared> declared = new LinkedHashMap<>();
  private final Map<String, String> units = new LinkedHashMap<>();

  public void add(Method<O> method) {
    methods.add(method);
  }

  public void add(FieldDecl<O> field) {
    fields.add(field);
  }

  /** Records an annotation's claim; {@code null} claims nothing. */
  public void declare(Slot slot, Declared claim) {
    if (claim != null) {
      declared.put(slot, claim);
    }
  }

  /** As {@link #declare}, unless something was recorded of the slot before. */
  public void declareIfAbsent(Slot slot, Declared claim) {
    if (claim != null) {
      declared.putIfAbsent(slot, claim);
    }
  }

  /** Records the compilation unit of a class, and by this of the classes in it. */
  public void inUnit(String className, String unit) {
    units.put(className, unit);
  }

  /** Appends all that another builder holds. */
  public void addAll(ProgramBuilder<O> other) {
    methods.addAll(other.methods);
    fields.addAll(other.fields);
    declared.putAll(other.declared);
    units.putAll(other.units);
  }

  /**
   * Appends a program of another front end. Its hierarchy is left to the caller.
   *
   * @param origins what stands for an origin of it here: the same object for equal origins
   * @param <P> the other front end's origin
   */
  public <P> void addAll(Program<P> other, Function<P, O> origins) {
    Translation<P, O> translation = new Translation<>(origins);
    other.methods().forEach(method -> methods.add(translation.of(method)));
    other.fields().forEach(field -> fields.add(translation.of(field)));
    declared.putAll(other.declared());
  }

  public Program<O> build(Hierarchy hierarchy) {
    return new Program<>(methods, fields, declared, units, hierarchy);
  }
}
