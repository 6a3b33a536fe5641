package io.github.tickwise.review.types;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A class of the sources. Filled in steps by one thread each, then read by many: the name and nested types at once,
 * the supertypes when all names are known, the members when all supertypes are known.
 */
public final class ProgramClass extends ClassInfo {
  private final boolean isInterface;
  private final Map<String, String> nested = new LinkedHashMap<>();
  private final Map<String, FieldInfo> fields = new LinkedHashMap<>();
  private final Map<String, List<MethodInfo>> methods = new LinkedHashMap<>();
  private final Set<MethodInfo> madeUp = new HashSet<>(2);
  private final List<String> components = new ArrayList<>(0);
  private volatile List<JavaType> supertypes = List.of();

  public ProgramClass(String name, boolean isInterface, List<JavaType.Variable> typeParameters) {
    super(name, typeParameters);
    this.isInterface = isInterface;
  }

  @Override
  public boolean isInterface() {
    return isInterface;
  }

  @Override
  public List<JavaType> supertypes() {
    return supertypes;
  }

  public void supertypes(List<JavaType> types) {
    supertypes = List.copyOf(types);
  }

  @Override
  public FieldInfo field(String name) {
    return fields.get(name);
  }

  public void add(FieldInfo field) {
    fields.putIfAbsent(field.name(), field);
  }

  /** A record's components in order; empty for other classes. */
  public List<String> components() {
    return components;
  }

  public void addComponent(String name) {
    components.add(name);
  }

  @Override
  public List<MethodInfo> methods(String name) {
    return methods.getOrDefault(name, List.of());
  }

  @Override
  public Iterable<MethodInfo> methods() {
    List<MethodInfo> all = new ArrayList<>();
    methods.values().forEach(all::addAll);
    return all;
  }

  /** Adds a method that the language adds, such as a record's accessor. */
  public void addMadeUp(MethodInfo method) {
    add(method);
    madeUp.add(method);
  }

  /** Whether the source does not declare the method. */
  public boolean isMadeUp(MethodInfo method) {
    return madeUp.contains(method);
  }

  public void add(MethodInfo method) {
    methods.computeIfAbsent(method.name(), n -> new ArrayList<>(1)).add(method);
  }

  @Override
  public String nested(String simpleName) {
    return nested.get(simpleName);
  }

  public void addNested(String simpleName, String binaryName) {
    nested.putIfAbsent(simpleName, binaryName);
  }
}
