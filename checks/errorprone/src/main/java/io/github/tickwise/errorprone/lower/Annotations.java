package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;

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

  /** The last part of a name; empty if the tree is none. */
  static String simpleName(Tree name) {
    if (name instanceof MemberSelectTree) {
      return ((MemberSelectTree) name).getIdentifier().toString();
    }
    return name instanceof IdentifierTree ? ((IdentifierTree) name).getName().toString() : "";
  }
}
