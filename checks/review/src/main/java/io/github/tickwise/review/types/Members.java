package io.github.tickwise.review.types;

import java.util.ArrayList;
import java.util.List;

/** Fields and methods of a type and its supertypes. */
public final class Members {
  private Members() {}

  /** A field as seen through a type: {@code type} has the parameters replaced. */
  public record SeenField(FieldInfo field, JavaType type) {}

  /** A method as seen through a type: {@code receiver} says what the class's parameters stand for. */
  public record SeenMethod(MethodInfo method, Substitution receiver) {}

  /** The field of that name, or null. */
  public static SeenField field(TypeIndex index, JavaType.ClassType type, String name) {
    for (Supertypes.Step step : Supertypes.of(index, type)) {
      FieldInfo f = step.info() == null ? null : step.info().field(name);
      if (f != null) {
        return new SeenField(
            f, Substitution.of(step.info(), step.use()).apply(f.type()).upward());
      }
    }
    return null;
  }

  /** The methods of that name, nearest first; constructors are not inherited. */
  public static List<SeenMethod> methods(TypeIndex index, JavaType.ClassType type, String name) {
    List<SeenMethod> found = new ArrayList<>();
    for (Supertypes.Step step : Supertypes.of(index, type)) {
      if (step.info() != null) {
        List<MethodInfo> here = step.info().methods(name);
        if (!here.isEmpty()) {
          Substitution s = Substitution.of(step.info(), step.use());
          here.forEach(m -> found.add(new SeenMethod(m, s)));
        }
      }
      if (name.equals("<init>")) {
        break;
      }
    }
    return found;
  }

  /** The binary name of a nested type, own or inherited, or null. */
  public static String nested(TypeIndex index, String type, String simpleName) {
    for (String name : index.supertypes(type)) {
      ClassInfo info = index.find(name);
      String found = info == null ? null : info.nested(simpleName);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Keys of the methods that a method overrides or implements, nearest first. */
  public static List<String> overridden(TypeIndex index, MethodInfo method) {
    if (method.isStatic() || method.isPrivate() || method.name().equals("<init>")) {
      return List.of();
    }
    List<String> keys = new ArrayList<>();
    List<String> own = method.erasedParameters();
    for (SeenMethod m : methods(index, method.owner().self(), method.name())) {
      MethodInfo other = m.method();
      if (other.owner() != method.owner()
          && !other.isStatic()
          && !other.isPrivate()
          && other.parameters().size() == own.size()
          && (other.erasedParameters().equals(own) || erased(m).equals(own))) {
        keys.add(other.key());
      }
    }
    return keys;
  }

  private static List<String> erased(SeenMethod m) {
    List<String> erased = new ArrayList<>();
    for (JavaType p : m.method().parameters()) {
      erased.add(m.receiver().apply(p).erased());
    }
    return erased;
  }
}
