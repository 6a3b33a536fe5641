package io.github.tickwise.bytecode;

import io.github.tickwise.engine.model.Hierarchy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.Opcodes;

/** The classes given, and behind them those of the running platform. Thread-safe. Internal names throughout. */
final class ClassIndex implements Hierarchy {
  private final Map<String, ClassInfo> given = new HashMap<>();
  private final Platform platform = new Platform();
  private final Map<String, Set<String>> supertypesByType = new ConcurrentHashMap<>();
  private final Map<String, List<ClassInfo>> ancestorsByClass = new ConcurrentHashMap<>();

  ClassIndex(Collection<ClassInfo> classes) {
    for (ClassInfo info : classes) {
      given.putIfAbsent(info.name(), info);
    }
  }

  /** {@code null} for a class that is neither given nor the platform's. */
  ClassInfo find(String name) {
    ClassInfo own = given.get(name);
    return own != null || name == null ? own : platform.find(name);
  }

  @Override
  public Set<String> supertypes(String type) {
    return supertypesByType.computeIfAbsent(type, t -> {
      Set<String> names = new LinkedHashSet<>();
      names.add(t);
      for (ClassInfo ancestor : ancestors(t.replace('.', '/'))) {
        names.add(ancestor.name().replace('/', '.'));
        // Also those supertypes of which nothing but the name is known.
        if (ancestor.superName() != null) {
          names.add(ancestor.superName().replace('/', '.'));
        }
        ancestor.interfaces().forEach(i -> names.add(i.replace('/', '.')));
      }
      return Collections.unmodifiableSet(names);
    });
  }

  /** The class that declares the field which code names as {@code owner.name}; {@code owner} if none is known. */
  String fieldOwner(String owner, String name, String descriptor) {
    String field = name + ":" + descriptor;
    for (ClassInfo info : ancestors(owner)) {
      if (info.fields().contains(field)) {
        return info.name();
      }
    }
    return owner;
  }

  /** The class that declares the method which code names as {@code owner.name}; {@code owner} if none is known. */
  String methodOwner(String owner, String name, String descriptor) {
    String signature = ClassInfo.signature(name, descriptor);
    for (ClassInfo info : ancestors(owner)) {
      if (info.methods().containsKey(signature)) {
        return info.name();
      }
    }
    return owner;
  }

  /** The classes, other than {@code owner} itself, whose method of that signature a method of it overrides. */
  List<String> overriddenIn(String owner, String signature) {
    List<String> owners = new ArrayList<>();
    for (ClassInfo info : ancestors(owner)) {
      Integer access = info.methods().get(signature);
      if (access != null
          && (access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC)) == 0
          && !info.name().equals(owner)) {
        owners.add(info.name());
      }
    }
    return owners;
  }

  /** The accessor of that name and descriptor, or {@code null} for any other method. */
  Accessor accessor(String owner, String nameAndDescriptor) {
    ClassInfo info = given.get(owner);
    return info == null ? null : info.accessors().get(nameAndDescriptor);
  }

  /** Whether {@code @TickSafe} stands on the class or around it. */
  boolean isSafe(ClassInfo info) {
    Set<String> seen = new LinkedHashSet<>();
    for (ClassInfo c = info; c != null && seen.add(c.name()); c = given.get(c.outer())) {
      if (c.safe()) {
        return true;
      }
      ClassInfo outer = given.get(c.outer());
      if (outer != null
          && c.outerMethod() != null
          && outer.safeMethods().contains(c.outerMethod())) {
        return true;
      }
    }
    return false;
  }

  /** The class itself, its superclasses, then all interfaces, nearest first, as far as they are known. */
  private List<ClassInfo> ancestors(String name) {
    List<ClassInfo> known = ancestorsByClass.get(name);
    if (known == null) {
      known = findAncestors(name);
      ancestorsByClass.put(name, known);
    }
    return known;
  }

  private List<ClassInfo> findAncestors(String name) {
    Set<String> seen = new LinkedHashSet<>();
    List<ClassInfo> found = new ArrayList<>();
    Deque<String> interfaces = new ArrayDeque<>();
    for (ClassInfo c = find(name); c != null && seen.add(c.name()); c = find(c.superName())) {
      found.add(c);
      interfaces.addAll(c.interfaces());
    }
    while (!interfaces.isEmpty()) {
      String next = interfaces.removeFirst();
      ClassInfo c = seen.add(next) ? find(next) : null;
      if (c != null) {
        found.add(c);
        interfaces.addAll(c.interfaces());
      }
    }
    return found;
  }
}
