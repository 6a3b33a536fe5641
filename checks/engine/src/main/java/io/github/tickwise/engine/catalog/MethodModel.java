package io.github.tickwise.engine.catalog;

import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.Names;
import java.util.List;

/**
 * A line of the catalogue.
 *
 * @param owner qualified class name
 * @param parameters one pattern an argument: a type name, simple or qualified; {@code _} for any; an
 *     upper-case constant's name for an argument that must be it. {@code null} for {@code (*)}
 */
record MethodModel(
    String owner, String name, List<String> parameters, List<Role> roles, boolean user) {

  /** Whether a call of this name and an owner known to fit can be meant. */
  boolean acceptsArguments(MethodRef method, List<String> constantNames) {
    if (parameters == null) {
      return true;
    }
    if (parameters.size() != method.parameterTypes().size()) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      String pattern = parameters.get(i);
      if (isConstantName(pattern)) {
        if (i >= constantNames.size() || !pattern.equals(constantNames.get(i))) {
          return false;
        }
      } else if (!accepts(pattern, method.parameterTypes().get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean accepts(String pattern, String type) {
    return pattern.equals("_")
        || type.equals("?")
        || pattern.equals(type)
        || pattern.equals(Names.simpleType(type));
  }

  static boolean isConstantName(String pattern) {
    return pattern.length() > 1
        && pattern.chars().allMatch(c -> c == '_' || Character.isUpperCase(c));
  }
}
