package io.github.tickwise.review.lower;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import io.github.tickwise.review.types.ProgramClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The classes that a file declares, without its tree. Immutable, but for the classes themselves. */
public final class DeclaredTypes {
  private final List<ProgramClass> classes;

  /** Classes in the order of their declarations, those around others first. */
  public DeclaredTypes(List<ProgramClass> classes) {
    this.classes = List.copyOf(classes);
  }

  /** Of a declared file. */
  public DeclaredTypes(SourceUnit unit) {
    this(inOrder(unit.tree()).stream().map(unit.classes()::get).toList());
  }

  /**
   * Says which class each declaration of another tree of the same file is.
   *
   * @throws IllegalStateException if it is not the same file
   */
  void assign(CompilationUnit tree, Map<TypeDeclaration<?>, ProgramClass> to) {
    List<TypeDeclaration<?>> declarations = inOrder(tree);
    if (declarations.size() != classes.size()) {
      throw new IllegalStateException(
          declarations.size() + " types where " + classes.size() + " were declared");
    }
    for (int i = 0; i < classes.size(); i++) {
      to.put(declarations.get(i), classes.get(i));
    }
  }

  private static List<TypeDeclaration<?>> inOrder(CompilationUnit tree) {
    List<TypeDeclaration<?>> all = new ArrayList<>();
    tree.getTypes().forEach(t -> add(t, all));
    return all;
  }

  private static void add(TypeDeclaration<?> type, List<TypeDeclaration<?>> to) {
    to.add(type);
    for (BodyDeclaration<?> member : type.getMembers()) {
      if (member instanceof TypeDeclaration<?> nested) {
        add(nested, to);
      }
    }
  }
}
