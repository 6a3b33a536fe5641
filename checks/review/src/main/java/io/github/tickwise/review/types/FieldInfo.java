package io.github.tickwise.review.types;

import java.util.function.Supplier;

/**
 * A field or enum constant.
 *
 * @param constant the compile-time constant's value, or null; may be slow the first time
 */
public record FieldInfo(
    ClassInfo owner,
    String name,
    JavaType type,
    boolean isStatic,
    boolean isFinal,
    Supplier<Object> constant) {}
