package io.github.tickwise.engine.model;

/** Readings of the names that slots and methods carry. */
public final class Names {
  private Names() {}

  /** {@code pkg.Outer$Inner#name(long)} to {@code Inner.name}. */
  public static String simpleMethod(String key) {
    int hash = key.indexOf('#');
    int paren = key.indexOf('(', Math.max(hash, 0));
    String owner = hash < 0 ? "" : simpleType(key.substring(0, hash));
    String name = key.substring(hash + 1, paren < 0 ? key.length() : paren);
    return owner.isEmpty() ? name : owner + "." + name;
  }

  /** {@code pkg.Outer$Inner} to {@code Inner}; array brackets stay. */
  public static String simpleType(String type) {
    int cut = Math.max(type.lastIndexOf('.'), type.lastIndexOf('$'));
    return type.substring(cut + 1);
  }
}
