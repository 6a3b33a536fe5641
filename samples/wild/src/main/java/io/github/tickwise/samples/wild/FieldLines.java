package io.github.tickwise.samples.wild;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The lines on which a source file declares its fields. */
final class FieldLines {
  private static final int TWICE = -1;

  private final Map<String, Integer> byClass = new HashMap<>();
  private final Map<String, Integer> byName = new HashMap<>();

  /** A text that is no Java has no fields. */
  FieldLines(String source) {
    new JavaParser(
            new ParserConfiguration().setLanguageLevel(ParserConfiguration.LanguageLevel.JAVA_25))
        .parse(source)
        .getResult()
        .ifPresent(this::read);
  }

  private void read(CompilationUnit unit) {
    for (FieldDeclaration field : unit.findAll(FieldDeclaration.class)) {
      Optional<TypeDeclaration<?>> holder = field
          .getParentNode()
          .filter(TypeDeclaration.class::isInstance)
          .map(p -> (TypeDeclaration<?>) p);
      for (VariableDeclarator variable : field.getVariables()) {
        int line = variable.getBegin().map(p -> p.line).orElse(0);
        String name = variable.getNameAsString();
        byName.merge(name, line, (a, b) -> TWICE);
        holder.ifPresent(type -> byClass.put(type.getNameAsString() + "#" + name, line));
      }
    }
  }

  /**
   * The line of a field.
   *
   * @param className the binary name of the class that uses it, which need not be the one that declares it
   * @return empty if the file declares no such field, or several of them in other classes
   */
  OptionalInt of(String className, String field) {
    String simple =
        className.substring(Math.max(className.lastIndexOf('.'), className.lastIndexOf('$')) + 1);
    int line = byClass.getOrDefault(simple + "#" + field, byName.getOrDefault(field, 0));
    return line > 0 ? OptionalInt.of(line) : OptionalInt.empty();
  }
}
