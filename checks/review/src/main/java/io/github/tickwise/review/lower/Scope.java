package io.github.tickwise.review.lower;

import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.review.types.ClassInfo;
import io.github.tickwise.review.types.JavaType;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** A lexical scope: a class body, a method, a block or a lambda. Not thread-safe. */
final class Scope {
  /**
   * A local variable.
   *
   * @param constant its value where it is a compile-time constant, else null
   */
  record Binding(Variable<Origin> variable, JavaType type, Object constant) {}

  private final Scope parent;
  private final ClassInfo type;
  private final Map<String, Binding> variables = new LinkedHashMap<>(4);
  private Map<String, JavaType.Variable> typeVariables = Map.of();
  private Map<String, ClassInfo> localTypes = Map.of();

  private Scope(Scope parent, ClassInfo type) {
    this.parent = parent;
    this.type = type;
  }

  /** The outermost scope of a file. */
  static Scope ofFile() {
    return new Scope(null, null);
  }

  /** A block, method or lambda in this scope. */
  Scope inner() {
    return new Scope(this, null);
  }

  /** The body of a class in this scope. */
  Scope ofClass(ClassInfo type) {
    Scope s = new Scope(this, type);
    s.declare(type.typeParameters());
    return s;
  }

  Scope parent() {
    return parent;
  }

  /** The class whose body this scope is, or null for blocks. */
  ClassInfo type() {
    return type;
  }

  /** The innermost class around; null at the level of the file. */
  ClassInfo thisType() {
    for (Scope s = this; s != null; s = s.parent) {
      if (s.type != null) {
        return s.type;
      }
    }
    return null;
  }

  void declare(Binding binding) {
    variables.put(binding.variable().name(), binding);
  }

  void declare(Iterable<JavaType.Variable> parameters) {
    for (JavaType.Variable v : parameters) {
      if (typeVariables.isEmpty()) {
        typeVariables = new HashMap<>(4);
      }
      typeVariables.put(v.name(), v);
    }
  }

  void declareType(String simpleName, ClassInfo local) {
    if (localTypes.isEmpty()) {
      localTypes = new HashMap<>(4);
    }
    localTypes.put(simpleName, local);
  }

  /** What is declared in this very scope. */
  Binding own(String name) {
    return variables.get(name);
  }

  JavaType.Variable ownTypeVariable(String name) {
    return typeVariables.get(name);
  }

  ClassInfo ownLocalType(String name) {
    return localTypes.get(name);
  }

  /** Makes those of another scope's variables known here that are named. */
  void adopt(Scope other, Set<String> names) {
    for (String name : names) {
      Binding b = other.own(name);
      if (b != null) {
        declare(b);
      }
    }
  }
}
