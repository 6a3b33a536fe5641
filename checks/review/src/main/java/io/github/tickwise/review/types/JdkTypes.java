package io.github.tickwise.review.types;

import java.lang.module.ModuleFinder;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** The running JDK's classes. No class is initialised. Thread-safe. */
final class JdkTypes {
  private static final Set<String> PACKAGES = ModuleFinder.ofSystem().findAll().stream()
      .flatMap(m -> m.descriptor().packages().stream())
      .collect(Collectors.toUnmodifiableSet());

  private final Map<String, Optional<ClassInfo>> classes = new ConcurrentHashMap<>();
  private final Map<TypeVariable<?>, JavaType.Variable> variables = new ConcurrentHashMap<>();

  /** The class of that binary name, or null. */
  ClassInfo find(String binaryName) {
    int dot = binaryName.lastIndexOf('.');
    if (dot < 0 || !PACKAGES.contains(binaryName.substring(0, dot))) {
      return null;
    }
    Optional<ClassInfo> known = classes.get(binaryName);
    if (known == null) {
      // Loading may ask for other classes in turn, so not inside computeIfAbsent.
      Optional<ClassInfo> loaded = Optional.ofNullable(load(binaryName));
      known = classes.putIfAbsent(binaryName, loaded);
      known = known == null ? loaded : known;
    }
    return known.orElse(null);
  }

  private ClassInfo load(String binaryName) {
    try {
      return new JdkClass(
          Class.forName(binaryName, false, ClassLoader.getPlatformClassLoader()), this);
    } catch (ClassNotFoundException | LinkageError e) {
      return null;
    }
  }

  List<JavaType.Variable> variables(TypeVariable<?>[] declared) {
    List<JavaType.Variable> all = new ArrayList<>(declared.length);
    for (TypeVariable<?> v : declared) {
      all.add(variable(v));
    }
    return all;
  }

  private JavaType.Variable variable(TypeVariable<?> v) {
    JavaType.Variable known = variables.get(v);
    if (known != null) {
      return known;
    }
    JavaType.Variable fresh = new JavaType.Variable(v.getName());
    known = variables.putIfAbsent(v, fresh);
    if (known != null) {
      return known;
    }
    fresh.bound(convert(v.getBounds()[0]));
    return fresh;
  }

  JavaType convert(Type type) {
    if (type instanceof Class<?> c) {
      if (c.isPrimitive()) {
        return Primitives.of(c.getName());
      }
      if (c == Object.class) {
        return JavaType.OBJECT;
      }
      return c.isArray()
          ? new JavaType.Array(convert(c.getComponentType()))
          : JavaType.of(c.getName());
    }
    if (type instanceof ParameterizedType p) {
      List<JavaType> arguments = new ArrayList<>();
      for (Type a : p.getActualTypeArguments()) {
        arguments.add(convert(a));
      }
      return new JavaType.ClassType(((Class<?>) p.getRawType()).getName(), arguments);
    }
    if (type instanceof GenericArrayType a) {
      return new JavaType.Array(convert(a.getGenericComponentType()));
    }
    if (type instanceof WildcardType w) {
      Type[] lower = w.getLowerBounds();
      Type upper = w.getUpperBounds()[0];
      return new JavaType.Wildcard(
          upper == Object.class ? null : convert(upper),
          lower.length == 0 ? null : convert(lower[0]));
    }
    return type instanceof TypeVariable<?> v ? variable(v) : JavaType.UNKNOWN;
  }
}
