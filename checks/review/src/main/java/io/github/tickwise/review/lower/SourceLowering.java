package io.github.tickwise.review.lower;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.TypeDeclaration;
import io.github.tickwise.engine.source.ClassUnit;
import io.github.tickwise.review.types.TypeIndex;
import java.util.List;

/**
 * Lowers the files of one program. {@link #declare}, {@link #resolveSupertypes} and {@link #resolveMembers} of a file
 * are called in this order by one thread at a time; {@link #lower} by any threads. What one of these steps asks of
 * another file must have been done before, or the index have a loader that does it then.
 */
public final class SourceLowering {
  private final TypeIndex index;

  public SourceLowering(TypeIndex index) {
    this.index = index;
  }

  /** The first step: the names of a parsed file's classes. */
  public SourceUnit declare(String path, String text, CompilationUnit tree) {
    SourceUnit unit = new SourceUnit(path, text, tree);
    Declarations declarations = new Declarations(index, unit);
    for (TypeDeclaration<?> type : tree.getTypes()) {
      declarations.declare(type, null, unit.imports().inPackage(type.getNameAsString()));
    }
    return unit;
  }

  /** The second step: what the classes of files extend. */
  public void resolveSupertypes(List<SourceUnit> units) {
    // Twice, since a supertype may be a nested class that is inherited from a class resolved later.
    for (int pass = 1; pass <= 2; pass++) {
      for (SourceUnit unit : units) {
        Declarations declarations = new Declarations(index, unit);
        unit.tree().getTypes().forEach(t -> declarations.supertypes(t, Scope.ofFile()));
      }
    }
    index.settle();
  }

  /** The third step: the types of fields and methods. */
  public void resolveMembers(SourceUnit unit) {
    Declarations declarations = new Declarations(index, unit);
    unit.tree().getTypes().forEach(t -> declarations.members(t, Scope.ofFile()));
  }

  /**
   * What a declared file is in full: the same types, whose bodies were left out when it was declared.
   *
   * @param declared after {@link #resolveMembers}
   * @return a unit to {@link #lower}; it is the only one to hold the tree
   */
  public SourceUnit withBodies(
      DeclaredTypes declared, String path, String text, CompilationUnit tree) {
    SourceUnit unit = new SourceUnit(path, text, tree);
    declared.assign(tree, unit.classes());
    return unit;
  }

  /** The last step: the file's classes in the engine's syntax, in the order of the source. */
  public List<ClassUnit<Origin>> lower(SourceUnit unit) {
    Context context = new Context(index, unit);
    unit.tree().getTypes().forEach(context.classes::lower);
    return context.units;
  }
}
