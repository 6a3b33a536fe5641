package io.github.tickwise.review.types;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A class of the running JDK, read by reflection, members when first asked for. */
final class JdkClass extends ClassInfo {
  private final Class<?> type;
  private final JdkTypes jdk;
  private volatile List<JavaType> supertypes;
  private volatile Map<String, List<MethodInfo>> methods;

  JdkClass(Class<?> type, JdkTypes jdk) {
    super(type.getName(), jdk.variables(type.getTypeParameters()));
    this.type = type;
    this.jdk = jdk;
  }

  @Override
  public boolean isInterface() {
    return type.isInterface();
  }

  @Override
  public List<JavaType> supertypes() {
    List<JavaType> known = supertypes;
    if (known == null) {
      known = new ArrayList<>();
      if (type.getGenericSuperclass() != null) {
        known.add(jdk.convert(type.getGenericSuperclass()));
      } else if (type.isInterface()) {
        known.add(JavaType.OBJECT);
      }
      for (Type t : type.getGenericInterfaces()) {
        known.add(jdk.convert(t));
      }
      supertypes = List.copyOf(known);
    }
    return known;
  }

  private static boolean visible(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }

  @Override
  public FieldInfo field(String name) {
    try {
      Field f = type.getDeclaredField(name);
      int m = f.getModifiers();
      if (!visible(m)) {
        return null;
      }
      return new FieldInfo(
          this,
          name,
          jdk.convert(f.getGenericType()),
          Modifier.isStatic(m),
          Modifier.isFinal(m),
          () -> constant(f));
    } catch (NoSuchFieldException | LinkageError e) {
      return null;
    }
  }

  /** The value of a public constant; reading it runs the class's initialiser, so only java.lang's numbers are read. */
  private static Object constant(Field f) {
    int wanted = Modifier.PUBLIC | Modifier.STATIC | Modifier.FINAL;
    String owner = f.getDeclaringClass().getName();
    boolean plain =
        f.getType().isPrimitive() && owner.startsWith("java.lang.") && owner.indexOf('.', 10) < 0;
    if (!plain || (f.getModifiers() & wanted) != wanted) {
      return null;
    }
    try {
      return f.get(null);
    } catch (IllegalAccessException | RuntimeException | LinkageError e) {
      return null;
    }
  }

  @Override
  public List<MethodInfo> methods(String name) {
    return load().getOrDefault(name, List.of());
  }

  @Override
  public Iterable<MethodInfo> methods() {
    List<MethodInfo> all = new ArrayList<>();
    load().values().forEach(all::addAll);
    return all;
  }

  private Map<String, List<MethodInfo>> load() {
    Map<String, List<MethodInfo>> known = methods;
    if (known == null) {
      synchronized (this) {
        known = methods;
        if (known == null) {
          known = read();
          methods = known;
        }
      }
    }
    return known;
  }

  private Map<String, List<MethodInfo>> read() {
    Map<String, List<MethodInfo>> found = new LinkedHashMap<>();
    try {
      Method[] declared = type.getDeclaredMethods();
      // Reflection promises no order; overload resolution must not depend on the day's.
      Arrays.sort(declared, Comparator.comparing(Method::toString));
      for (Method m : declared) {
        if (!m.isSynthetic() && visible(m.getModifiers())) {
          add(found, m.getName(), m, jdk.convert(m.getGenericReturnType()));
        }
      }
      Constructor<?>[] constructors = type.getDeclaredConstructors();
      Arrays.sort(constructors, Comparator.comparing(Constructor::toString));
      for (Constructor<?> c : constructors) {
        if (!c.isSynthetic() && visible(c.getModifiers())) {
          add(found, "<init>", c, Primitives.VOID);
        }
      }
    } catch (LinkageError e) {
      return Map.of();
    }
    return found;
  }

  private void add(
      Map<String, List<MethodInfo>> to, String name, Executable e, JavaType returnType) {
    TypeVariable<?>[] variables = e.getTypeParameters();
    List<JavaType> parameters = new ArrayList<>();
    for (Type t : e.getGenericParameterTypes()) {
      parameters.add(jdk.convert(t));
    }
    int m = e.getModifiers();
    to.computeIfAbsent(name, n -> new ArrayList<>(1))
        .add(new MethodInfo(
            this,
            name,
            jdk.variables(variables),
            parameters,
            e.isVarArgs(),
            returnType,
            Modifier.isStatic(m),
            Modifier.isAbstract(m),
            false));
  }

  @Override
  public String nested(String simpleName) {
    String binary = name() + "$" + simpleName;
    return jdk.find(binary) == null ? null : binary;
  }
}
