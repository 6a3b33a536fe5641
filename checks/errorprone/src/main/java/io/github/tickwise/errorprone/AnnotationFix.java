package io.github.tickwise.errorprone;

import com.google.errorprone.VisitorState;
import com.google.errorprone.fixes.SuggestedFix;
import com.google.errorprone.fixes.SuggestedFixes;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.model.JavacElements;
import java.util.Optional;

/**
 * Annotates the type of a variable or a method's result, and imports the annotation. The annotation
 * stands right before the type, where it is right for any kind of annotation. None is offered where
 * the annotation is not on the class path, or would not stand alone.
 */
final class AnnotationFix {
  static final String TICK = "io.github.tickwise.ticks.Tick";

  private AnnotationFix() {}

  /**
   * @param declaration a variable, record component or method
   * @param state at the declaration
   */
  static Optional<SuggestedFix> of(Tree declaration, String annotation, VisitorState state) {
    Tree type = type(declaration);
    if (type == null
        || !isOnTheClassPath(annotation, state)
        || !isPlain(type)
        || sharesItsType(declaration, type, state)) {
      return Optional.empty();
    }
    SuggestedFix.Builder fix = SuggestedFix.builder();
    String name = SuggestedFixes.qualifyType(state, fix, annotation);
    return Optional.of(fix.prefixWith(type, "@" + name + " ").build());
  }

  /** Error Prone's own question only knows the classes that the compilation has met. */
  private static boolean isOnTheClassPath(String type, VisitorState state) {
    return JavacElements.instance(state.context).getTypeElement(type) != null;
  }

  private static Tree type(Tree declaration) {
    if (declaration instanceof MethodTree method) {
      return method.getReturnType();
    }
    return declaration instanceof VariableTree variable ? variable.getType() : null;
  }

  /** A type that is written, and not as {@code java.lang.Long}, whose last part alone may be annotated. */
  private static boolean isPlain(Tree type) {
    return ASTHelpers.getStartPosition(type) >= 0 && type.getKind() != Tree.Kind.MEMBER_SELECT;
  }

  /** {@code long a, b;}: an annotation would speak of both. */
  private static boolean sharesItsType(Tree declaration, Tree type, VisitorState state) {
    TreePath around = state.getPath().getParentPath();
    if (!(declaration instanceof VariableTree)
        || around == null
        || !(around.getLeaf() instanceof ClassTree enclosing)) {
      return false;
    }
    int start = ASTHelpers.getStartPosition(type);
    return enclosing.getMembers().stream()
        .filter(m -> m != declaration && m instanceof VariableTree)
        .map(m -> ((VariableTree) m).getType())
        .anyMatch(t -> t != null && ASTHelpers.getStartPosition(t) == start);
  }
}
