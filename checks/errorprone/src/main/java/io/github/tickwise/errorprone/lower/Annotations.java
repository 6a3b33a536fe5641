package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Annotations as they are written, by simple name: nobody must depend on our own. */
public final class Annotations {
  private Annotations() {}

  /** Whether a declaration carries an annotation of that simple name. */
  public static boolean has(ModifiersTree modifiers, String simpleName) {
    for (AnnotationTree annotation : modifiers.getAnnotations()) {
      if (simpleName(annotation.getAnnotationType()).equals(simpleName)) {
        return true;
      }
    }
    return false;
  }

  /** The rules that a declaration's own annotations silence; {@code "*"} for all. */
  static Set<String> silenced(ModifiersTree modifiers) {
    Set<String> rules = new HashSet<>();
    for (AnnotationTree annotation : modifiers.getAnnotations()) {
      String name = simpleName(annotation.getAnnotationType());
      if (name.equals("TickSafe")) {
        rules.add("*");
      } else if (name.equals("SuppressWarnings")) {
        annotation.getArguments().forEach(a -> addStrings(valueOf(a), rules));
      }
    }
    return rules;
  }

  private static void addStrings(ExpressionTree value, Set<String> rules) {
    if (value instanceof NewArrayTree array) {
      array.getInitializers().forEach(v -> addStrings(v, rules));
    } else if (Trees.constant(value) instanceof String rule) {
      rules.add(rule.equals("all") ? "*" : rule);
    }
  }

  /** What an annotation's member is given: a constant's last name or a literal; or {@code null}. */
  static String member(List<? extends ExpressionTree> arguments, String name) {
    for (ExpressionTree argument : arguments) {
      if (argument instanceof AssignmentTree assignment
          && simpleName(assignment.getVariable()).equals(name)) {
        return text(assignment.getExpression());
      }
    }
    return null;
  }

  private static String text(ExpressionTree value) {
    return value instanceof LiteralTree literal
        ? String.valueOf(literal.getValue())
        : simpleName(value);
  }

  /** {@code v} of {@code value = v}, and of {@code v}. */
  private static ExpressionTree valueOf(ExpressionTree argument) {
    return argument instanceof AssignmentTree assignment ? assignment.getExpression() : argument;
  }

  /** The last part of a name; empty if the tree is none. */
  static String simpleName(Tree name) {
    if (name instanceof MemberSelectTree) {
      return ((MemberSelectTree) name).getIdentifier().toString();
    }
    return name instanceof IdentifierTree ? ((IdentifierTree) name).getName().toString() : "";
  }
}
