package io.github.tickwise.review.types;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Walks over supertypes with their type arguments. */
public final class Supertypes {
  private Supertypes() {}

  /** A use of a class on the way up; {@code info} null where only the name is known. */
  public record Step(JavaType.ClassType use, ClassInfo info) {}

  /** The type and its supertypes, nearest first, each class once. */
  public static List<Step> of(TypeIndex index, JavaType.ClassType type) {
    List<Step> steps = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    Deque<JavaType.ClassType> open = new ArrayDeque<>();
    open.add(type);
    while (!open.isEmpty()) {
      JavaType.ClassType use = open.remove();
      if (!seen.add(use.erased())) {
        continue;
      }
      ClassInfo info = index.find(use.erased());
      steps.add(new Step(use, info));
      if (info == null) {
        continue;
      }
      Substitution s = Substitution.of(info, use);
      for (JavaType parent : info.supertypes()) {
        if (s.apply(parent) instanceof JavaType.ClassType c) {
          open.add(c);
        }
      }
    }
    return steps;
  }

  /** The type seen as its supertype of that name, or null. */
  public static JavaType.ClassType as(TypeIndex index, JavaType.ClassType type, String ancestor) {
    if (type.erased().equals(ancestor)) {
      return type;
    }
    if (!index.supertypes(type.erased()).contains(ancestor)) {
      return null;
    }
    for (Step s : of(index, type)) {
      if (s.use().erased().equals(ancestor)) {
        return s.use();
      }
    }
    return null;
  }

  /** The nearest supertype of which only the name is known, or null. */
  public static String unknownParent(TypeIndex index, String type) {
    for (String name : index.supertypes(type)) {
      if (index.find(name) == null) {
        return name;
      }
    }
    return null;
  }
}
