package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WildcardTree;
import io.github.tickwise.engine.model.Declared;
import java.util.List;

/** What the annotations of declarations and types claim, read from trees. */
final class WrittenClaims {
  private WrittenClaims() {}

  /**
   * The claims on a variable or on a method's result; {@code null} if there are none.
   *
   * @param type the declared type, {@code null} for {@code var} and constructors
   */
  static Declared of(ModifiersTree modifiers, Tree type) {
    Declared declared = of(modifiers.getAnnotations());
    Tree bare = withoutAnnotations(type);
    while (bare instanceof ArrayTypeTree array) {
      declared = Declared.ofValues(declared); // "@Tick long[]" speaks of the elements
      bare = withoutAnnotations(array.getType());
    }
    return Declared.join(declared, ofType(type));
  }

  /** The claims on a parameter or local, and what is silent about it. */
  static Declared ofLocal(VariableTree tree) {
    return Declared.join(
        of(tree.getModifiers(), tree.getType()),
        Declared.silent(Annotations.silenced(tree.getModifiers())));
  }

  private static Tree withoutAnnotations(Tree type) {
    return type instanceof AnnotatedTypeTree annotated ? annotated.getUnderlyingType() : type;
  }

  private static Declared ofType(Tree type) {
    if (type instanceof AnnotatedTypeTree annotated) {
      Tree bare = annotated.getUnderlyingType();
      // "long @Tick []" speaks of the array, which is no number.
      Declared own = bare instanceof ArrayTypeTree ? null : of(annotated.getAnnotations());
      return Declared.join(own, ofType(bare));
    }
    if (type instanceof ArrayTypeTree array) {
      return Declared.ofValues(ofType(array.getType()));
    }
    if (type instanceof WildcardTree wildcard) {
      return ofType(wildcard.getBound());
    }
    Declared all = null;
    if (type instanceof ParameterizedTypeTree generic) {
      List<? extends Tree> arguments = generic.getTypeArguments();
      for (int i = 0; i < arguments.size(); i++) {
        Declared one = Declared.ofArgument(ofType(arguments.get(i)), i, arguments.size());
        all = Declared.join(all, one);
      }
    }
    return all;
  }

  private static Declared of(List<? extends AnnotationTree> annotations) {
    for (AnnotationTree annotation : annotations) {
      Declared.Claim claim = Claims.claim(Annotations.simpleName(annotation.getAnnotationType()));
      if (claim != null) {
        return Claims.claimed(
            claim, member -> Annotations.member(annotation.getArguments(), member));
      }
    }
    return null;
  }
}
