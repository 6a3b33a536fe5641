package io.github.tickwise.review.lower;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.TypeDeclaration;
import io.github.tickwise.review.types.ProgramClass;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * One parsed file.
 *
 * @param path as the user named it
 * @param text the source; positions count in it
 * @param imports its package and imports
 * @param classes the classes of its declarations, local ones apart
 */
public record SourceUnit(
    String path,
    String text,
    CompilationUnit tree,
    Imports imports,
    Map<TypeDeclaration<?>, ProgramClass> classes) {

  SourceUnit(String path, String text, CompilationUnit tree) {
    this(path, text, tree, Imports.of(tree), new IdentityHashMap<>());
  }
}
