package io.github.tickwise.engine.model;

import java.util.Set;

/**
 * A field's declaration.
 *
 * @param type erased type name
 * @param isPrivate whether only code of the same top-level class can store into it
 * @param hasInitializer whether the declaration has an initialiser; for class files, whether the
 *     lines of a constructor show one
 * @param suppressed rule ids whose findings at this field are dropped; {@code "*"} for all
 * @param origin the declaration; for class files, which have no line for it, the initialiser, or
 *     {@code null} without one
 * @param <O> the front end's origin, see {@link Expr}
 */
public record FieldDecl<O>(
    Slot.Field slot,
    String type,
    boolean isStatic,
    boolean isPrivate,
    boolean isFinal,
    boolean hasInitializer,
    Set<String> suppressed,
    O origin) {
  public FieldDecl {
    suppressed = Set.copyOf(suppressed);
  }
}
